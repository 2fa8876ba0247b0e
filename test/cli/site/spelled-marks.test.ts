import { join } from 'node:path'
import { expect, it } from 'vitest'
import { componentTag } from '../../../cli/content/nodes/component-element.ts'
import { articleHoles } from '../../../runtime/layouts/article.tsx'
import { placeTags } from '../../../runtime/shared/html/place-tags.ts'
import { readTree } from '../../helpers/build-fixture.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** What the build writes, or wrote in an earlier version, in place of other text; private characters are icons. */
const spelled = [
  'docs-ssg-mark-0-',
  'docs-ssg-mark-article-',
  'docs-ssg-sample',
  'docs-ssg-base-url',
  ...Object.values(articleHoles),
  ...Object.values(placeTags),
  componentTag,
  '2001-02-03T00:00:00.000Z',
  '\uE000',
  '\uE001',
].join(' ')

/** A text like it that no code knows. */
const toUnknown = (text: string): string =>
  text
    .replaceAll('docs-', 'dogs-')
    .replaceAll('2001-', '2002-')
    .replaceAll('\uE000', '\uE100')
    .replaceAll('\uE001', '\uE101')

/** A site that says the word wherever it may. */
const siteThatSays = (word: string): Promise<string> =>
  siteOf({
    'site.config.mjs': `export default ${JSON.stringify({
      title: word,
      tagline: word,
      url: 'https://x.example',
      announcementBar: { id: 'a', content: word },
      customFields: { word },
      versions: [
        { name: 'current', label: `Next ${word}`, path: '/' },
        { name: '1.0', label: `1.0 ${word}`, path: '/1.0/' },
      ],
      navbar: { title: word, items: [{ label: word, to: '/a' }] },
      footer: { copyright: word, links: [{ title: word, items: [{ label: word, to: '/b' }] }] },
    })}\n`,
    'docs/index.md': pageThatSays(word, 'Home'),
    'docs/a.md': pageThatSays(word, 'A'),
    'docs/b.md': pageThatSays(word, 'B'),
    'docs/more/_category_.json': JSON.stringify({ label: word }),
    'docs/more/c.md': pageThatSays(word, 'C'),
    'versioned_docs/version-1.0/a.md': pageThatSays(word, 'A'),
  })

const pageThatSays = (word: string, name: string): string =>
  [
    `---\ntitle: '${name} ${word}'\ndescription: 'About ${word}'\ntags: ['${word}']`,
    `sidebar_label: '${name} ${word}'\npagination_label: '${name} ${word}'\n---\n`,
    `Text ${word}, \`${word}\` and [${word}](a.md).\n`,
    `## Part ${word} {#part}\n\n\`\`\`js title="${word}"\nconst a = '${word}' // ${word}\n\`\`\`\n`,
  ].join('\n')

/** Pages and their Markdown, by path, without what depends on all files. */
async function buildPages(word: string): Promise<ReadonlyMap<string, string>> {
  const siteDir = await siteThatSays(word)
  const { exitCode, stdout, stderr } = await runCli(['build', siteDir])
  expect(exitCode, stdout + stderr).toBe(0)
  const files = [...(await readTree(join(siteDir, 'build')))]
  return new Map(
    files
      .filter(([path]) => /\.(?:html|md|txt)$/.test(path))
      .map(([path, bytes]) => [
        toUnknown(path),
        toUnknown(bytes.toString('utf8')).replaceAll(/[0-9a-f]{8,}/g, 'hash'),
      ]),
  )
}

it('A site may say what the build writes in place of other text', async () => {
  const pages = await buildPages(spelled)
  const expected = await buildPages(toUnknown(spelled))
  expect([...pages.keys()]).toEqual([...expected.keys()])
  expect(pages.size).toBeGreaterThan(10)
  for (const [path, text] of pages) expect(text, path).toBe(expected.get(path))
})
