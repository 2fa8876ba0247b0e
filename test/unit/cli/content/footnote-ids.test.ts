import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolderSync } from '../../../helpers/site-of.ts'
import { configOf, htmlOf } from './page-of.ts'

const siteDir = temporaryFolderSync()
const options = { config: configOf({}, siteDir) }

beforeAll(() => {
  mkdirSync(join(siteDir, 'docs/guide'), { recursive: true })
  writeFileSync(join(siteDir, 'docs/guide/_part.md'), 'Part[^1] and[^1].\n\n[^1]: part\n')
})

const host = (text: string): string => `import P from './_part.md'\n\n${text}\n`

describe('ids of footnotes and their references are unique', () => {
  it.each([
    [
      'a note used twice and one named like its second use',
      'A[^1] b[^1] c[^1-2].\n\n[^1]: x\n\n[^1-2]: y',
    ],
    ['the same in the other order', 'A[^n-2] b[^n] c[^n].\n\n[^n-2]: y\n\n[^n]: x'],
    [
      'three of them',
      'A[^1] b[^1] c[^1-2] d[^1-2] e[^1-2-2].\n\n[^1]: x\n\n[^1-2]: y\n\n[^1-2-2]: z',
    ],
    [
      'a note used twice, and an included file twice',
      host('A[^1] b[^1].\n\n<P />\n\n- <P />\n\n[^1]: x'),
    ],
    [
      'a use in a table and another file in a quote',
      host('A[^1].\n\n> <P />\n\n| a |\n| - |\n| b[^1] |\n\n[^1]: x'),
    ],
    ['uses in another note', 'A[^b].\n\n[^b]: b[^c] c[^c] d[^c-2]\n\n[^c]: x\n\n[^c-2]: y'],
    ['labels of another script', 'A[^注] b[^注] c[^注-2].\n\n[^注]: x\n\n[^注-2]: y'],
  ])('%s', async (_, text) => {
    const html = await htmlOf(text, options)
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(4)
    expect(ids).toEqual([...new Set(ids)])
    const targets = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id = '']) => decodeURI(id))
    expect(targets.filter((id) => !ids.map((one) => decodeURI(one ?? '')).includes(id))).toEqual([])
  })

  it('stay when nothing else has them', async () => {
    const html = await htmlOf('A[^1-2] b[^1].\n\n[^1]: x\n\n[^1-2]: y', options)
    expect(html).toContain('id="user-content-fnref-1-2"')
    expect(html).toContain('id="user-content-fnref-1"')
  })
})
