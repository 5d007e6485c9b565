import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The rooms of src/, bottom first. `knows`: rooms below that may be imported; `packages`: what may come from npm.
 * Arrows go down only. `xlsx` is a small room inside `workbook` that keeps the file libraries in one place.
 */
const rooms = {
  brazil: { folder: 'src/brazil', knows: [], packages: ['decimal.js', '@brazilian-utils/**'] },
  rules: { folder: 'src/rules', knows: ['brazil'], packages: ['decimal.js'] },
  explain: { folder: 'src/explain', knows: ['rules', 'brazil'], packages: ['decimal.js'] },
  functions: { folder: 'src/functions', knows: ['explain', 'rules', 'brazil'], packages: ['decimal.js'] },
  xlsx: {
    folder: 'src/workbook/xlsx',
    knows: ['workbook', 'functions', 'explain', 'rules', 'brazil'],
    packages: ['hucre', 'hucre/**', 'fflate'],
  },
  workbook: { folder: 'src/workbook', knows: ['xlsx', 'functions', 'explain', 'rules', 'brazil'], packages: [] },
  sheets: {
    folder: 'src/sheets',
    knows: ['workbook', 'functions', 'explain', 'rules', 'brazil'],
    packages: ['decimal.js'],
  },
  validation: {
    folder: 'src/validation',
    knows: ['sheets', 'workbook', 'functions', 'explain', 'rules', 'brazil'],
    packages: ['decimal.js'],
  },
  sharing: {
    folder: 'src/sharing',
    knows: ['validation', 'sheets', 'xlsx', 'workbook', 'functions', 'explain', 'rules', 'brazil'],
    packages: ['decimal.js'],
  },
  taskpane: {
    folder: 'src/taskpane',
    knows: ['sharing', 'validation', 'sheets', 'workbook', 'functions', 'explain'],
    packages: ['react', 'react/**', 'react-dom', 'react-dom/**', '@fluentui/**', 'recharts'],
  },
  workbench: {
    folder: 'src/workbench',
    knows: ['taskpane', 'sharing', 'validation', 'sheets', 'xlsx', 'workbook', 'functions', 'explain'],
    packages: ['@univerjs/**', 'rxjs', 'react'],
  },
};

const inRoom = (names) => ({ element: { types: { anyOf: names } } });

const roomPolicies = Object.entries(rooms).flatMap(([name, { knows, packages }]) => [
  { from: inRoom([name]), allow: { to: inRoom([name, ...knows]) } },
  { from: inRoom([name]), allow: { to: { module: { origin: 'external' } }, dependency: { source: packages } } },
]);

/** The workbook adapter of the embedded grid is the one file outside the workbench that knows it. */
const gridAdapter = {
  from: { file: { path: 'src/workbook/{workbench,univer}*{,/**}' } },
  allow: { to: { module: { origin: 'external' } }, dependency: { source: ['@univerjs/**', 'rxjs'] } },
};

/** The screens show the tables loaded and speak of rules' types, but no rule runs in them. */
const screensMayRead = [
  {
    from: inRoom(['taskpane', 'workbench']),
    allow: { to: inRoom(['rules', 'brazil']), dependency: { kind: 'type' } },
  },
  {
    from: inRoom(['taskpane', 'workbench']),
    allow: { to: { file: { path: 'src/rules/*/tables.ts' } } },
  },
];

const officeGlobals = ['Office', 'Excel', 'OfficeExtension', 'OfficeRuntime'].map((name) => ({
  name,
  message: 'Only src/workbook/excel* talks to Office.js; everything else goes through the Workbook port.',
}));
const functionsGlobal = {
  name: 'CustomFunctions',
  message: 'Only src/functions registers custom functions and makes their errors.',
};

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'coverage/', 'test-results/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // With noUncheckedIndexedAccess an index that is in range by construction needs its `!`.
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': Object.entries(rooms).map(([type, { folder }]) => ({
        type,
        pattern: folder,
        partialMatch: false,
      })),
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'] } },
    },
    rules: {
      'no-console': 'error',
      'no-restricted-globals': ['error', ...officeGlobals, functionsGlobal],
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          policies: [...roomPolicies, gridAdapter, ...screensMayRead],
        },
      ],
    },
  },
  {
    files: ['src/functions/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...officeGlobals] },
  },
  {
    // The bundle's entry learns the language and the platform from Office.
    files: ['src/functions/index.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['src/workbook/excel*', 'src/workbook/excel*/**'],
    rules: { 'no-restricted-globals': ['error', functionsGlobal] },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    // Build and set-up scripts run in Node, some as CommonJS.
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'require',
          'module',
          '__dirname',
          'process',
          'console',
          'Buffer',
          'URL',
          'setTimeout',
          'clearTimeout',
          'fetch',
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
