import type { ComponentType } from 'preact';
import { useEffect, useErrorBoundary, useState } from 'preact/hooks';
import { Failure, Loading } from '../parts/states.js';
import { announce } from './announcer.js';
import { href, path, query } from './navigation.js';
import type { Page, PageProps } from './page.js';
import { route } from './route.js';

const fetched = new Map<Page, ComponentType<PageProps>>();
/** The first page is where the reader begins: only a navigation moves the focus. */
let shown: string | null = null;

/** Shows the page that the address names, once its code is there, and moves focus and title along. */
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
  if (failure !== null) return <Failure error={new Error('A part of the page could not be fetched.')} retry={() => setFailure(null)} />;
  if (Content === undefined) return <Loading />;
  return <Content params={params} query={query.value} />;
}

function Missing() {
  useEffect(() => arrive('Not found'), []);
  return (
    <div class="state">
      <h1 tabIndex={-1} class="state-title">There is no such page</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <a class="button" href={href('/')}>To the start</a>
    </div>
  );
}

/** Names the page in the title and, after a navigation, brings focus and screen reader to its heading. */
export function arrive(title: string): void {
  document.title = `${title} · Roundsman`;
  const here = location.pathname;
  if (shown !== null && shown !== here) {
    announce(title);
    (document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }
  shown = here;
}
