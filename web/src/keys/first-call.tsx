import { sessionState } from '../api/session.js';
import { CopyButton } from '../parts/copy-button.js';

/** A first call with a key: it is free and shows whether the key works. @param apiKey default a placeholder. */
export function FirstCall({ apiKey = 'rm_…' }: { readonly apiKey?: string }) {
  const state = sessionState.value;
  const user = state.kind === 'in' ? state.session.user_name : '';
  const code = `export ROUNDSMAN_API_KEY=${apiKey}
curl -sS '${location.origin}/api/v1/usage' \\
  -H 'X-User-Name: ${encodeURIComponent(user).replaceAll("'", '%27')}' \\
  -H "X-Api-Key: $ROUNDSMAN_API_KEY"`;
  return (
    <div class="stack first-call">
      <p class="label">Try the key with a call that does not count as a submission</p>
      <pre class="code-box small" tabIndex={0} aria-label="First call"><code>{code}</code></pre>
      <div class="row">
        <CopyButton text={code} label="Copy command" />
        <span><a href="/docs/getting-started">Getting started</a> shows how to submit a problem.</span>
      </div>
    </div>
  );
}
