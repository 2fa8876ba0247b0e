import { TestRunner } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** How often the test tried what must not succeed, and how often it did. */
    attempts?: { readonly tried: number; readonly succeeded: number }
  }
}

/**
 * Count what the running test tries, for the table of `npm run test:security`. Call it before the
 * expectation that may fail. A test that never calls it counts as one attempt.
 */
export function countAttempts(tried: number, succeeded = 0): void {
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error('Attempts are counted for a test, and no test is running.')
  const before = test.meta.attempts ?? { tried: 0, succeeded: 0 }
  test.meta.attempts = {
    tried: before.tried + tried,
    succeeded: before.succeeded + succeeded,
  }
}
