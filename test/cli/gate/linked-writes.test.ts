import { expect, it } from 'vitest'
import { countAttempts } from '../../helpers/count-attempts.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { linkedSite } from './linked-places.ts'

const kinds = ['file', 'dangling', 'folder', 'dangling folder'] as const
type Kind = (typeof kinds)[number]

interface Command {
  /** After the site's folder. */
  readonly args: readonly string[]
  readonly name: string
  /** The file that the command writes. */
  readonly file: string
  /** A folder in its path. */
  readonly folder?: string
  readonly files?: Readonly<Record<string, string>>
  /** Kinds of links that are found by another rule, or where nothing needs to be written. */
  readonly others?: readonly Kind[]
}

const single = "export default { url: 'https://x.example' }\n"
const bilingual = `export default {
  url: 'https://x.example',
  locales: [{ code: 'en', label: 'English' }, { code: 'de', label: 'Deutsch', path: 'de', docsPath: 'i18n/de' }],
}
`
const base = { 'site.config.mjs': single, 'docs/index.md': '# Home\n' }
const german = {
  'site.config.mjs': bilingual,
  'i18n/de/other.md': '# Other\n',
  'docs/other.md': '# Other\n',
}
const docusaurus = {
  'docusaurus.config.js':
    "module.exports = { title: 'T', url: 'https://x.example', baseUrl: '/', presets: [['classic', {}]] }\n",
}

const commands: readonly Command[] = [
  { name: 'check', args: ['--update-lock'], file: 'docs.lock.json' },
  {
    name: 'check',
    args: ['--update-lock'],
    file: 'locks/docs.lock.json',
    folder: 'locks',
    files: {
      'site.config.mjs': single.replace('}', ", checks: { lock: 'locks/docs.lock.json' } }"),
    },
  },
  { name: 'check', args: ['--baseline', 'base.json', '--update-baseline'], file: 'base.json' },
  {
    name: 'check',
    args: ['--baseline', 'b/base.json', '--update-baseline'],
    file: 'b/base.json',
    folder: 'b',
  },
  {
    name: 'check',
    args: ['--format', 'json', '--output', 'r/report.json'],
    file: 'r/report.json',
    folder: 'r',
  },
  { name: 'check', args: ['--stats', 's/stats.json'], file: 's/stats.json', folder: 's' },
  {
    name: 'search-records',
    args: ['--out', 'r/records.json'],
    file: 'r/records.json',
    folder: 'r',
  },
  {
    name: 'translations',
    args: ['--write'],
    file: 'i18n/de/index.md',
    files: german,
    others: ['file'],
  },
  {
    name: 'translations',
    args: ['--write'],
    file: 'i18n/de/a/index.md',
    folder: 'i18n/de/a',
    files: { ...german, 'docs/a/index.md': '# A\n' },
    others: ['file', 'folder'],
  },
  {
    name: 'version',
    args: ['1.0'],
    file: 'versioned_docs/version-1.0/index.md',
    folder: 'versioned_docs',
    others: ['file', 'dangling'],
  },
  {
    name: 'init',
    args: ['--yes', '--no-install'],
    file: 'site.config.ts',
    files: { 'site.config.mjs': '' },
    others: ['file', 'dangling'],
  },
  {
    name: 'migrate',
    args: [],
    file: 'site.config.ts',
    files: { ...docusaurus, 'site.config.mjs': '' },
    others: ['file'],
  },
  { name: 'check', args: ['--fix'], file: 'docs/fixed.md', files: {}, others: ['dangling'] },
]

const rows = commands.flatMap((command) =>
  kinds
    .filter((kind) => !kind.endsWith('folder') || command.folder !== undefined)
    .map((kind) => {
      const { name, args, file } = command
      return [`${name} ${args.join(' ')}: ${file}, a link (${kind})`, { kind, command }] as const
    }),
)

it.each(rows)('P16: %s, writes nothing outside', async (_, { kind, command }) => {
  const { name, args, file, folder = file, files = {}, others = [] } = command
  const all = Object.entries({ ...base, ...files }).filter(([, text]) => text !== '')
  const isFolder = kind.endsWith('folder')
  const path = isFolder ? folder : file
  const site = await linkedSite(
    Object.fromEntries(all.filter(([own]) => own !== path && !own.startsWith(`${path}/`))),
    {
      outside:
        kind === 'file' ? { target: '{}' } : kind === 'folder' ? { 'target/kept.txt': '' } : {},
      links: { [path]: 'target' },
    },
  )
  const before = await site.readOutside()
  const where = name === 'version' ? [...args, site.siteDir] : [site.siteDir, ...args]
  const { exitCode, stdout, stderr } = await runCli([name, ...where], { cwd: site.siteDir })
  const after = await site.readOutside()
  countAttempts(1, JSON.stringify(after) === JSON.stringify(before) ? 0 : 1)
  expect(after).toEqual(before)
  if (others.includes(kind)) return
  expect({ exitCode, text: `${stdout}${stderr}` }).toEqual({
    exitCode: expect.toBeOneOf([1, 2]),
    text: expect.stringContaining('outside-site'),
  })
})

it('a report can be written to a device and to a folder beside the site', async () => {
  const site = await linkedSite(base, {})
  for (const output of ['/dev/null', '../report.json']) {
    const args = ['check', site.siteDir, '--format', 'json', '--output', output]
    const { exitCode, stderr } = await runCli(args, { cwd: site.siteDir })
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 })
  }
})
