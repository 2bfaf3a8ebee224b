/**
 * Makes strategies/REFERENCE.md from the docstrings of all that `#strategy` exports: node scripts/strategy-reference.mjs
 * A test compares the committed page with what this makes, and runs every example of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const DOOR = 'src/strategy/door.ts';
/** What all examples share; the page shows it. */
const FIXTURE = 'test/helpers/reference-fixture.ts';

/** Chapters by the beginning of a path; an export is in the first that fits. */
const CHAPTERS = [
  ['src/strategy/contract.ts', 'The contract'],
  ['src/model/problem.ts', 'The problem'],
  ['src/model/', 'Costs, feasibility and kinds of problems'],
  ['src/bounds/', 'Bounds'],
  ['src/strategy/', 'Running strategies and bounds'],
  ['src/search/instance/', 'The instance: what searches read'],
  ['src/search/construction/', 'First solutions'],
  ['src/search/local-search/', 'Local search'],
  ['src/search/ruin-recreate/', 'Ruin and recreate'],
  ['src/search/annealing/', 'Annealing'],
  ['src/search/parallel/', 'Threads and decomposition'],
  ['src/search/set-partitioning/', 'Set partitioning'],
  ['src/search/genetic/', 'Genetic search'],
  ['src/search/', 'Ends of a search'],
];

function jsdocOf(node) {
  return ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
}

/** The text of a tag; TypeScript takes the first word of `@see` for a name. */
function textOfTag(tag) {
  const text = ts.getTextOfJSDocComment(tag.comment) ?? '';
  const first = ts.isJSDocSeeTag(tag) ? tag.name?.getText() ?? '' : '';
  return `${first}${text.startsWith(',') ? '' : ' '}${text}`.trim();
}

/** Text of the docstring before a node, its tags but examples as sentences. */
function docOf(node) {
  const doc = jsdocOf(node);
  if (doc === undefined) return '';
  const text = ts.getTextOfJSDocComment(doc.comment) ?? '';
  const tags = (doc.tags ?? [])
    .filter((tag) => tag.tagName.text !== 'example')
    .map((tag) => `${tag.tagName.text === 'param' ? `\`${tag.name.getText()}\`:` : `${tag.tagName.text}:`} ${textOfTag(tag).replace(/^- /, '')}`);
  return [text, ...tags].filter((part) => part !== '').join(' ').replace(/\s+/g, ' ').trim();
}

/** The code of `@example` in a docstring, as it is written; null without one. */
function exampleOf(node) {
  const [, code] = jsdocOf(node)?.getText().match(/@example\n([\s\S]*?)\s*(?:\n\s*\* @|\*\/$)/) ?? [];
  return code === undefined ? null : code.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trimEnd()).join('\n');
}

function cell(text) {
  return text.replace(/\|/g, '\\|');
}

function isPublic(member) {
  const modifiers = ts.canHaveModifiers(member) ? ts.getModifiers(member) ?? [] : [];
  return !modifiers.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
}

function parametersOf(node, source) {
  return `(${node.parameters.map((parameter) => parameter.getText(source)).join(', ')})`;
}

function typeOf(member, source) {
  if (ts.isConstructorDeclaration(member)) return parametersOf(member, source);
  if (ts.isMethodSignature(member) || ts.isMethodDeclaration(member)) return `${parametersOf(member, source)} => ${member.type?.getText(source) ?? 'void'}`;
  return member.type?.getText(source) ?? ({ TrueKeyword: 'boolean', FalseKeyword: 'boolean', StringLiteral: 'string', NumericLiteral: 'number' })[ts.SyntaxKind[member.initializer?.kind]]
    ?? (ts.isPrefixUnaryExpression(member.initializer ?? member) || /^(Infinity|0)$/.test(member.initializer?.getText(source) ?? '') ? 'number' : 'unknown');
}

function memberRow(member, source) {
  const name = ts.isConstructorDeclaration(member) ? 'new' : `${member.name.getText(source)}${member.questionToken === undefined ? '' : '?'}`;
  return `| \`${name}\` | \`${cell(typeOf(member, source).replace(/\s+/g, ' '))}\` | ${cell(docOf(member))} |`;
}

/** The lines of one declaration: heading, docstring, and members or text. */
function declarationLines(name, node, statement, source) {
  const parents = (node.heritageClauses ?? []).map((clause) => ` ${clause.getText(source)}`).join('');
  const doc = docOf(statement);
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
    const rows = node.members.filter(isPublic).map((member) => memberRow(member, source));
    return [`### ${name}${parents}`, '', doc, '', '| member | type | meaning |', '|---|---|---|', ...rows, ''];
  }
  const text = ts.isFunctionDeclaration(node)
    ? `function ${name}${typeParametersOf(node, source)}${parametersOf(node, source)}: ${node.type?.getText(source) ?? 'void'}`
    : statement.getText(source).replace(/^export /, '');
  return [`### ${name}`, '', doc, '', '```ts', text, '```', ''];
}

function typeParametersOf({ typeParameters }, source) {
  return typeParameters === undefined ? '' : `<${typeParameters.map((parameter) => parameter.getText(source)).join(', ')}>`;
}

/** Every export of the door: its name, declaration and example, in the order of the chapters. */
function doorExports() {
  const program = ts.createProgram([join(root, DOOR)], { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, target: ts.ScriptTarget.ES2023, skipLibCheck: true, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] });
  const checker = program.getTypeChecker();
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(join(root, DOOR))));
  const found = symbols.map((symbol) => {
    const [node] = (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).declarations;
    const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    const source = node.getSourceFile();
    const path = source.fileName.slice(root.length + 1);
    return { name: symbol.name, node, statement, source, path, chapter: CHAPTERS.findIndex(([prefix]) => path.startsWith(prefix)), example: exampleOf(statement) };
  });
  const paths = [...new Set(found.map(({ path }) => path))];
  const order = ({ chapter, path, node }) => [chapter, paths.indexOf(path), node.pos];
  return found.sort((a, b) => order(a).map((value, i) => value - order(b)[i]).find((difference) => difference !== 0) ?? 0);
}

/** @returns whether code names something that is no member and no text */
function names(code, name) {
  return new RegExp(`(?<![\\w']|(?<!\\.\\.)\\.)${name}\\b`).test(code);
}

/** What all examples share, as it is compiled: a module without imports and exports. */
export function fixture() {
  const text = readFileSync(join(root, FIXTURE), 'utf8');
  return text.replace(/^import .*\n+/gm, '').replace(/^export /gm, '').trimEnd();
}

/** Every export: its name, the code of its example, null without one, and the first other export whose example shows it, null without one. */
export function examples() {
  const all = doorExports();
  return all.map(({ name, example }) => ({ name, code: example, shownBy: all.find((other) => other.name !== name && other.example !== null && names(other.example, name))?.name ?? null }));
}

/** @returns the module that an example is, with its imports and the fixture; it throws where a line does not give what stands behind `// =>` */
export function exampleModule(code, exported) {
  const shared = fixture();
  const imported = exported.filter((name) => names(code, name) || names(shared, name));
  const body = code.replace(/^( *)(.+?);? *\/\/ => (.+)$/gm, (_, indent, expression, value) => `${indent}same(${expression}, ${value});`);
  return `import { ${imported.join(', ')} } from '#strategy';

function same(actual: unknown, expected: unknown): void {
  const [given, wanted] = [actual, expected].map((value) => JSON.stringify(value));
  if (given !== wanted) throw new Error(\`gives \${given}, not \${wanted}\`);
}

${shared}

export async function run(): Promise<void> {
${body.replace(/^(?=.)/gm, '  ')}
}
`;
}

function exampleLines({ name, code, shownBy }) {
  if (code !== null) return ['```ts', code, '```', ''];
  if (shownBy === null) throw new Error(`#strategy exports ${name}, which no example shows: give its docstring an @example`);
  return [`Example: [${shownBy}](#${shownBy.toLowerCase()}).`, ''];
}

const HEAD = `# Reference of the plug-in contract

Made from the docstrings of the code by \`make strategy-reference\`: do not edit. \`README.md\` tells how to use it. Everything here is imported from \`#strategy\`.

## The examples

A test runs all of them: what stands behind \`// =>\` is what a line gives. They import what they name from \`#strategy\`, are written in TypeScript
(leave the types out in JavaScript), and share a small problem:
`;

/** The whole page. */
export function referencePage() {
  const shown = new Map(examples().map((example) => [example.name, example]));
  const lines = [HEAD, '```ts', fixture(), '```', ''];
  let last = null;
  for (const { name, node, statement, source, chapter } of doorExports()) {
    if (chapter !== last) lines.push(`## ${CHAPTERS[chapter][1]}`, '');
    last = chapter;
    lines.push(...declarationLines(name, node, statement, source), ...exampleLines(shown.get(name)));
  }
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n').trimEnd()}\n`;
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) writeFileSync(join(root, 'strategies', 'REFERENCE.md'), referencePage());
