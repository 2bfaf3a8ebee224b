import type { ComponentType } from 'preact';

/** Parameters of the address: the named parts of the path, and the query. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** One page of the account center. Its code is loaded when the page is first opened. */
export interface Page {
  /** Path below `/account`; `:name` matches any one segment. */
  readonly path: string;
  /** Document title; the heading of the page may be more specific. */
  readonly title: string;
  /** Text in the navigation; a page without one is linked from other pages. */
  readonly label?: string;
  readonly load: () => Promise<{ readonly default: ComponentType<PageProps> }>;
}
