import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { attackFiles, attacks } from './attacks.ts'
import {
  type AttackRecord,
  type AttackRecords,
  countAttacks,
  formatAttacks,
  mergeRecords,
  recordAttacks,
} from './count-attacks.ts'

const testFolder = fileURLToPath(new URL('..', import.meta.url))

/**
 * Ends the output of `npm run test:security` with a table: attempts, and how many succeeded. If
 * `ATTEMPTS_FILE` names a file, the attempts of each test file that ran replace its earlier ones there.
 */
export class AttackReporter implements Reporter {
  private isFiltered = false

  onInit({ config }: Vitest): void {
    this.isFiltered = config.testNamePattern !== undefined
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const records = Object.fromEntries(modules.map(recordModule))
    const figures = countAttacks(attacks, records)
    console.log(`\n${formatAttacks(figures)}`)
    // An attack that tries nothing proves nothing.
    if (figures.some(({ tried }) => tried === 0)) process.exitCode = 1
    const { ATTEMPTS_FILE: file } = process.env
    if (file === undefined) return
    if (this.isFiltered) console.log('Nothing was recorded, because only some tests of a file ran.')
    else writeRecords(resolve(testFolder, '..', file), records)
  }
}

function writeRecords(file: string, latest: AttackRecords): void {
  const earlier: AttackRecords = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const merged = mergeRecords(earlier, latest, attackFiles)
  writeFileSync(file, `${JSON.stringify(merged, undefined, 2)}\n`)
}

function recordModule(module: TestModule): [file: string, records: readonly AttackRecord[]] {
  const file = relative(testFolder, module.moduleId).split(sep).join('/')
  const tests = [...module.children.allTests()].map((test) => ({
    title: test.fullName,
    state: test.result().state,
    attempts: test.meta().attempts,
  }))
  return [file, recordAttacks(attacks, file, tests)]
}
