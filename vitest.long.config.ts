import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** What takes minutes: 10,000 pages, 1,000 rebuilds, fuzzing. */
const long = mergeConfig(
  base,
  defineConfig({ test: { testTimeout: 1_200_000, hookTimeout: 600_000, maxWorkers: 1 } }),
)
long.test = { ...long.test, include: ['test/**/*.long.test.ts'], exclude: ['test/fixtures/**'] }

export default long
