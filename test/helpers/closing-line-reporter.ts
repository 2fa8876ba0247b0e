import type { Reporter, TestModule, TestState } from 'vitest/node'

/**
 * Ends the output of a test run with one plain line: `412 passed, 0 failed, 3 skipped`. Tests that
 * passed only when they were repeated are listed before it, because each one is a defect.
 */
export class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts: Record<TestState, number> = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        counts[test.result().state] += 1
        if (test.diagnostic()?.flaky)
          console.log(`Passed when repeated: ${module.moduleId}: ${test.fullName}`)
      }
      // A file that fails to load has no tests, and is a failure all the same.
      if (module.state() === 'failed' && module.errors().length > 0) counts.failed += 1
    }
    const { passed, failed, skipped } = counts
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  }
}
