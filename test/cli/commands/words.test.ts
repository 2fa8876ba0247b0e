import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const page = `---
last_update: { date: 2026-08-09, author: Ana }
---

# A

:::note
x
:::

> [!TIP]
> y

:::details
z
:::

<Admonition type="danger">b</Admonition>

## Part

\`\`\`ts
const a = 1
\`\`\`

<p role="note" aria-label="Name">x</p>

One[^1] [b](b.md)

[^1]: foot
`
const config = `export default {
  docs: { showLastUpdateAuthor: true },
  repository: 'https://git.example',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', docsPath: 'de', fallback: true, uiTranslations: { next: 'Los' } },
  ],
  components: { Box: 'box.jsx' },
}`
const files = {
  'site.config.ts': config,
  'docs/a.md': page,
  'docs/b.md': '# B\n\n:::note\nx\n:::\n',
  'docs/c.md': '# C\n',
  'docs/guide/d.md': '# D\n',
  'de/a.md': `${page}\n<Box />\n`,
  'box.jsx': `import Admonition from '@theme/Admonition'
export default () => <Admonition type="tip">t</Admonition>`,
}

it('D: docs-ssg speaks the language of the page, in its frame and in articles', async () => {
  const siteDir = await siteOf(files)
  const run = await runCli(['build', siteDir])
  expect([run.exitCode, run.stderr]).toEqual([0, ''])
  const read = async (path: string): Promise<string> =>
    await readFile(join(siteDir, 'build', path), 'utf8')

  const german = await read('de/a/index.html')
  for (const text of [
    '>Zum Hauptinhalt springen<',
    '>Auf dieser Seite<',
    '<p class="admonition-title">Hinweis</p>',
    '<p class="admonition-title">Tipp</p>',
    '<p class="admonition-title">Gefahr</p>',
    '<summary>Details</summary>',
    'aria-label="Link zu diesem Abschnitt"',
    'aria-label="Code kopieren"',
    '>Fußnoten<',
    'aria-label="Zurück zu Verweis 1"',
    'aria-label="Name"',
    '>Los</span>',
    '>9. August 2026</time>',
    '>Dokumentation durchsuchen</span>',
    '"copied":"Kopiert"',
  ])
    expect(german, text).toContain(text)
  // A page without a category has no breadcrumbs.
  expect(await read('de/guide/d/index.html')).toContain('aria-label="Brotkrümelnavigation"')
  // In the article twice: the alert, and the component of the site.
  expect(german.match(/admonition-title">Tipp/g)).toHaveLength(2)
  expect(
    german.match(/<p class="doc-footer__update">(.*?)<\/p>/)?.[1]?.replace(/<[^>]*>/g, ''),
  ).toBe('Zuletzt aktualisiert am 9. August 2026 von Ana')
  expect(await read('de/search/index.html')).toMatch(/<title>Suche \|.*[^]*<h1>Suche<\/h1>/)

  // The article itself is in English, and so is the title of its box.
  const borrowed = await read('de/b/index.html')
  expect(borrowed).toContain('<article class="markdown" lang="en">')
  expect(borrowed).toContain('<p class="admonition-title">Note</p>')
  expect(borrowed).toContain('>Zum Hauptinhalt springen<')

  const english = await read('a/index.html')
  expect(english).toContain('>Skip to main content<')
  expect(english).toContain('Last updated on <time')
  expect(german).toContain('"translations"')
  expect(english).not.toContain('"translations"')
})

it('D: an unknown word is a finding at its place, with the one that may be meant', async () => {
  const wrong = config.replace("next: 'Los'", "nxt: 'Los'")
  const run = await runCli(['check', await siteOf({ ...files, 'site.config.ts': wrong })])
  expect(run.exitCode).not.toBe(0)
  expect(run.stdout).toMatch(/site\.config\.ts:6:\d+ {2}error {2}config-unknown-key/)
  expect(run.stdout).toContain(
    '`locales[1].uiTranslations.nxt` is not an option, so it would have no effect.\n  Did you mean `next`?',
  )
})
