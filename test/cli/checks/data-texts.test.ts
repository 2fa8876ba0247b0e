import { beforeAll, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const index = '"link": { "type": "generated-index"'
const post = (matter: string): string =>
  `---\ntitle: Post\n${matter}\n---\n\nText.\n\n<!-- truncate -->\n\nMore.\n`

/** Texts outside of articles that readers see: each `MARK-…` names one. */
const files: Readonly<Record<string, string>> = {
  'docs/a/_category_.json': '{\n  "label": "MARK-label",\n  "badge": { "text": "MARK-badge" }\n}\n',
  'docs/b/_category_.yml': 'position: 1\nlabel: "MARK-yaml"\nbadge: "MARK-short"\n',
  'docs/c/_category_.json': `{ "label": "C", ${index},\n "title": "MARK-title" } }`,
  'docs/d/_category_.yaml':
    'label: D\nlink:\n  type: generated-index\n  description: >\n    Some text and\n    MARK-description\n',
  'blog/authors.yml':
    'ada:\n  name: "MARK-name"\n  title: "MARK-role"\n  description: "MARK-life"\nbob: { name: "MARK-bob" }\n',
  'blog/tags.yml': 'one:\n  label: "MARK-tag"\n  description: "MARK-about"\n',
  'docs/tags.yml': 'two:\n  label: "MARK-doctag"\n',
  'glossary.yml': 'Term: "MARK-term"\nOther:\n  definition: "MARK-definition"\n  aliases: [T]\n',
  'blog/2026-01-02-b.md': post('authors:\n  - name: "MARK-guest"\n    title: "MARK-guestrole"\n'),
  'blog/2026-01-03-c.md': post('author: "MARK-only"\nauthor_title: "MARK-onlyrole"'),
  'docs/a/b.md':
    '---\nsidebar_badge: "MARK-pagebadge"\nlast_update: { author: "MARK-changed" }\n---\n\n# B\n\nText.\n',
}
const marks = ['**bold**', '`code`', '==marked==', ':tada:', '**bold**']
const names = Object.values(files).flatMap((text) => text.match(/MARK-\w+/g) ?? [])

const fill = (text: string): string =>
  text.replaceAll(/MARK-(\w+)/g, (_, name) => marks.map((mark) => `${mark} ${name}`).join(' and '))

let found: readonly string[]
beforeAll(async () => {
  const page = '# Page\n\nText.\n'
  const siteDir = await siteOf({
    'docs/index.md': '---\ntags: [two]\n---\n\n# Home\n\nText with a Term.\n',
    ...Object.fromEntries(['b', 'c', 'd'].map((folder) => [`docs/${folder}/page.md`, page])),
    'blog/2026-01-01-a.md': post('authors: [ada]\ntags: [one]'),
    'site.config.ts': `export default {
  title: 'Kit', url: 'https://kit.example', blog: {}, markdown: { glossary: 'glossary.yml' },
}
`,
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [path, fill(text)])),
  })
  const { stdout } = await runCli(['check', siteDir, '--format', 'json'])
  const { diagnostics }: { diagnostics: { file: string; line: number; column: number }[] } =
    JSON.parse(stdout)
  found = diagnostics.map(({ file, line, column }) => `${file}:${line}:${column}`)
})

it.each(names)('the text %s has a finding at each of its marks', (name) => {
  const [path = '', contents = ''] =
    Object.entries(files).find(([, text]) => text.includes(name)) ?? []
  const text = fill(contents)
  let offset = 0
  for (const mark of marks) {
    offset = text.indexOf(`${mark} ${name.replace('MARK-', '')}`, offset)
    const lines = text.slice(0, offset).split('\n')
    expect(found).toContain(`${path}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`)
    offset += mark.length
  }
})
