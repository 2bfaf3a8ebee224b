import { useState } from 'preact/hooks';
import { sessionState } from '../api/session.js';
import { CopyButton } from '../parts/copy-button.js';
import { href } from '../shell/navigation.js';
import { LANGUAGES, PROBLEM_FILE, readsFile, snippet, type Language } from './snippets.js';

/** The same solve as a program, to copy. */
export function CodePanel({ problem }: { readonly problem: string }) {
  const [language, setLanguage] = useState<Language>('curl');
  const session = sessionState.value.kind === 'in' ? sessionState.value.session : null;
  const input = { origin: location.origin, user: session?.user_name ?? '', problem };
  const code = snippet(language, input);
  return (
    <details class="card code-panel">
      <summary>Use it from a program</summary>
      <div class="stack">
        <fieldset class="row">
          <legend class="visually-hidden">Language</legend>
          {LANGUAGES.map(({ id, name }) => (
            <label key={id} class="check"><input type="radio" name="language" value={id} checked={language === id} onChange={() => setLanguage(id)} />{name}</label>
          ))}
          <CopyButton text={code} label="Copy code" />
          {readsFile(input) && <button type="button" class="button" onClick={() => download(problem)}>Download {PROBLEM_FILE}</button>}
        </fieldset>
        <p class="hint">
          {session?.api_access === false
            ? 'The plan of this account has no API access, so no key works with it; the playground does.'
            : <>Put a key of <a href={href('/keys')}>yours</a> into the environment variable <code>ROUNDSMAN_API_KEY</code>.</>}
        </p>
        <pre class="code-box" tabIndex={0} aria-label={`Code in ${language}`}><code>{code}</code></pre>
      </div>
    </details>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = PROBLEM_FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
