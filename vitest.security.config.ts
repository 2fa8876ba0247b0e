import { defineConfig } from 'vitest/config'
import { ClosingLineReporter } from './test/helpers/closing-line-reporter.ts'
import { browserSetup, globalSetup, projectOptions } from './test/helpers/vitest-options.ts'
import { AttackReporter } from './test/security/attack-reporter.ts'
import { attackFiles } from './test/security/attacks.ts'

/** Every attack on the tool: `test/security/attacks.ts`. Takes some minutes. */
export default defineConfig({
  resolve: projectOptions.resolve,
  test: {
    ...projectOptions.test,
    include: attackFiles.map((file) => `test/${file}`),
    globalSetup: [...globalSetup, ...browserSetup],
    testTimeout: 1_200_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    reporters: [['default', { summary: false }], new ClosingLineReporter(), new AttackReporter()],
  },
})
