import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { attackFiles, attacks } from '../../security/attacks.ts'
import {
  attackRows,
  type AttackRecord,
  type AttackTest,
  countAttacks,
  formatAttacks,
  mergeRecords,
  recordAttacks,
} from '../../security/count-attacks.ts'
import { readAttempts } from '../../../docs/generate/pages.ts'

const testFolder = join(import.meta.dirname, '../..')
const readFile = (path: string): string => readFileSync(join(testFolder, '..', path), 'utf8')

const attack = { tried: 'payloads', succeeded: 'executed', files: ['a.test.ts'], titles: /P18/ }
const test = (title: string, more: Partial<AttackTest> = {}): AttackTest => ({
  title,
  state: 'passed',
  attempts: undefined,
  ...more,
})

describe('the table of attacks', () => {
  it('adds up what the tests of an attack tried', () => {
    const tests = [
      test('P18: one'),
      test('group > P18: many', { attempts: { tried: 1200, succeeded: 0 } }),
      test('another promise'),
      test('P18: left out', { state: 'skipped' }),
    ]
    expect(recordAttacks([attack], 'a.test.ts', tests)).toEqual([
      { attack: 'payloads', attempts: 1201, succeeded: 0 },
    ])
    expect(recordAttacks([attack], 'b.test.ts', tests)).toEqual([])
  })

  it('counts a failed test as a success of the attack, even if it does not say how many', () => {
    const tests = [
      test('P18: one', { state: 'failed' }),
      test('P18: many', { state: 'failed', attempts: { tried: 60, succeeded: 7 } }),
    ]
    const figures = countAttacks([attack, { ...attack, tried: 'not run' }], {
      'a.test.ts': recordAttacks([attack], 'a.test.ts', tests),
      'c.test.ts': [{ attack: 'payloads', attempts: 2, succeeded: 0 }],
    })
    expect(figures).toEqual([{ attack, tried: 63, succeeded: 8 }])
    expect(formatAttacks(figures)).toBe('attack    tried  succeeded\npayloads     63  8 executed\n')
  })

  it('keeps the records of files that a run leaves out, and drops those of files that are gone', () => {
    const of = (attempts: number): readonly AttackRecord[] => [
      { attack: 'payloads', attempts, succeeded: 0 },
    ]
    const earlier = { 'gone.ts': of(1), 'a.ts': of(2), 'b.ts': of(3) }
    expect(mergeRecords(earlier, { 'a.ts': of(4) }, ['a.ts', 'b.ts', 'never-ran.ts'])).toEqual({
      'a.ts': of(4),
      'b.ts': of(3),
    })
  })

  it('names only files that exist and contain tests of the attack', () => {
    expect(attackFiles.length).toBeGreaterThan(20)
    for (const { files, titles } of attacks)
      for (const file of files) {
        const path = join(testFolder, file)
        expect(existsSync(path), file).toBe(true)
        if (titles) expect(readFileSync(path, 'utf8'), file).toMatch(titles)
      }
  })
  it('is recorded for every file, with attempts and without a success', () => {
    const recorded = Object.entries(readAttempts(readFile)).map(([file, records]) => [
      file,
      records.map((record) => record.attack),
    ])
    const listed = attackFiles.map((file) => [
      file,
      attacks.filter(({ files }) => files.includes(file)).map(({ tried }) => tried),
    ])
    const hint = 'run `ATTEMPTS_FILE=docs/generate/attempts.json npm run test:security -- <file>`'
    expect(recorded, hint).toEqual(listed)
    for (const [file, records] of Object.entries(readAttempts(readFile)))
      for (const record of records) {
        expect(record.attempts, `${file}: ${record.attack}`).toBeGreaterThan(0)
        expect(record.succeeded, `${file}: ${record.attack}`).toBe(0)
      }
  })

  it('is in the manual', () => {
    const page = readFile('docs/content/explanation/security.md')
    const rows = attackRows(countAttacks(attacks, readAttempts(readFile)))
    expect(rows).toHaveLength(attacks.length)
    for (const cells of rows) expect(page).toContain(`| ${cells.join(' | ')} |`)
  })
})
