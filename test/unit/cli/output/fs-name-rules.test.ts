import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFsNameRules, probeFsNameRules } from '../../../../cli/output/fs-name-rules.ts'
import { openOutput } from '../../../../cli/output/write-output.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'
import { toFile } from './output-process.ts'

type Fold = (name: string) => string

/** The rules found on a disk on which all names that `fold` maps to one are the same file. */
const probeDisk = (fold: Fold) => createFsNameRules((name) => fold(name) === fold('Trial-\u00E9'))

const name = 'Caf\u00E9'
const otherCase = 'caf\u00E9'
const otherForm = 'Cafe\u0301'
const folds: readonly (readonly [string, Fold, readonly boolean[]])[] = [
  ['distinguishes all names (Linux)', (path) => path, [false, false]],
  ['folds letter case (Windows)', (path) => path.toLowerCase(), [true, false]],
  ['folds Unicode forms', (path) => path.normalize('NFC'), [false, true]],
  ['folds both (macOS)', (path) => path.normalize('NFC').toLowerCase(), [true, true]],
]

describe('P12, R4: the file names of a disk', () => {
  it.each(folds)('recognizes a disk that %s', (_, fold, expected) => {
    const fsNameRules = probeDisk(fold)
    const isOne = (other: string): boolean => fsNameRules(other) === fsNameRules(name)
    expect([isOne(otherCase), isOne(otherForm)]).toEqual(expected)
    expect(fsNameRules('a/b.html')).toBe('a/b.html')
  })

  it('probes the disk itself and leaves nothing there', async () => {
    const folder = await temporaryFolder()
    const fsNameRules = probeFsNameRules(join(folder, 'new'))
    expect(readdirSync(folder)).toEqual([])
    writeFileSync(join(folder, name), '')
    for (const other of [otherCase, otherForm])
      expect(fsNameRules(other) === fsNameRules(name)).toBe(existsSync(join(folder, other)))
  })

  it('refuses two files that are one file on the disk, and names both', async () => {
    const folder = await temporaryFolder()
    const probe = () => probeDisk((path) => path.toLowerCase())
    const output = await openOutput(join(folder, 'build'), { protect: [], pid: process.pid, probe })
    output.write(toFile('Errors/index.html', '1'))
    expect(() => output.write(toFile('errors/index.html', '2'))).toThrow(
      'The output paths `Errors/index.html` and `errors/index.html` are the same file on this disk, so one page would overwrite the other.',
    )
    await output.abort()
    expect(readdirSync(folder)).toEqual([])
  })
})
