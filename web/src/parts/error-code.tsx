/** Names the error code of a failure, with a link to what it means; nothing without a code. */
export function ErrorCode({ code }: { readonly code: string | null }) {
  if (code === null) return null;
  return <p class="small">Error code <a href={`/docs/errors#${code}`}><code>{code}</code></a></p>;
}
