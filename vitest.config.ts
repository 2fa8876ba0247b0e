import { createTestConfig } from './test/helpers/vitest-options.ts'

/** Every test but the long ones. */
export default createTestConfig('all')
