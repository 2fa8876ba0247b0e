import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { configOf, found, htmlOf, make, pageOf } from '../../unit/cli/content/page-of.ts'
import { temporaryFolderSync } from '../../helpers/site-of.ts'

let site = ''
beforeEach(() => {
  site = temporaryFolderSync()
})

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
  expect(
    links.map(({ href, place }) => `${place.path}:${place.line}:${place.column} ${href}`),
  ).toEqual([
    'docs/_shared/note.mdx:1:1 ./b.md',
    'docs/_shared/note.mdx:1:13 #d',
    'docs/_shared/note.mdx:1:21 /f',
  ])
})

it('D: a partial is read in the format of the pages of the site', async () => {
  write('docs/guide/_note.md', '<div>\n*a*\n</div>\n')
  const text = "import Note from './_note.md'\n\n# A\n\n<Note />\n"
  const config = configOf({ markdown: { format: 'mdx' } }, site)
  expect(await htmlOf(text, { ...options(), config })).toContain('<em>a</em>')
  expect(await htmlOf(text, options())).toContain('*a*')
})

it('D: data that a partial imports makes the page anew when it changes', async () => {
  write('docs/_codes.mdx', "import codes from '../codes.json'\n\nCode {codes.one}\n")
  write('codes.json', '{ "one": 1 }')
  const text = "# A\n\nimport Codes from '../_codes.mdx'\n\n<Codes />\n"
  expect(await htmlOf(text, options())).toContain('<p>Code 1</p>')
  const { dependencies } = await pageOf(text, options())
  expect(dependencies.map(({ path }) => path)).toEqual(['docs/_codes.mdx', 'codes.json'])
})

it('26: a finding in a partial names the partial, its line and its column', async () => {
  write('docs/_inner.md', 'Text.\n\n:::tip\nnever closed\n')
  write(
    'docs/_outer.md',
    "import Inner from './_inner.md'\n\n## Outer\n\n<Inner />\n\n<Nowhere />\n",
  )
  const text = "import Outer from '../_outer.md'\n\n<Outer />\n\n```js what\n```\n"
  const { diagnostics } = await make(text, options())
  expect(
    diagnostics.map(({ rule, place }) => `${place?.path}:${place?.line}:${place?.column} ${rule}`),
  ).toEqual([
    'docs/_outer.md:7:1 unknown-tag',
    'docs/_inner.md:3:1 unclosed-admonition',
    'docs/guide/page.mdx:5:7 code-meta',
  ])
})

it('D: links of a partial lead from its own folder, and a broken one is found there once', async () => {
  write('docs/_shared/p.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')
  write('docs/b.md', '# B\n')
  write('docs/shared/b.md', '# Other\n')
  const page = "import Note from '../_shared/note.mdx'\n\n# A\n\n<Note />\n\n[b](../b.md)\n"
  write('docs/one/a.mdx', page)
  write('docs/two/a.mdx', page)
  write('docs/_shared/note.mdx', '[a](../shared/b.md)\n\n[gone](./gone.md) ![p](./p.svg)\n')
  const run = await runCli(['build', site])
  expect(run.exitCode).toBe(1)
  expect(run.stderr.match(/^docs\/.* broken-link/gm)).toEqual([
    'docs/_shared/note.mdx:3:1  error  broken-link',
  ])
  write('docs/_shared/note.mdx', '[a](../shared/b.md) ![p](./p.svg)\n')
  expect((await runCli(['build', site])).stderr).toBe('')
  expect(readFileSync(join(site, 'build/two/a/index.html'), 'utf8')).toMatch(
    /<a href="\/shared\/b">a<\/a> <img src="\/assets\/p-[^"]*" width="4"/,
  )
})

it('D: docs outside of the site folder include each other, and `@site` may stand elsewhere', async () => {
  write(
    'old/docs/a.mdx',
    "import P from './_p.md'\nimport Q from '@site/parts/_q.md'\n\n# A\n\n<P />\n\n<Q />\n",
  )
  write('old/docs/_p.md', 'Part one')
  write('old/parts/_q.md', 'Part two [a](@site/docs/a.mdx)')
  write('secret.md', 'Secret')
  write(
    'new/site.config.ts',
    "export default { siteRoot: '../old', docs: { path: '../old/docs' } }",
  )
  const run = await runCli(['build', join(site, 'new')])
  expect([run.exitCode, run.stderr]).toEqual([0, ''])
  const html = readFileSync(join(site, 'new/build/a/index.html'), 'utf8')
  expect(html).toContain('<p>Part one</p>')
  expect(html).toContain('<p>Part two <a href="/a">a</a></p>')
  write('old/docs/a.mdx', "import S from '../../secret.md'\n\n# A\n\n<S />\n")
  expect((await runCli(['build', join(site, 'new')])).stderr).toContain(
    '`../../secret.md` points outside the site folder',
  )
})

it('a partial that is not there, or that includes itself, is a finding at its tag', async () => {
  write('docs/guide/_loop.mdx', "import Loop from './_loop.mdx'\n\n<Loop />\n")
  const text =
    "import Loop from './_loop.mdx'\nimport Lost from './_lost.mdx'\n\n<Loop />\n\n<Lost />\n"
  expect(found(await make(text, options()))).toEqual([
    '3:1 partial `./_loop.mdx` includes itself, so the page would never end.',
    '6:1 partial The partial `./_lost.mdx` does not exist, so its text is missing from the page.',
  ])
})

it('P16: nothing outside of the site is included', async () => {
  const text = "import Out from '../../../../etc/hosts.md'\n\n<Out />\n"
  expect(found(await make(text, options()))[0]).toBe(
    '3:1 outside-site `../../../../etc/hosts.md` points outside the site folder, so docs-ssg does not read it: it could publish secrets of this machine.',
  )
})

const inner = "import Part from './_p.md'\n\n"

it.each([
  ['One *a*.', 'Text <Part /> end.', '<p>Text One <em>a</em>. end.</p>'],
  ['One.', '## Head <Part />', '<h2 id="head-one">Head One.<'],
  ['One.', '| a |\n|--|\n| <Part /> |', '<td>One.</td>'],
  [
    'One.',
    '**Bold <Part />** and [link <Part />](/x)',
    '<p><strong>Bold One.</strong> and <a href="/x">link One.</a></p>',
  ],
  ['One.', 'A **b <Part />** <Part />', '<p>A <strong>b One.</strong> One.</p>'],
  ['One.', '- <Part /> end', '<li>One. end</li>'],
  ['One.', '<Part />', '<p>One.</p>'],
  ['', 'Text <Part /> end.', '<p>Text </p>\n<p> end.</p>'],
  ['One.\n\nTwo.', 'Text <Part /> end.', '<p>Text </p>\n<p>One.</p>\n<p>Two.</p>\n<p> end.</p>'],
  ['- a', 'Text\n<Part />\nend.', '<p>Text</p>\n<ul>\n<li>a</li>\n</ul>\n<p>end.</p>'],
])(
  'a partial within a text is a part of it, and blocks are between paragraphs: %j in %j',
  async (part, text, html) => {
    write('docs/guide/_p.md', part)
    const made = await htmlOf(inner + text, { ...options(), docPath: 'guide/page.md' })
    expect(made.replaceAll(/<p>\s*<\/p>/g, '')).toContain(html)
  },
)

it.each([
  ['See [shared].', ['5:5']],
  ['See [Shared\none] and ![shared].', ['6:10']],
  ['See [text][shared].', ['5:5']],
  ['See [shared] `[shared]` \\[shared] [shared](/x) [x].\n\n[shared]: /own', []],
])('a reference to a definition of a partial is reported: %j', async (text, places) => {
  write('docs/guide/_p.md', '[shared]: https://example.org\n[other]: https://example.org/o\n')
  const findings = found(await make(`${inner}<Part />\n\n${text}`, options()))
  const references = findings.filter((one) => one.includes('undefined-reference'))
  expect(references.map((one) => one.split(' ')[0])).toEqual(places)
})
