import { computed } from '@preact/signals';
import { pages } from '../pages.js';
import { path } from './navigation.js';
import type { Page } from './page.js';

/** The page at the current address and its parameters; null when there is none. */
export const route = computed(() => matchPage(path.value));

function matchPage(text: string): { readonly page: Page; readonly params: Record<string, string> } | null {
  for (const page of pages) {
    const params = matchPath(page.path, text);
    if (params !== null) return { page, params };
  }
  return null;
}

function matchPath(pattern: string, text: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const parts = text.split('/');
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const part = parts[index]!;
    if (want.startsWith(':') && part !== '') params[want.slice(1)] = decode(part);
    else if (want !== part) return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
