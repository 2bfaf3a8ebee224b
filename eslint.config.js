import { existsSync, readdirSync } from 'node:fs';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** Which folders each folder may import from, besides itself: imports point one way. */
const layers = {
  'src/model': [],
  'src/search': ['src/model'],
  'src/bounds': ['src/model', 'src/search'],
  'src/strategy': ['src/model', 'src/search', 'src/bounds', 'src/root.ts'],
  'src/contract': ['src/model', 'src/errors.ts', 'src/root.ts'],
  'src/instance': ['src/model', 'src/contract', 'src/errors.ts'],
  'src/spreadsheet': ['src/contract'],
  'src/vroom': ['src/contract'],
  'src/metrics': ['src/root.ts'],
  'src/drawing': ['src/contract', 'src/model'],
  'src/trace': [],
  'src/tasks': ['src/contract', 'src/errors.ts', 'src/accounts', 'src/trace'],
  'src/accounts': ['src/errors.ts', 'src/tasks'],
  'src/backup': ['src/tasks', 'src/accounts'],
  'src/nats': ['src/errors.ts', 'src/tasks', 'src/accounts'],
  'src/http': ['src/drawing', 'src/instance', 'src/tasks', 'src/contract', 'src/accounts', 'src/strategy', 'src/model', 'src/metrics', 'src/trace', 'src/errors.ts', 'src/thread-pool.ts', 'src/root.ts'],
  'src/worker': ['src/tasks', 'src/contract', 'src/model', 'src/strategy', 'src/metrics', 'src/trace', 'src/bundle.ts', 'src/errors.ts', 'src/thread-pool.ts', 'src/root.ts'],
  'src/serve': [
    'src/http', 'src/worker', 'src/nats', 'src/accounts', 'src/tasks', 'src/strategy', 'src/model', 'src/metrics', 'src/trace', 'src/bundle.ts', 'src/config.ts', 'src/log.ts', 'src/errors.ts',
    'src/root.ts',
  ],
  'src/cli': [
    'src/serve', 'src/worker', 'src/backup', 'src/accounts', 'src/tasks', 'src/strategy', 'src/bounds', 'src/contract', 'src/instance', 'src/spreadsheet', 'src/vroom', 'src/drawing', 'src/model', 'src/config.ts', 'src/log.ts',
    'src/bundle.ts', 'src/root.ts',
  ],
  // Strategies come in by one door only, the package import #strategy.
  strategies: [],
};

/** The one home of each third party (and of the generated code). */
const homes = {
  nats: 'src/nats',
  koa: 'src/http',
  '@koa/cors': 'src/http',
  '@koa/router': 'src/http',
  'koa-bodyparser': 'src/http',
  'openapi-backend': 'src/http',
  marked: 'src/http',
  'prom-client': 'src/metrics',
  commander: 'src/cli',
  '@node-rs/argon2': 'src/accounts',
  'rate-limiter-flexible': 'src/accounts',
  standardwebhooks: 'src/worker',
  ajv: 'src/contract',
  highs: 'src/search',
  'csv-parse/sync': 'src/spreadsheet',
  echarts: 'bench',
  '@opentelemetry/api': 'src/trace',
  '@opentelemetry/exporter-trace-otlp-http': 'src/trace',
  '@opentelemetry/resources': 'src/trace',
  '@opentelemetry/sdk-trace-node': 'src/trace',
};

const paths = Object.entries(homes).map(([name, home]) => ({
  name,
  message: `${name} has its home in ${home}.`,
}));

function guests() {
  const folder = new URL('strategies/', import.meta.url);
  return existsSync(folder) ? readdirSync(folder) : [];
}

function restricted(allowed) {
  return ['error', { paths: paths.filter(({ name }) => !allowed.includes(name)) }];
}

const zones = [
  ...Object.entries(layers).map(([layer, allowed]) => ({
    target: `./${layer}`,
    from: './src',
    except: [layer, ...allowed].filter((path) => path.startsWith('src/')).map((path) => path.replace('src/', './')),
    message: `${layer} may import from: ${['itself', ...allowed].join(', ')}.`,
  })),
  ...guests().map((name) => ({
    target: `./strategies/${name}`,
    from: './strategies',
    except: [`./${name}`],
    message: 'A strategy imports #strategy and its own folder only.',
  })),
  { target: './src', from: ['./strategies', './test', './bench'], message: 'Strategies are loaded by their manifest.' },
  { target: './src', from: './web', message: 'The pages are served as files.' },
  { target: './web', from: ['./strategies', './test', './bench'], message: 'The pages know the contract only: generated/.' },
  { target: './web', from: './src', except: ['./drawing/map'], message: 'The pages know the contract only, generated/, and how maps are drawn.' },
];

const nondeterminism = [
  { object: 'Math', property: 'random', message: 'Take `random` from the solve context: same seed, same result.' },
  { object: 'Date', property: 'now', message: 'Take the clock from the solve context.' },
  { object: 'performance', property: 'now', message: 'Take the clock from the solve context.' },
];

/** No barrels: what is needed is imported from the file that defines it. */
const noBarrels = {
  selector: 'ExportAllDeclaration, ExportSpecifier',
  message: 'Export where it is declared and import from that file; only doors (src/strategy/door.ts, src/search/kernel) re-export.',
};

/** Ways in for others: `#strategy`, and the modules that AssemblyScript compiles from. */
const doors = ['src/strategy/door.ts', 'src/search/kernel/exports.ts', 'src/search/kernel/operators/door.ts', 'test/kernel/door.ts'];

export default tseslint.config(
  { ignores: ['dist/', 'generated/', 'data/', '.cache/', 'coverage/', 'node_modules/', 'clients/', 'test/clients/drivers/', 'strategies/template/', 'strategies/*/operators/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.js'],
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'], extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } }),
      ],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false, properties: false } }],
      // Typed arrays under noUncheckedIndexedAccess: hot kernels assert.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      eqeqeq: ['error', 'always'],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': 'error',
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: ['test/**', 'scripts/**', 'bench/**', 'web/**'] }],
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'max-lines': ['warn', { max: 400 }],
      'no-console': 'error',
      'no-restricted-imports': restricted([]),
      'no-restricted-syntax': ['error', noBarrels],
      'prefer-const': 'error',
    },
  },
  { files: doors, rules: { 'no-restricted-syntax': 'off' } },
  ...[...new Set(Object.values(homes))].map((home) => ({
    files: [`${home}/**/*.ts`],
    rules: { 'no-restricted-imports': restricted(Object.keys(homes).filter((name) => homes[name] === home)) },
  })),
  {
    // The pages of the account center run in a browser, and are checked with its types.
    files: ['web/**/*.ts', 'web/**/*.tsx'],
    languageOptions: { parserOptions: { project: './web/tsconfig.json' } },
  },
  {
    // AssemblyScript: its own types, no undefined, conversions between numbers by assignment.
    files: ['src/search/kernel/**/*.ts', 'test/kernel/door.ts'],
    languageOptions: { parserOptions: { project: './src/search/kernel/tsconfig.json' } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'import-x/no-restricted-paths': 'off',
    },
  },
  {
    files: ['strategies/**/*.ts', 'src/search/**/*.ts', 'src/bounds/**/*.ts', 'src/model/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', ...nondeterminism],
      'no-restricted-globals': ['error', { name: 'process', message: 'A solver part knows its context only.' }],
    },
  },
  {
    files: ['test/**/*.ts', 'bench/**/*.ts', 'scripts/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      'no-console': 'off',
      'no-restricted-imports': 'off',
    },
  },
);
