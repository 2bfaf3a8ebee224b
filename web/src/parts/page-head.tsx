import type { ComponentChildren } from 'preact';

/** The heading of a page, a line about its purpose, and its actions. */
export function PageHead({ title, lead, children }: { readonly title: ComponentChildren; readonly lead?: ComponentChildren; readonly children?: ComponentChildren }) {
  return (
    <div class="page-head">
      <div>
        <h1 tabIndex={-1} class="break">{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children !== undefined && <div class="row">{children}</div>}
    </div>
  );
}
