import type { ComponentType } from 'preact';
import { useEffect, useErrorBoundary, useState } from 'preact/hooks';
import { Failure, Loading } from '../parts/states.js';
import { announce } from './announcer.js';
import { href, path, query } from './navigation.js';
import type { Page, PageProps } from './page.js';
import { route } from './route.js';

const fetched = new Map<Page, ComponentType<PageProps>>();
/** Path that is shown. The first page leaves the focus alone; only a navigation moves it. */
let shown: string | null = null;

/** Loads the code of the page at the current address and shows it; then sets the title and moves the focus. */
export function PageHost() {
  const found = route.value;
  if (found === null) return <Missing />;
  return <Hosted key={found.page.path} page={found.page} params={found.params} />;
}

function Hosted({ page, params }: { readonly page: Page; readonly params: Record<string, string> }) {
  const [, setTurn] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const [broken, reset] = useErrorBoundary() as [unknown, () => void];
  const Content = fetched.get(page);
  useEffect(() => {
    if (fetched.has(page) || failure !== null) return;
    page.load().then(
      ({ default: content }) => {
        fetched.set(page, content);
        setTurn((turn) => turn + 1);
      },
      setFailure,
    );
  }, [page, failure]);
  const ready = Content !== undefined;
  useEffect(() => {
    if (ready) arrive(page.title);
  }, [ready, path.value]);
  if (broken !== undefined) return <Failure error={broken} retry={reset} />;
  if (failure !== null) return <Failure error={new Error('Part of the page could not be loaded. Check your connection.')} retry={() => setFailure(null)} />;
  if (Content === undefined) return <Loading />;
  return <Content params={params} query={query.value} />;
}

function Missing() {
  useEffect(() => arrive('Page not found'), []);
  return (
    <div class="state">
      <h1 tabIndex={-1}>Page not found</h1>
      <p>There is no page at <code class="break">{href(path.value)}</code>. Check the address for typing errors, or continue here:</p>
      <div class="row">
        <a class="button button-main" href={href('/history')}>Go to History</a>
        <a class="button" href={href('/playground')}>Open the playground</a>
        <a href="/docs">Documentation</a>
      </div>
    </div>
  );
}

/** Sets the document title and, after a navigation, moves focus and screen reader to the page's heading. */
export function arrive(title: string): void {
  document.title = `${title} · Roundsman`;
  const here = location.pathname;
  if (shown !== null && shown !== here) {
    announce(title);
    (document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }
  shown = here;
}
