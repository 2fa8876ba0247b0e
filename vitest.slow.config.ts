import { createTestConfig } from './test/helpers/vitest-options.ts'

/** The tests of `test/slow-files.ts`. */
export default createTestConfig('slow')
