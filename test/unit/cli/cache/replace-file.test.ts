import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pid } from 'node:process'
import { describe, expect, it } from 'vitest'
import { abandonCache } from '../../../../cli/cache/abandon-cache.ts'
import { draftPrefix, replaceFile } from '../../../../cli/cache/replace-file.ts'
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

  it('has its draft of the config removed after its process was ended, and no other', async () => {
    const folder = await temporaryFolder()
    const config = join(folder, 'config.json')
    const draft = `${draftPrefix(config, pid)}1.tmp`
    const other = `${draftPrefix(config, pid * 10)}1.tmp`
    for (const path of [draft, other]) writeFileSync(path, '{')
    abandonCache(folder, pid)
    expect(readdirSync(folder)).toEqual([basename(other)])
  })
})
