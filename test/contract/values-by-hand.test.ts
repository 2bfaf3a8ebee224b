import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';
import { CALLBACK_SECRET_PREFIX, CSRF_HEADER, SESSION_COOKIE } from '#generated/account/constants.js';
import { ANSWER_HEADERS, API_KEY, CALL_HEADERS, CALLBACK_HEADERS, CREDENTIAL_HEADERS, FORMS, TEXTS } from '#generated/constants.js';
import { ERROR_MESSAGES } from '#generated/errors.js';
import { REQUEST_FIELDS, REQUEST_RULES } from '#generated/request-fields.js';
import { packageRoot } from '../../src/root.js';
import { document, type JsonObject } from '../helpers/contract-document.js';

const HEADERS: readonly string[] = [CREDENTIAL_HEADERS, CALL_HEADERS, ANSWER_HEADERS, CALLBACK_HEADERS].flatMap((names): string[] => Object.values(names)).concat(CSRF_HEADER);
const PREFIXES = [API_KEY.prefix, CALLBACK_SECRET_PREFIX, SESSION_COOKIE.name];
/** `[a-z]{1,9}`, of the form that asks for the length first: `^(?=[^]{1,9}$)(?:^[a-z]+$)`. */
const PATTERNS = Object.values(FORMS).map(({ source }) => source.replace(/^.*(\{\d+,\d+\})\$\)\(\?:\^(.*)\+\$\)$/, '$2$1'));
/** The words of fixed texts between their values; the shortest could stand in any sentence. */
const WORDS = [...Object.values(ERROR_MESSAGES), ...Object.values(TEXTS), ...Object.values(REQUEST_RULES).map(({ message }) => message), ...Object.values(REQUEST_FIELDS).flatMap(({ message }) => message ?? [])]
  .flatMap((text) => text.split(/\{\w+\}/)).filter((words) => words.length > 12);

/** The values of the contract that a literal holds. */
function valuesIn(literal: string): string[] {
  const lower = literal.toLowerCase();
  return [
    // A name of one word is only one where nothing else stands beside it.
    ...HEADERS.filter((name) => (name.includes('-') ? lower.includes(name.toLowerCase()) : lower === name.toLowerCase())),
    ...PREFIXES.filter((prefix) => new RegExp(`(^|[^a-z])${prefix}`).test(literal)),
    ...PATTERNS.filter((pattern) => literal.includes(pattern)),
    ...WORDS.filter((words) => literal.includes(words)),
  ];
}

/** Texts, pieces of templates and regular expressions of a source file; its comments are not looked at. */
function literalsOf(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    else if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest));
  return found;
}

describe('the values of the contract', () => {
  it('are written nowhere in the sources', () => {
    const files = readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !name.startsWith(join('search', 'kernel')));
    expect(files.length).to.be.greaterThan(300);
    const byHand = files.flatMap((name) => literalsOf(readFileSync(join(packageRoot, 'src', name), 'utf8')).flatMap((literal) => valuesIn(literal).map((value) => `${name}: ${value}`)));
    expect(byHand).to.deep.equal([]);
  });

  it('would be found, however they are written', () => {
    const text = "const a = 'x-api-key'; const b = `Bearer rm_${a}`; // Retry-After\nconst c = /^[A-Za-z0-9_-]{22,64}$/; f('Invalid proxy secret', \"prefer\", 'Prefer short words');";
    expect(literalsOf(text).flatMap(valuesIn)).to.have.members(['X-Api-Key', 'rm_', '[A-Za-z0-9_-]{22,64}', 'Invalid proxy secret', 'Prefer']);
  });

  it('are those that the descriptions state', () => {
    const { parameters, schemas, securitySchemes } = document.components;
    const properties = schemas?.['SolveRequest']?.['properties'] as Record<string, JsonObject>;
    const { description } = document['info'] as { description: string };
    const body = schemas?.['SolveRequest']?.['x-body'] as { depth: number; keys: number };
    const key = securitySchemes?.['apiKey']?.['x-key'] as { prefix: string };
    expect(parameters?.['Prefer']?.['description']).to.include(`(at most ${Number(parameters?.['Prefer']?.['x-max-wait'])})`);
    expect(properties['base_start_time']?.['description']).to.include(`Default ${JSON.stringify(properties['base_start_time']?.['x-default']).replaceAll(',', ', ')}.`);
    expect(description).to.include(`at most ${body.depth} levels deep`).and.include(`at most ${body.keys.toLocaleString('en-US')} object keys`);
    expect(securitySchemes?.['apiKey']?.['description']).to.include(`starts with \`${key.prefix}\``);
  });
});
