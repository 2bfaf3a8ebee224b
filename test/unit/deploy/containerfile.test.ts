import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { packageRoot } from '../../../src/root.js';
import { knownVariables, readText } from '../../helpers/deployment.js';

const text = readText('Containerfile');
const file = DockerfileParser.parse(text);
const stages = file.getInstructions().reduce<Instruction[][]>((found, instruction) => {
  if (instruction.getKeyword() === 'FROM') found.push([]);
  found.at(-1)?.push(instruction);
  return found;
}, []);
const last = stages.at(-1)!;
const wordsOf = (instruction: Instruction) => instruction.getArguments().map((argument) => argument.getValue());
const the = (keyword: string) => last.filter((instruction) => instruction.getKeyword() === keyword).map(wordsOf);

const PROBLEM = {
  node_num: 3, vehicle_num: 1, distance_matrix: [[0, 1, 2], [1, 0, 1], [2, 1, 0]],
  start_nodes: [0], end_nodes: [0], node_demands: [0, 1, 1], vehicles_capacity: [2],
};

describe('the Containerfile', () => {
  it('passes its linter', () => {
    expect(validate(text).map(({ message, range }) => [range.start.line + 1, message])).to.deep.equal([]);
    expect(validate('FROM a\nCOPPY x y')).to.have.length(1);
  });

  it('builds in separate stages, and runs as an unprivileged user', () => {
    expect(stages.length).to.be.at.least(3);
    expect(the('USER')).to.deep.equal([['1000:1000']]);
    expect(the('RUN').flat().join(' ')).not.to.match(/\bnpm\b/);
  });

  it('sets variables that the configuration knows, and no secret', () => {
    const variables = the('ENV').flat().map((word) => word.split('=')[0]!).filter((name) => name !== 'NODE_ENV');
    expect([...knownVariables()]).to.include.members(variables);
    expect(text).not.to.match(/PASSWORD|SECRET|TOKEN/);
  });

  it('receives only the files that it copies', () => {
    const allowed = readText('Containerfile.dockerignore').split('\n').filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    const copied = new Set(stages.flat().filter((instruction) => instruction.getKeyword() === 'COPY')
      .filter((copy) => !text.split('\n')[copy.getRange().start.line]!.includes('--from='))
      .flatMap((copy) => wordsOf(copy).slice(0, -1)));
    expect([...copied]).to.have.members(allowed);
    for (const path of copied) expect(existsSync(join(packageRoot, path)), path).to.equal(true);
  });

  it('builds the search kernel as make does', () => {
    const builds = (lines: string) => lines.match(/node scripts\/build-kernel\.mjs src\/\S+/g);
    expect(builds(text)).to.have.length(1).and.deep.equal(builds(readFileSync(join(packageRoot, 'Makefile'), 'utf8')));
  });

  it('copies everything that the service needs: it solves with only those files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundsman-image-'));
    try {
      for (const [from, to] of the('COPY').map((words) => words.filter((word) => !word.startsWith('--')))) {
        const name = from!.replace(/^\/build\//, '');
        expect(to).to.be.oneOf([`./${name}`, './']);
        if (name === 'node_modules') symlinkSync(join(packageRoot, name), join(folder, name));
        else cpSync(join(packageRoot, name), join(folder, name), { recursive: true, filter: (path) => !/\/dist\/(test|bench)$|\/strategies\/.*\.ts$/.test(path) });
      }
      writeFileSync(join(folder, 'problem.json'), JSON.stringify(PROBLEM));
      const solved = spawnSync(process.execPath, ['dist/src/main.js', 'solve', 'problem.json', '--json'], { cwd: folder, encoding: 'utf8' });
      expect(solved.status, solved.stderr).to.equal(0);
      const refused = spawnSync(process.execPath, ['dist/src/main.js', 'api'], { cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'], HOST: '::::', NATS_URL: 'http://x' } });
      expect(refused.status).to.equal(1);
      expect(refused.stderr).to.match(/^HOST=::::: .*\nNATS_URL=http:\/\/x: /);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('uses a Node version that the package allows', () => {
    const version = Number(/node:(\d+)/.exec(text)?.[1]);
    const { engines } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { engines: { node: string } };
    expect(version).to.be.at.least(Number(/\d+/.exec(engines.node)?.[0]));
  });
});
