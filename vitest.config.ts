import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { ClosingLineReporter } from './test/helpers/closing-line-reporter.ts'
import { browserSetup, globalSetup, projectOptions } from './test/helpers/vitest-options.ts'

const { resolve, test } = projectOptions
const exclude = ['test/**/*.long.test.ts']

const unit: TestProjectInlineConfiguration = {
  resolve,
  test: {
    ...test,
    name: 'unit',
    include: ['test/unit/**/*.test.{ts,tsx}', 'test/*.test.ts'],
    exclude,
    // Modules are evaluated once for all files: these tests change nothing that others see.
    isolate: false,
  },
}

const cli: TestProjectInlineConfiguration = {
  resolve,
  test: { ...test, name: 'cli', include: ['test/cli/**/*.test.ts'], exclude, isolate: false },
}

const browser: TestProjectInlineConfiguration = {
  resolve,
  test: {
    ...test,
    name: 'browser',
    include: ['test/browser/**/*.test.ts'],
    exclude,
    globalSetup: browserSetup,
    isolate: false,
  },
}

export default defineConfig({
  test: {
    globalSetup,
    // One more than the two cores of a small machine: many tests wait for a process or a browser.
    maxWorkers: 3,
    reporters: ['default', new ClosingLineReporter()],
    projects: [unit, cli, browser],
  },
})
