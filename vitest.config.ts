import { defineConfig } from 'vitest/config'
import { fileURLToPath } from 'node:url'
import { ClosingLineReporter } from './test/helpers/closing-line-reporter.ts'

const root = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      { find: /^docs-ssg$/, replacement: root('./cli/config/define-config.ts') },
      {
        find: /^docs-ssg\/components$/,
        replacement: root('./runtime/components/content/components.ts'),
      },
    ],
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/**/*.long.test.ts', 'test/fixtures/**'],
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // What a browser does on a busy machine may take its time.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    reporters: ['default', new ClosingLineReporter()],
  },
})
