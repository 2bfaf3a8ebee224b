export type Language = 'curl' | 'typescript' | 'python';

export const LANGUAGES: readonly { readonly id: Language; readonly name: string; readonly file: string }[] = [
  { id: 'curl', name: 'curl', file: 'solve.sh' },
  { id: 'typescript', name: 'TypeScript', file: 'solve.ts' },
  { id: 'python', name: 'Python', file: 'solve.py' },
];

/** Longer requests are read from a file instead of being part of the program, in characters. */
const LONGEST_INLINE = 3000;

/** Name of that file. */
export const PROBLEM_FILE = 'problem.json';

export interface SnippetInput {
  /** Scheme, host and port of the service. */
  readonly origin: string;
  readonly user: string;
  /** The request as JSON. */
  readonly problem: string;
  /** Version of the API that it is written for. */
  readonly version: number;
}

/** Returns whether the code reads the request from a file next to it. */
export function readsFile({ problem }: SnippetInput): boolean {
  return problem.length > LONGEST_INLINE;
}

/** Returns a program that submits the request and waits for its routes. It reads the key from the environment. */
export function snippet(language: Language, input: SnippetInput): string {
  switch (language) {
    case 'curl': return curl(input);
    case 'typescript': return typescript(input);
    case 'python': return python(input);
  }
}

/** Quotes a text for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function operation({ origin, version }: SnippetInput): string {
  return `${origin}/api/v${version}/solve`;
}

function headers({ user }: SnippetInput): string {
  return `-H ${quoted(`X-User-Name: ${encodeURIComponent(user)}`)} -H "X-Api-Key: $ROUNDSMAN_API_KEY"`;
}

function curl(input: SnippetInput): string {
  const data = readsFile(input) ? `@${PROBLEM_FILE}` : '@-';
  const here = readsFile(input) ? '' : ` <<'JSON'\n${input.problem.trim()}\nJSON`;
  return `ID=$(curl -sS ${quoted(operation(input))} -H 'Content-Type: application/json' \\
  ${headers(input)} --data-binary ${data}${here === '' ? '' : here}
)
ID=$(echo "$ID" | sed 's/.*"request_id":"\\([^"]*\\)".*/\\1/')
while RESULT=$(curl -sS ${quoted(`${operation(input)}/result`)}/"$ID" \\
  ${headers(input)}); echo "$RESULT" | grep -q '"status":"processing"'; do sleep 2; done
echo "$RESULT"
`;
}

function typescript(input: SnippetInput): string {
  const file = readsFile(input);
  return `${file ? "import { readFile } from 'node:fs/promises';\n" : ''}import { setTimeout as sleep } from 'node:timers/promises';

const api = ${JSON.stringify(operation(input))};
const headers = { 'Content-Type': 'application/json', 'X-User-Name': ${JSON.stringify(encodeURIComponent(input.user))}, 'X-Api-Key': process.env.ROUNDSMAN_API_KEY ?? '' };
const problem = ${file ? `await readFile('${PROBLEM_FILE}', 'utf8')` : `JSON.stringify(${input.problem.trim()})`};

const accepted = await (await fetch(api, { method: 'POST', headers, body: problem })).json();
if (!accepted.success) throw new Error(JSON.stringify(accepted));
for (;;) {
  const answer = await (await fetch(\`\${api}/result/\${accepted.request_id}\`, { headers })).json();
  if (answer.result?.status !== 'processing') {
    console.log(answer.error ?? answer.result);
    break;
  }
  await sleep(2000);
}
`;
}

function python(input: SnippetInput): string {
  const file = readsFile(input);
  return `import json, os, time, urllib.error, urllib.request

API = ${JSON.stringify(operation(input))}
HEADERS = {"Content-Type": "application/json", "X-User-Name": ${JSON.stringify(encodeURIComponent(input.user))}, "X-Api-Key": os.environ["ROUNDSMAN_API_KEY"]}
PROBLEM = ${file ? `open("${PROBLEM_FILE}", encoding="utf-8").read()` : pythonText(input.problem.trim())}


def call(url, body=None):
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data=body, headers=HEADERS)) as response:
            return json.load(response)
    except urllib.error.HTTPError as refusal:
        raise SystemExit(refusal.read().decode())


request_id = call(API, PROBLEM.encode())["request_id"]
while True:
    answer = call(API + "/result/" + request_id)
    if (answer["result"] or {}).get("status") != "processing":
        break
    time.sleep(2)
print(json.dumps(answer["result"] or answer["error"], indent=2))
`;
}

/** Returns a raw Python string where possible, otherwise an escaped one. */
function pythonText(text: string): string {
  return text.includes('"""') || text.includes('\\') ? JSON.stringify(text) : `r"""${text}"""`;
}
