import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configOf, found, htmlOf, make, pageOf } from './page-of.ts'

let site = ''
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'docs-ssg-partials-'))
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

function write(path: string, contents: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true })
  writeFileSync(join(site, path), contents)
}
const options = () => ({ config: configOf({}, site), docPath: 'guide/page.mdx' })

it('2.9: a partial stands where its tag stands, with what the tag gives it', async () => {
  write(
    'docs/guide/_note.mdx',
    '---\ntitle: x\n---\n## For {props.name}\n\n:::tip\nHi *{name}* [a](./b.md)\n:::\n',
  )
  const text = 'import Note from \'./_note.mdx\'\n\n# A\n\n<Note name="you" />\n\nend\n'
  const html = await htmlOf(text, options())
  expect(html).toContain('<h2 id="for-you">For you<')
  expect(html).toContain('<p>Hi <em>you</em> <a href="./b.md">a</a></p></aside>\n<p>end</p>')
  const page = await pageOf(text, options())
  expect(page.dependencies.map(({ path }) => path)).toEqual(['docs/guide/_note.mdx'])
  expect(page.dependencies[0]?.hash).toHaveLength(64)
  expect(found(await make(text, options()))).toEqual([])
})

it('2.9: relative links of a partial in another folder count from that folder', async () => {
  write('docs/_shared/note.mdx', '[a](./b.md) [c](#d) [e](/f)')
  const text = "import Note from '../_shared/note.mdx'\n\n<Note />\n"
  const { links } = await pageOf(text, options())
  expect(links.map(({ href }) => href)).toEqual(['../_shared/b.md', '#d', '/f'])
})

it('a partial that is not there, or that includes itself, is a finding at its tag', async () => {
  write('docs/guide/_loop.mdx', "import Loop from './_loop.mdx'\n\n<Loop />\n")
  const text =
    "import Loop from './_loop.mdx'\nimport Lost from './_lost.mdx'\n\n<Loop />\n\n<Lost />\n"
  expect(found(await make(text, options()))).toEqual([
    '4:1 partial `./_loop.mdx` includes itself, so it would never end.',
    '6:1 partial The partial `./_lost.mdx` does not exist.',
  ])
})

it('P16: nothing outside of the site is included', async () => {
  const text = "import Out from '../../../../etc/hosts.md'\n\n<Out />\n"
  expect(found(await make(text, options()))[0]).toContain('does not exist')
})
