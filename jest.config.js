/** Three suites: pure code in Node, screens in jsdom, and what needs programs (browser, LibreOffice, the built bundle). */
const transform = {
  '^.+\\.(tsx?|mjs|js)$': ['ts-jest', { tsconfig: 'tsconfig.jest.json', diagnostics: false }],
};
const shared = {
  transform,
  // These ship ES modules only; jest runs CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(hucre|fflate|@brazilian-utils|@univerjs)/)'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
};
module.exports = {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/(e2e|libreoffice|runtime)/'],
    },
    { ...shared, displayName: 'screens', testEnvironment: 'jsdom', testMatch: ['<rootDir>/test/**/*.test.tsx'] },
    {
      ...shared,
      displayName: 'whole',
      setupFilesAfterEnv: ['<rootDir>/test/e2e/setup.ts'],
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/{e2e,libreoffice,runtime}/**/*.test.ts'],
    },
  ],
};
