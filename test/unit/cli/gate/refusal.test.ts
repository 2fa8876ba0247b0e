import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFound } from '../../../../cli/gate/refusal.ts'
import { siteOf } from '../../../helpers/site-of.ts'

/** Where a page was found that isn't there now. */
const pagePath = async (): Promise<string> =>
  join(await siteOf({ 'docs/index.md': '# A\n' }), 'docs/page.md')

describe('readFound', () => {
  it.each<[string, (path: string) => void, string | undefined]>([
    ['nothing, because it was deleted', () => undefined, undefined],
    ['a link to nothing', (path) => symlinkSync('nothing.md', path), 'missing'],
    ['a link to itself', (path) => symlinkSync('page.md', path), 'loop'],
    ['a folder', (path) => mkdirSync(path), 'folder'],
  ])('P13: tells why a file can’t be read in whose place there is %s', async (_, make, refusal) => {
    const path = await pagePath()
    make(path)
    expect(readFound(path, () => void readFileSync(path))).toBe(refusal)
  })

  it('P13: reads a file again that is replaced while it is read', async () => {
    const path = await pagePath()
    const texts: string[] = []
    const read = (): void => {
      try {
        texts.push(readFileSync(path, 'utf8'))
      } catch (error) {
        writeFileSync(path, 'new')
        throw error
      }
    }
    expect(readFound(path, read)).toBe(undefined)
    expect(texts).toEqual(['new'])
  })
})
