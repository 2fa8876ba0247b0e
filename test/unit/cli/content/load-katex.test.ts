import { describe, expect, it } from 'vitest'
import { createKatexLoader, findKatex } from '../../../../cli/content/load-katex.ts'
import { siteOf } from '../../../helpers/site-of.ts'

async function load(code: string | undefined): Promise<unknown> {
  const siteDir = await siteOf(
    code === undefined
      ? { 'docs/index.md': '# A\n' }
      : { 'node_modules/katex/index.js': code, 'node_modules/katex/package.json': '{}' },
  )
  return createKatexLoader(siteDir, findKatex(siteDir))()
}

describe('the KaTeX of a site', () => {
  it('is undefined if it is not installed', async () => {
    expect(await load(undefined)).toBeUndefined()
  })

  it.each([
    ['throws', 'throw new Error("needs Node 99")', 'needs Node 99'],
    ['is not JavaScript', 'module.exports = {', 'Unexpected'],
    ['lacks a file', 'require("./gone.js")', "Cannot find module './gone.js'"],
    ['is another package', 'module.exports = {}', 'it exports no `renderToString`'],
  ])('says why it can’t be used if it %s', async (_, code, problem) => {
    expect(await load(code)).toEqual({
      problem: expect.stringMatching(new RegExp(`^.*${problem}.*$`)),
    })
  })

  it('renders', async () => {
    expect(await load('exports.renderToString = () => "x"')).toHaveProperty('renderToString')
  })
})
