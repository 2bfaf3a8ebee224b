import { useState } from 'preact/hooks';
import { sessionState } from '../api/session.js';
import { CopyButton } from '../parts/copy-button.js';
import { saveJson } from '../parts/save-json.js';
import { href } from '../shell/navigation.js';
import { LANGUAGES, PROBLEM_FILE, readsFile, snippet, type Language } from './snippets.js';

/** The same request as a program to copy. */
export function CodePanel({ problem, version }: { readonly problem: string; readonly version: number }) {
  const [language, setLanguage] = useState<Language>('curl');
  const session = sessionState.value.kind === 'in' ? sessionState.value.session : null;
  const input = { origin: location.origin, user: session?.user_name ?? '', problem, version };
  const code = snippet(language, input);
  return (
    <details class="card code-panel">
      <summary>Call the API from a program</summary>
      <div class="stack">
        <fieldset class="row">
          <legend class="visually-hidden">Language</legend>
          {LANGUAGES.map(({ id, name }) => (
            <label key={id} class="check"><input type="radio" name="language" value={id} checked={language === id} onChange={() => setLanguage(id)} />{name}</label>
          ))}
          <CopyButton text={code} label="Copy code" />
          {readsFile(input) && <button type="button" class="button" onClick={() => saveJson(PROBLEM_FILE, problem)}>Download {PROBLEM_FILE}</button>}
        </fieldset>
        <p class="hint">
          {session?.api_access === false
            ? 'The plan of this account does not include API access, so keys do not work. The playground does.'
            : <>Set the environment variable <code>ROUNDSMAN_API_KEY</code> to one of <a href={href('/keys')}>your keys</a>.</>}
        </p>
        <pre class="code-box" tabIndex={0} aria-label={`Code in ${language}`}><code>{code}</code></pre>
      </div>
    </details>
  );
}
