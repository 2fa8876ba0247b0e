import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replaceFile } from '../../../../cli/cache/replace-file.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

describe('replacing a file', () => {
  it('writes the new contents in place of the old ones', async () => {
    const folder = await temporaryFolder()
    writeFileSync(join(folder, 'a'), 'old')
    replaceFile(join(folder, 'a'), 'new')
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('new')
    expect(readdirSync(folder)).toEqual(['a'])
  })

  it('leaves no draft when the file cannot be replaced', async () => {
    const folder = await temporaryFolder()
    mkdirSync(join(folder, 'a', 'b'), { recursive: true })
    expect(() => replaceFile(join(folder, 'a'), 'new')).toThrow()
    expect(readdirSync(folder)).toEqual(['a'])
  })
})
