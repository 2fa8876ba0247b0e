import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'

const old = 'versioned_docs/version-1.9'

/** A plugin notes each page that it compiles. */
const configOf = (frozen: string, more = ''): string => `import { appendFileSync } from 'node:fs'
const note = () => (tree, file) => {
  appendFileSync('compiled.txt', file.path + '\\n')
  ${more}
}
export default {
  url: 'https://kit.example',
  docs: { showLastUpdateTime: false },
  versions: [
    { name: 'current', label: '2.0' },
    { name: '1.9', label: '1.9', path: '1.9'${frozen} },
  ],
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', fallback: true },
  ],
  markdown: { remarkPlugins: [note] },
}
`
const isFrozen = ', frozen: true'

const site = {
  'site.config.mjs': configOf(''),
  'docs/index.md': '# New\n\nSee [the old one](/1.9/setup#install).\n',
  [`${old}/index.md`]:
    '---\ndescription: Old docs.\n---\n\n# Old\n\n[Set up](./setup.mdx#install)\n',
  [`${old}/setup.mdx`]:
    'import Part from "./_part.md"\n\n# Set up\n\n## Install {#install}\n\n<Part />\n',
  [`${old}/_part.md`]: 'Text.\n',
  'i18n/de/version-1.9/index.md': '# Alt\n',
}

async function build(cwd: string): Promise<ReadonlyMap<string, string>> {
  expect(await runCli(['build'], { cwd })).toMatchObject({ exitCode: 0, stderr: '' })
  return hashTree(join(cwd, 'build'))
}

/** The sources that were compiled since the last call. */
async function readCompiled(cwd: string): Promise<readonly string[]> {
  const file = join(cwd, 'compiled.txt')
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  await writeFile(file, '')
  return [...new Set(lines)].toSorted()
}

/** A site whose version 1.9 is frozen. */
async function frozenSite(): Promise<string> {
  const cwd = await siteOf(site)
  const { exitCode, stdout, stderr } = await runCli(['version', '1.9', '--freeze'], { cwd })
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(stdout).toContain('Kept the articles of 4 pages in frozen/version-1.9.')
  expect(stdout).toContain('Add `frozen: true` to the entry of `1.9`')
  await writeFile(join(cwd, 'site.config.mjs'), configOf(isFrozen))
  return cwd
}

it('a frozen version is not compiled again, and has the bytes of before', async () => {
  const before = await siteOf(site)
  const built = await build(before)
  expect(await readCompiled(before)).toContain(`${old}/index.md`)

  const cwd = await frozenSite()
  await rm(join(cwd, '.docs-ssg'), { recursive: true })
  await readCompiled(cwd)
  expect(await build(cwd)).toEqual(built)
  expect(await readCompiled(cwd)).toEqual(['docs/index.md'])

  const shout =
    "tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Loud' }] })"
  await writeFile(join(cwd, 'site.config.mjs'), configOf(isFrozen, shout))
  await build(cwd)
  expect(await readCompiled(cwd)).toEqual(['docs/index.md'])
  expect(await readFile(join(cwd, 'build/index.html'), 'utf8')).toContain('Loud')
  expect(await readFile(join(cwd, 'build/1.9/index.html'), 'utf8')).not.toContain('Loud')
})

it('parts of a site with a frozen version have the bytes of one build', async () => {
  const cwd = await frozenSite()
  const built = await build(cwd)
  const parts = await temporaryFolder()
  for (const locale of ['en', 'de']) {
    const args = ['build', '--only', `*/${locale}`, '--out-dir', join(parts, locale)]
    expect(await runCli(args, { cwd })).toMatchObject({ exitCode: 0, stderr: '' })
  }
  await rm(join(cwd, 'build'), { recursive: true })
  expect(await runCli(['join', parts], { cwd })).toMatchObject({ exitCode: 0, stderr: '' })
  expect(hashTree(join(cwd, 'build'))).toEqual(built)
})

it('a change in a frozen version is an error that names the file', async () => {
  const cwd = await frozenSite()
  await writeFile(join(cwd, old, 'index.md'), '# Other\n')
  await writeFile(join(cwd, old, 'new.md'), '# New\n')
  await writeFile(join(cwd, old, '_part.md'), 'Other.\n')
  await rm(join(cwd, 'i18n/de/version-1.9/index.md'))
  const { exitCode, stderr } = await runCli(['build', '--all-findings'], { cwd })
  expect(exitCode).toBe(1)
  for (const name of ['index.md', 'new.md', 'setup.mdx'])
    expect(stderr).toContain(`${old}/${name}:1:1  error  frozen-changed`)
  expect(stderr).toContain(`\`${old}/_part.md\`, which the page includes`)
  expect(stderr).toContain('`i18n/de/version-1.9/index.md` of the frozen version')

  expect(await runCli(['version', '1.9', '--freeze'], { cwd })).toMatchObject({ exitCode: 0 })
  await build(cwd)
})

it('a frozen version without its articles is an error', async () => {
  const cwd = await frozenSite()
  const pack = join(cwd, 'frozen/version-1.9/pack')
  await writeFile(pack, (await readFile(pack)).subarray(0, 200))
  const damaged = await runCli(['build'], { cwd })
  expect(damaged).toMatchObject({ exitCode: 1 })
  expect(damaged.stderr).toContain('The frozen article of the page is damaged')
  await rm(join(cwd, 'frozen'), { recursive: true })
  const missing = await runCli(['build'], { cwd })
  expect(missing.stderr).toContain('error  frozen-missing')
  expect(missing.stderr).toContain('docs-ssg version 1.9 --freeze')
  expect(missing).toMatchObject({ exitCode: 1 })
})

it('freezes a new version, and publishes it like any other', async () => {
  const cwd = await siteOf({
    'site.config.mjs': "export default {\n  url: 'https://kit.example',\n}\n",
    'docs/index.md': '# Kit\n',
  })
  const { exitCode, stdout } = await runCli(['version', '2.0', '--freeze'], { cwd })
  expect(exitCode).toBe(0)
  expect(stdout).toContain('Kept the articles of 1 page in frozen/version-2.0.')
  expect(stdout).not.toContain('Add `frozen')
  expect(await readFile(join(cwd, 'site.config.mjs'), 'utf8')).toContain(
    "label: '2.0', frozen: true",
  )
  expect([...(await build(cwd)).keys()]).toContain('next/index.html')
})

it.each([
  ['', []],
  [
    'collections: [{ name: "tips", path: "tips", routeBasePath: "tips" }],',
    ['`tips` (it belongs to no version)'],
  ],
  [
    'collections: [{ name: "tips", path: "tips", routeBasePath: "tips" }], blog: {},',
    ['`tips`, `blog` (they belong to no version)'],
  ],
  [
    'blog: {}, integrations: [{ name: "shop", hooks: { addPages: () => {} } }],',
    ['`blog` (it belongs to no version)', '`shop` (it makes its pages in every build)'],
  ],
])('freezing a version says what it does not cover: %s', async (options, parts) => {
  const cwd = await siteOf({
    'site.config.mjs': `export default {\n  url: 'https://kit.example',\n  ${options}\n}\n`,
    'docs/index.md': '# Kit\n',
    'tips/one.md': '# One\n',
    'blog/2026-01-02-news.md': '# News\n',
  })
  const { exitCode, stdout } = await runCli(['version', '2.0', '--freeze'], { cwd })
  expect(exitCode).toBe(0)
  const [line] = stdout.split('\n').filter((one) => one.startsWith('Not frozen'))
  expect(line).toBe(parts.length === 0 ? undefined : `Not frozen: ${parts.join('; ')}.`)
})
