import { execFileSync } from 'node:child_process';
import { expect } from 'chai';
import ts from 'typescript';
import { LANGUAGES, PROBLEM_FILE, snippet, type Language } from '../../../../web/src/playground/snippets.js';

const origin = 'http://127.0.0.1:8080';

function code(language: Language, problem: string, user = 'demo', version = 1): string {
  return snippet(language, { origin, user, problem, version });
}

describe('code of the playground', () => {
  const nasty = JSON.stringify({ name: `it's """ \\ $HOME \`id\` </script> \${x}`, node_num: 1 });

  for (const { id, name } of LANGUAGES) {
    it(`contains the request in ${name} and the key in none`, () => {
      expect(code(id, '{"node_num": 1}')).to.contain('{"node_num": 1}').and.to.contain('ROUNDSMAN_API_KEY').and.to.contain(origin);
    });

    it(`reads a long request from a file in ${name}`, () => {
      const text = code(id, JSON.stringify({ node_demands: Array.from({ length: 2000 }, () => 10) }));
      expect(text).to.contain(PROBLEM_FILE);
      expect(text.length).to.be.below(2500);
    });

    it(`encodes user names that are not valid header text so that they are, in ${name}`, () => {
      expect(code(id, '{}', "Zoë's")).to.contain('Zo%C3%AB').and.not.to.contain('Zoë');
    });
  }

  it('calls the version of the API that the request is written for', () => {
    for (const { id } of LANGUAGES) expect(code(id, '{}', 'demo', 2)).to.contain(`${origin}/api/v2/solve`).and.not.to.contain('/api/v1');
  });

  it('is a shell script that the shell can parse', () => {
    execFileSync('sh', ['-n'], { input: code('curl', nasty) });
    execFileSync('sh', ['-n'], { input: code('curl', '{}', "a'b") });
  });

  it('is TypeScript without syntax errors', () => {
    const { diagnostics } = ts.transpileModule(code('typescript', nasty), { reportDiagnostics: true, compilerOptions: { module: ts.ModuleKind.ESNext } });
    expect(diagnostics).to.be.empty;
  });
});
