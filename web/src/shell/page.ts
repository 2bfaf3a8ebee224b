import type { ComponentType } from 'preact';

/** What the address says: the named parts of the path, and the search. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** One page of the account center; its code is fetched when it is first opened. */
export interface Page {
  /** Below `/account`; `:name` is a part of any text. */
  readonly path: string;
  /** Title of the document; the page's own heading may say more. */
  readonly title: string;
  /** Text in the navigation; pages without one are reached from others. */
  readonly label?: string;
  readonly load: () => Promise<{ readonly default: ComponentType<PageProps> }>;
}
