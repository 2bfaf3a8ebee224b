/**
 * Makes the members of AssemblyScript classes callable from outside: exported classes have no form in WebAssembly, so each
 * source file gets one exported function per public member, and a description tells which there are.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const hidden = [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword, ts.SyntaxKind.StaticKeyword];
const basic = new Set(['i32', 'u32', 'f32', 'f64', 'bool', 'boolean', 'usize', 'void']);

function has(node, kinds) {
  return (ts.getModifiers(node) ?? []).some(({ kind }) => kinds.includes(kind));
}

/** What a function passes for a value of a type: numbers as they are, objects as their addresses. */
function passed(type) {
  return basic.has(type) ? type : 'usize';
}

function argument({ name, type }) {
  return basic.has(type) ? name : `changetype<${type}>(${name})`;
}

function parametersOf(node, source) {
  return node.parameters.map((parameter) => ({ name: parameter.name.getText(source), type: parameter.type.getText(source) }));
}

function declared(parameters) {
  return parameters.map(({ name, type }) => `${name}: ${passed(type)}`).join(', ');
}

function returned(type, expression) {
  return type === 'void' ? `${expression};` : basic.has(type) ? `return ${expression};` : `return changetype<usize>(${expression});`;
}

function fieldLines(name, field, type, writable) {
  const get = `export function ${name}_get_${field}(it: ${name}): ${passed(type)} { ${returned(type, `it.${field}`)} }`;
  return writable ? [get, `export function ${name}_set_${field}(it: ${name}, value: ${type}): void { it.${field} = value; }`] : [get];
}

/** Path of the module that a source file has a name from, without its ending; null when it is the file's own. */
function homeOf(name, source) {
  const from = source.statements.find((statement) => ts.isImportDeclaration(statement)
    && statement.importClause?.namedBindings?.elements?.some((element) => element.name.text === name));
  return from === undefined ? null : join(dirname(source.fileName), from.moduleSpecifier.text);
}

/** @returns the constructor that a class has of its own or inherits, and the source file that declares it; null when none is declared */
function constructorOf(node, source) {
  const own = node.members.find(ts.isConstructorDeclaration);
  if (own !== undefined) return { node: own, source };
  const parent = node.heritageClauses?.[0]?.types[0]?.expression.getText(source);
  if (parent === undefined) return null;
  const home = homeOf(parent, source);
  const file = home === null ? source : ts.createSourceFile(`${home}.ts`, readFileSync(`${home}.ts`, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = file.statements.find((statement) => ts.isClassDeclaration(statement) && statement.name.text === parent);
  return constructorOf(found, file);
}

/** The function that makes an object of a class, with imports of what an inherited constructor is given. */
function constructorLines(name, declaration, source) {
  const parameters = parametersOf(declaration.node, declaration.source);
  const foreign = [...new Set(parameters.map(({ type }) => type))].filter((type) => declaration.source !== source && !basic.has(type) && homeOf(type, source) === null);
  const imports = foreign.map((type) => {
    const path = relative(dirname(source.fileName), homeOf(type, declaration.source));
    return `import { ${type} } from '${path.startsWith('.') ? path : `./${path}`}';`;
  });
  return [...imports, `export function ${name}_new(${declared(parameters)}): usize { return changetype<usize>(new ${name}(${parameters.map(argument).join(', ')})); }`];
}

/** Adds a class to `classes`. @returns the functions that stand for its members */
function classLines(node, source, classes) {
  const name = node.name.text;
  const parent = node.heritageClauses?.[0]?.types[0]?.expression.getText(source) ?? null;
  const description = { parent, constructor: null, fields: {}, methods: {} };
  const declaration = constructorOf(node, source);
  if (declaration !== null) description.constructor = parametersOf(declaration.node, declaration.source).map(({ type }) => type);
  const lines = [];
  if (!has(node, [ts.SyntaxKind.AbstractKeyword])) {
    lines.push(...(declaration === null ? [`export function ${name}_new(): usize { return changetype<usize>(new ${name}()); }`] : constructorLines(name, declaration, source)));
  }
  for (const member of node.members) {
    if (has(member, hidden)) continue;
    if (ts.isPropertyDeclaration(member)) {
      const [field, type] = [member.name.getText(source), member.type?.getText(source)];
      if (type === undefined) continue;
      description.fields[field] = type;
      lines.push(...fieldLines(name, field, type, !has(member, [ts.SyntaxKind.ReadonlyKeyword])));
    } else if (ts.isGetAccessorDeclaration(member)) {
      const [field, type] = [member.name.getText(source), member.type.getText(source)];
      description.fields[field] = type;
      lines.push(...fieldLines(name, field, type, false));
    } else if (ts.isMethodDeclaration(member) && member.typeParameters === undefined) {
      const [method, type] = [member.name.getText(source), member.type.getText(source)];
      const parameters = parametersOf(member, source);
      description.methods[method] = { parameters: parameters.map((parameter) => parameter.type), returns: type };
      const call = `it.${method}(${parameters.map(argument).join(', ')})`;
      lines.push(`export function ${name}_${method}(it: ${name}${parameters.length > 0 ? ', ' : ''}${declared(parameters)}): ${passed(type)} { ${returned(type, call)} }`);
    }
  }
  classes[name] = description;
  return lines;
}

/**
 * @param text - of a source file
 * @param classes - gets the description of each class that the file exports
 * @returns the text with functions behind it
 */
export function withClassExports(text, path, classes) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = source.statements
    .filter((statement) => ts.isClassDeclaration(statement) && has(statement, [ts.SyntaxKind.ExportKeyword]))
    .flatMap((statement) => classLines(statement, source, classes));
  return `${text}\n${lines.join('\n')}\n`;
}
