/** Pure code in Node, screens in jsdom, what needs LibreOffice or the built bundle, and what a browser goes through. */
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
      displayName: 'programs',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/{libreoffice,runtime}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      setupFilesAfterEnv: ['<rootDir>/test/e2e/setup.ts'],
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
    },
  ],
};
