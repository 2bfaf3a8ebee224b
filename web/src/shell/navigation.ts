import { computed, signal } from '@preact/signals';

/** Path of the account center on its origin. */
const BASE = '/account';

const address = signal(location.pathname + location.search);
addEventListener('popstate', () => (address.value = location.pathname + location.search));

/** The path below `/account`, beginning with a slash. */
export const path = computed(() => pathOf(address.value));

/** The search part of the address. */
export const query = computed(() => new URLSearchParams(address.value.split('?')[1] ?? ''));

/** @param to a path below `/account`. @returns the `href` of a link to it. */
export function href(to: string): string {
  return BASE + to;
}

/** Navigates to a path below `/account`, as a link would. */
export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (href(to) === address.value) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', href(to));
  address.value = href(to);
  if (!replace) scrollTo(0, 0);
}

/** Handles clicks on links within the account center, except those that open another window or a download. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (!isOwn(link.pathname) || link.hash !== '') return;
  event.preventDefault();
  go(pathOf(link.pathname) + link.search);
}

function isOwn(pathname: string): boolean {
  return (pathname === BASE || pathname.startsWith(`${BASE}/`)) && !pathname.startsWith(`${BASE}/api/`);
}

function pathOf(text: string): string {
  const own = text.split('?')[0]!.slice(BASE.length).replace(/\/+$/, '');
  return own === '' ? '/' : own;
}
