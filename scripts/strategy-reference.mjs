/**
 * Makes strategies/REFERENCE.md from the docstrings of the plug-in contract: node scripts/strategy-reference.mjs
 * A test compares the committed page with what this makes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const SOURCES = [
  ['The contract', 'src/strategy/contract.ts', null],
  ['The problem', 'src/model/problem.ts', null],
  ['Parts to build on', 'src/model/cost.ts', ['evaluate', 'SolutionCost', 'RouteCost']],
  ['', 'src/model/distances.ts', ['distanceFunction']],
  ['', 'src/model/checker.ts', ['check', 'Violation']],
];

/** Text of the docstring before a node, its tags as sentences. */
function docOf(node) {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  if (doc === undefined) return '';
  const text = ts.getTextOfJSDocComment(doc.comment) ?? '';
  const tags = (doc.tags ?? []).map((tag) => `${tag.tagName.text === 'param' ? `\`${tag.name.getText()}\`:` : `${tag.tagName.text}:`} ${ts.getTextOfJSDocComment(tag.comment) ?? ''}`);
  return [text, ...tags].filter((part) => part !== '').join(' ').replace(/\s+/g, ' ').trim();
}

function cell(text) {
  return text.replace(/\|/g, '\\|');
}

function memberRow(member, source) {
  const optional = member.questionToken === undefined ? '' : '?';
  const name = member.name.getText(source);
  const type = ts.isMethodSignature(member)
    ? `(${member.parameters.map((parameter) => parameter.getText(source)).join(', ')}) => ${member.type?.getText(source) ?? 'void'}`
    : member.type?.getText(source) ?? 'unknown';
  return `| \`${name}${optional}\` | \`${cell(type.replace(/\s+/g, ' '))}\` | ${cell(docOf(member))} |`;
}

/** The lines of one exported declaration; none for what is no part of a contract. */
function section(statement, source) {
  if (ts.isInterfaceDeclaration(statement)) {
    const parents = (statement.heritageClauses ?? []).map((clause) => ` ${clause.getText(source)}`).join('');
    const rows = statement.members.map((member) => memberRow(member, source));
    return [`### ${statement.name.text}${parents}`, '', docOf(statement), '', '| member | type | meaning |', '|---|---|---|', ...rows, ''];
  }
  if (ts.isTypeAliasDeclaration(statement)) {
    return [`### ${statement.name.text}`, '', docOf(statement), '', '```ts', statement.getText(source).replace(/^export /, ''), '```', ''];
  }
  if (ts.isVariableStatement(statement)) {
    const [declared] = statement.declarationList.declarations;
    return [`### ${declared.name.getText(source)}`, '', docOf(statement), '', '```ts', statement.getText(source).replace(/^export /, ''), '```', ''];
  }
  if (ts.isFunctionDeclaration(statement)) {
    const signature = `function ${statement.name.text}(${statement.parameters.map((parameter) => parameter.getText(source)).join(', ')}): ${statement.type?.getText(source) ?? 'void'}`;
    return [`### ${statement.name.text}`, '', docOf(statement), '', '```ts', signature, '```', ''];
  }
  return [];
}

function nameOf(statement) {
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations[0].name.getText() : statement.name?.text;
}

function isExported(statement) {
  return ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/** The whole page. */
export function referencePage() {
  const lines = ['# Reference of the plug-in contract', '', 'Made from the docstrings of the code by `make strategy-reference`: do not edit. `README.md` tells how to use it.', ''];
  for (const [title, path, wanted] of SOURCES) {
    const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
    if (title !== '') lines.push(`## ${title}`, '');
    for (const statement of source.statements) {
      if (isExported(statement) && (wanted === null || wanted.includes(nameOf(statement)))) lines.push(...section(statement, source));
    }
  }
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n').trimEnd()}\n`;
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) writeFileSync(join(root, 'strategies', 'REFERENCE.md'), referencePage());
