import { fileURLToPath } from 'node:url'
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config'
import { slowFiles } from '../slow-files.ts'
import { ClosingLineReporter } from './closing-line-reporter.ts'
import { patience } from './patience.ts'

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Global setup of every run, whatever its projects. */
export const globalSetup = [root('test/helpers/shared-folder-setup.ts')]

/** Global setup of projects whose tests drive a browser. */
export const browserSetup = [root('test/helpers/chromium-setup.ts')]

/** What the test projects have in common: how sites import docs-ssg, and how long a test may take. */
export const projectOptions = {
  resolve: {
    alias: [
      { find: /^docs-ssg$/, replacement: root('cli/config/define-config.ts') },
      {
        find: /^docs-ssg\/components$/,
        replacement: root('runtime/components/content/components.ts'),
      },
    ],
  },
  test: {
    setupFiles: [root('test/helpers/each-file.ts')],
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // In CI, other programs may take the processor for seconds. What passes when repeated is listed.
    retry: process.env['CI'] === undefined ? 0 : 1,
    expect: { poll: { timeout: patience } },
  },
} satisfies TestProjectInlineConfiguration

/** Which files of the test projects run: all, those that `npm test` runs, or the others. */
type TestFiles = 'all' | 'quick' | 'slow'

/** The config of a run of the projects unit, cli and browser with some of their files. */
export function createTestConfig(files: TestFiles): ViteUserConfig {
  const { resolve, test } = projectOptions
  const exclude = ['test/**/*.long.test.ts', ...(files === 'quick' ? slowFiles : [])]
  const create = (
    name: string,
    include: readonly string[],
    setup: readonly string[] = [],
  ): TestProjectInlineConfiguration => ({
    resolve,
    test: {
      ...test,
      name,
      include: [...include],
      exclude,
      globalSetup: [...setup],
      // Modules are evaluated once for all files: these tests change nothing that others see.
      isolate: false,
    },
  })
  const slowIn = (folder: string): readonly string[] =>
    slowFiles.filter((path) => path.startsWith(folder))
  const projects =
    files === 'slow'
      ? [
          create('cli', slowIn('test/cli/')),
          create('browser', slowIn('test/browser/'), browserSetup),
        ]
      : [
          create('unit', ['test/unit/**/*.test.{ts,tsx}', 'test/*.test.ts']),
          create('cli', ['test/cli/**/*.test.ts']),
          create('browser', ['test/browser/**/*.test.ts'], browserSetup),
        ]
  return {
    test: {
      globalSetup,
      // One more than the two cores of a small machine: many tests wait for a process or a browser.
      maxWorkers: 3,
      reporters: ['default', new ClosingLineReporter()],
      projects,
    },
  }
}
