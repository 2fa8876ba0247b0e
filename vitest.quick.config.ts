import { createTestConfig } from './test/helpers/vitest-options.ts'

/** What `npm test` runs: every test but the long ones and those of `test/slow-files.ts`. */
export default createTestConfig('quick')
