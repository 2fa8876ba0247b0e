import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { attackFiles, attacks } from '../../security/attacks.ts'
import { type AttackTest, countAttacks, formatAttacks } from '../../security/count-attacks.ts'

const testFolder = join(import.meta.dirname, '../..')

const attack = { tried: 'payloads', succeeded: 'executed', files: ['a.test.ts'], titles: /P18/ }
const test = (title: string, more: Partial<AttackTest> = {}): AttackTest => ({
  file: 'a.test.ts',
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
      test('P18: elsewhere', { file: 'b.test.ts' }),
      test('P18: left out', { state: 'skipped' }),
    ]
    expect(countAttacks([attack], tests)).toEqual([{ attack, tried: 1201, succeeded: 0 }])
  })

  it('counts a failed test as a success of the attack, even if it does not say how many', () => {
    const tests = [
      test('P18: one', { state: 'failed' }),
      test('P18: many', { state: 'failed', attempts: { tried: 60, succeeded: 7 } }),
    ]
    const figures = countAttacks([attack], tests)
    expect(figures).toEqual([{ attack, tried: 61, succeeded: 8 }])
    expect(formatAttacks(figures)).toBe('attack    tried  succeeded\npayloads     61  8 executed\n')
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
})
