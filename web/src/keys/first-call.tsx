import { sessionState } from '../api/session.js';
import { CopyButton } from '../parts/copy-button.js';

/** The first call with a key: it costs nothing and shows whether the key works. */
export function FirstCall() {
  const state = sessionState.value;
  const user = state.kind === 'in' ? state.session.user_name : '';
  const code = `export ROUNDSMAN_API_KEY=rm_…
curl -sS '${location.origin}/api/v1/usage' \\
  -H 'X-User-Name: ${encodeURIComponent(user).replaceAll("'", '%27')}' -H "X-Api-Key: $ROUNDSMAN_API_KEY"`;
  return (
    <div class="stack first-call">
      <p class="label">The first call: it shows what the plan allows, and counts nothing</p>
      <pre class="code-box small" tabIndex={0} aria-label="First call"><code>{code}</code></pre>
      <div class="row">
        <CopyButton text={code} label="Copy the call" />
        <span><a href="/docs/getting-started">Getting started</a> continues with a first problem.</span>
      </div>
    </div>
  );
}
