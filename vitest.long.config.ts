import { defineConfig } from 'vitest/config'
import { ClosingLineReporter } from './test/helpers/closing-line-reporter.ts'
import { browserSetup, globalSetup, projectOptions } from './test/helpers/vitest-options.ts'

/** What takes minutes: 10,000 pages, 1,000 rebuilds, fuzzing. */
export default defineConfig({
  resolve: projectOptions.resolve,
  test: {
    ...projectOptions.test,
    include: ['test/**/*.long.test.ts'],
    globalSetup: [...globalSetup, ...browserSetup],
    testTimeout: 1_200_000,
    hookTimeout: 600_000,
    maxWorkers: 1,
    reporters: ['default', new ClosingLineReporter()],
  },
})
