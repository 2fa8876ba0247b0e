import { fileURLToPath } from 'node:url'
import type { TestProjectInlineConfiguration } from 'vitest/config'
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
