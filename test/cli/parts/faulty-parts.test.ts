import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { sha256 } from '../../../cli/primitives/hash.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'

const site: Readonly<Record<string, string>> = {
  'site.config.mjs': `export default {
  url: 'https://kit.example',
  versions: [{ name: 'current', label: '2.0' }, { name: '1.0', label: '1.0', path: '1.0' }],
  components: { Note: 'note.jsx' },
}
`,
  'note.jsx': 'export default () => <aside>Note</aside>\n',
  'docs/index.md': '# New\n\nSee [the old one](/1.0/setup#install).\n',
  'docs/setup.mdx': '# Set up\n\nimport Part from "./_part.md"\n\n<Part />\n\n<Note />\n',
  'docs/_part.md': 'A part.\n',
  'versioned_docs/version-1.0/index.md': '# Old\n',
  'versioned_docs/version-1.0/setup.md': '# Set up\n\n## Install {#install}\n\nText.\n',
}

let base = ''
beforeAll(async () => {
  base = await temporaryFolder()
})

/** A site in a new folder, with the parts `current` and `1.0`. */
async function siteWithParts(files: Readonly<Record<string, string>> = site): Promise<string> {
  const siteDir = await siteOf(files)
  const kept = join(base, sha256(JSON.stringify(files)))
  if (hashTree(kept).size === 0)
    for (const version of ['current', '1.0']) {
      const args = ['build', '--only', `${version}/en`, '--out-dir', join(kept, version)]
      expect(await runCli(args, { cwd: siteDir })).toMatchObject({ exitCode: 0, stderr: '' })
    }
  await cp(kept, join(siteDir, 'parts'), { recursive: true })
  return siteDir
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'latin1')), 'latin1')
}

/** Replace an entry of the pack with another value, whose place and hash the manifest has. */
async function replaceEntry(part: string, value: string): Promise<void> {
  const manifest: { pages: [string, string][]; entries: (string | number)[][] } = JSON.parse(
    await readFile(join(part, 'part.json'), 'utf8'),
  )
  const pack = await readFile(join(part, 'pack'))
  const key = manifest.pages.find(([path]) => path.endsWith('setup.md'))?.[1]
  const entries = manifest.entries.map((entry) =>
    entry[0] === key ? [key, pack.length, value.length, sha256(value)] : entry,
  )
  await writeFile(join(part, 'pack'), Buffer.concat([pack, Buffer.from(value)]))
  await writeFile(join(part, 'part.json'), JSON.stringify({ ...manifest, entries }))
}

interface Fault {
  readonly rule: string
  readonly says: string | RegExp
  readonly change?: (siteDir: string) => Promise<void>
  readonly args?: readonly string[]
}

const old = 'versioned_docs/version-1.0'
const faults: Readonly<Record<string, Fault>> = {
  'a part that is missing': {
    rule: 'part-missing',
    says: "`docs-ssg build --only '1.0/en'`",
    args: ['parts/current'],
  },
  'the same part twice': {
    rule: 'part-twice',
    says: '`parts/1.0` and `parts/1.0` both contain `1.0/en`, with the same bytes',
    args: ['parts', 'parts/1.0'],
  },
  'two parts of one version that differ': {
    rule: 'part-twice',
    says: '`parts/1.0` and `other` both contain `1.0/en`, with different bytes',
    args: ['parts', 'other'],
    change: async (siteDir) => {
      await cp(join(siteDir, 'parts/1.0'), join(siteDir, 'other'), { recursive: true })
      await replaceEntry(join(siteDir, 'other'), '{}')
    },
  },
  'another config': {
    rule: 'part-mismatch',
    says: 'its config or its flags differ',
    change: (siteDir) =>
      edit(join(siteDir, 'site.config.mjs'), (text) => text.replace('url:', 'tagline: "x", url:')),
  },
  'other flags': {
    rule: 'part-mismatch',
    says: 'its config or its flags',
    args: ['parts', '--drafts'],
  },
  'another docs-ssg': {
    rule: 'part-mismatch',
    says: 'is installed here',
    change: (siteDir) =>
      edit(join(siteDir, 'parts/1.0/part.json'), (text) => text.replace(/"tool":"/, '"tool":"0')),
  },
  'a page that was edited': {
    rule: 'part-outdated',
    says: `${old}/setup.md:1:1`,
    change: (siteDir) => edit(join(siteDir, old, 'setup.md'), (text) => `${text}\nMore.\n`),
  },
  'a page that was added': {
    rule: 'part-outdated',
    says: `${old}/new.md:1:1`,
    change: (siteDir) => writeFile(join(siteDir, old, 'new.md'), '# New\n'),
  },
  'a page that was deleted': {
    rule: 'part-outdated',
    says: `\`${old}/index.md\`, which does not exist here`,
    change: (siteDir) => rm(join(siteDir, old, 'index.md')),
  },
  'an included file that was edited': {
    rule: 'part-outdated',
    says: '`docs/_part.md`, which the page includes',
    change: (siteDir) => edit(join(siteDir, 'docs/_part.md'), () => 'Another part.\n'),
  },
  'a component that was edited': {
    rule: 'part-outdated',
    says: '`<Note>`, which the page includes',
    change: (siteDir) => edit(join(siteDir, 'note.jsx'), (text) => text.replace('Note<', 'New<')),
  },
  'a folder that is no part': {
    rule: 'part-unreadable',
    says: '`docs` is not a part of a site',
    args: ['docs'],
  },
  'a folder that does not exist': {
    rule: 'part-unreadable',
    says: '`nowhere` does not exist, so there is no part to join',
    args: ['nowhere'],
  },
  'a manifest that is cut off': {
    rule: 'part-unreadable',
    says: 'it is not JSON',
    change: (siteDir) => edit(join(siteDir, 'parts/1.0/part.json'), (text) => text.slice(0, -9)),
  },
  'a manifest of a later format': {
    rule: 'part-unreadable',
    says: '`format` has an unexpected value',
    change: (siteDir) =>
      edit(join(siteDir, 'parts/1.0/part.json'), (text) =>
        text.replace('"format":1', '"format":2'),
      ),
  },
  'a manifest with an unknown key': {
    rule: 'part-unreadable',
    says: '`copy` has an unexpected value',
    change: (siteDir) =>
      edit(join(siteDir, 'parts/1.0/part.json'), (text) =>
        text.replace('{', '{"copy":"../../secret",'),
      ),
  },
  'a pack that is cut off': {
    rule: 'part-unreadable',
    says: 'The page is damaged in its part',
    change: (siteDir) => edit(join(siteDir, 'parts/1.0/pack'), (text) => text.slice(0, 400)),
  },
  'a page of another form': {
    rule: 'part-unreadable',
    says: `${old}/setup.md:1:1`,
    change: (siteDir) =>
      replaceEntry(join(siteDir, 'parts/1.0'), '{"page":{"title":5},"diagnostics":[]}'),
  },
}

it.each(Object.entries(faults))('names %s, and writes nothing', async (_, fault) => {
  const cwd = await siteWithParts()
  await fault.change?.(cwd)
  const { exitCode, stderr } = await runCli(['join', ...(fault.args ?? ['parts'])], { cwd })
  expect(stderr).toMatch(new RegExp(`error {2}${fault.rule}`))
  expect(stderr).toContain(fault.says)
  expect(exitCode).toBe(1)
  expect(hashTree(join(cwd, 'build')).size).toBe(0)
})

it('reports a link to a heading that the page of another part lacks', async () => {
  const page = '# New\n\nSee [the old one](/1.0/setup#gone).\n'
  const cwd = await siteWithParts({ ...site, 'docs/index.md': page })
  const { exitCode, stderr } = await runCli(['join', 'parts'], { cwd })
  expect(stderr).toContain('docs/index.md:3:5  error  broken-anchor')
  expect(exitCode).toBe(1)
})

it('reports broken links inside a part, and findings of no other part', async () => {
  const cwd = await siteOf({
    ...site,
    'docs/index.md': '# New\n\n[Gone](./gone.md) [Here](#here)\n',
    [`${old}/index.md`]: '# Old\n\n[Gone too](./gone-too.md)\n',
  })
  const { exitCode, stderr } = await runCli(['build', '--only', 'current/*'], { cwd })
  expect(stderr).toContain('gone.md')
  expect(stderr).toContain('#here')
  expect(stderr).not.toContain('gone-too')
  expect(exitCode).toBe(1)
  expect(hashTree(join(cwd, 'parts')).has('current-all/part.json')).toBe(false)
})

it.each([
  [['--only', '3.0/en'], '`--only` is `3.0/en`, which matches no version'],
  [['--only', '1.0/en', '--out-dir', 'docs'], '`docs` contains other files'],
  [['--only', '1.0/en', '--check'], '`--check` needs the whole site'],
  [['--only', '1.0/en', '--shard', '1/2'], '`--shard` needs the whole site'],
  [['--only', '1.0/en', '--offline'], '`--offline` needs the whole site'],
  [['--only', '1.0/en', '--changes', 'x'], '`--changes` needs the whole site'],
])('refuses %j as a usage error', async (args, message) => {
  const cwd = await siteOf(site)
  const { exitCode, stderr } = await runCli(['build', ...args], { cwd })
  expect(stderr).toContain(message)
  expect(exitCode).toBe(2)
})

it('writes a part beside the site by default, in place of an earlier one', async () => {
  const cwd = await siteOf(site)
  const build = async (): Promise<ReadonlyMap<string, string>> => {
    const run = await runCli(['build', '--only', '1.0/*'], { cwd })
    expect(run).toMatchObject({ exitCode: 0, stderr: '' })
    return hashTree(join(cwd, 'parts/1.0-all'))
  }
  expect(await build()).toEqual(await build())
  await writeFile(join(cwd, old, 'index.md'), '[Gone](./gone.md)\n')
  const before = hashTree(join(cwd, 'parts'))
  const failed = await runCli(['build', '--only', '1.0/*'], { cwd })
  expect(failed.stderr).toContain('the previous build is unchanged')
  expect(hashTree(join(cwd, 'parts'))).toEqual(before)
  const elsewhere = await temporaryFolder()
  const args = ['join', 'parts', '--site', cwd, '--out-dir', elsewhere]
  expect(await runCli(args, { cwd })).toMatchObject({ exitCode: 1 })
})
