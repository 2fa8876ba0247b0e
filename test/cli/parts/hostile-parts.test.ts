import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sha256 } from '../../../cli/primitives/hash.ts'
import { cardSite, installCards } from '../../helpers/card-site.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const old = 'versioned_docs/version-1.0'
const configOf = (frozen: string): string => `export default {
  url: 'https://kit.example',
  markdown: { sandboxHosts: ['stackblitz'] },
  versions: [{ name: 'current', label: '2.0' }, { name: '1.0', label: '1.0', path: '1.0'${frozen} }],
}
`

/** A site with a frozen version, whose page has a project to download. */
async function frozenSite(): Promise<string> {
  const cwd = await siteOf({
    'site.config.mjs': configOf(''),
    'docs/index.md': '# New\n',
    'project/package.json': '{}\n',
    [`${old}/index.md`]: '# Old\n\n<Sandbox base="@site/project" files="package.json" />\n',
  })
  const frozen = await runCli(['version', '1.0', '--freeze'], { cwd })
  expect(frozen).toMatchObject({ exitCode: 0, stderr: '' })
  await writeFile(join(cwd, 'site.config.mjs'), configOf(', frozen: true'))
  return cwd
}

type Stored = { readonly page: object; readonly diagnostics: readonly object[] }

/** Replace the facts of the only page of a pack, with the right place and hash in the manifest. */
async function replacePage(folder: string, change: (stored: Stored) => object): Promise<void> {
  const [manifestFile, packFile] = [join(folder, 'part.json'), join(folder, 'pack')]
  const manifest: { pages: [string, string][]; entries: [string, number, number, string][] } =
    JSON.parse(await readFile(manifestFile, 'utf8'))
  const pack = await readFile(packFile)
  const key = manifest.pages[0]?.[1]
  const [, offset = 0, length = 0] = manifest.entries.find(([name]) => name === key) ?? []
  const stored: Stored = JSON.parse(pack.subarray(offset, offset + length).toString())
  const value = JSON.stringify(change(stored))
  const entries = manifest.entries.map((entry) =>
    entry[0] === key ? [key, pack.length, Buffer.byteLength(value), sha256(value)] : entry,
  )
  await writeFile(packFile, Buffer.concat([pack, Buffer.from(value)]))
  await writeFile(manifestFile, JSON.stringify({ ...manifest, entries }))
}

it('publishes the project of a frozen page', async () => {
  const cwd = await frozenSite()
  expect(await runCli(['build'], { cwd })).toMatchObject({ exitCode: 0, stderr: '' })
  const html = await readFile(join(cwd, 'build/1.0/index.html'), 'utf8')
  const [, path = ''] = /href="\/(assets\/index-[\da-f]{8}\.zip)"/.exec(html) ?? []
  expect((await readFile(join(cwd, 'build', path))).subarray(0, 2).toString()).toBe('PK')
})

it.each(['/etc/hostname', 'site.config.mjs'])(
  'a frozen page neither shows nor changes %s',
  async (path) => {
    const site = await frozenSite()
    const place = { path, line: 1, column: 1 }
    const fix = { kind: 'replace-url', place, from: 'export', to: 'process.exit()' }
    const finding = { severity: 'warning', rule: 'vague-link', message: 'M.', place, fix: [fix] }
    await replacePage(join(site, 'frozen/version-1.0'), (stored) => ({
      ...stored,
      diagnostics: [finding],
    }))
    const before = await readFile(join(site, 'site.config.mjs'), 'utf8')
    for (const args of [['build'], ['check', '--fix']]) {
      const { exitCode, stdout, stderr } = await runCli(args, { cwd: site })
      expect(exitCode).toBe(1)
      expect(stdout + stderr).toContain(`${old}/index.md:1:1  error  frozen-missing`)
      expect(stdout + stderr).not.toContain('export default')
    }
    expect(await readFile(join(site, 'site.config.mjs'), 'utf8')).toBe(before)
  },
)

it('the build of a part names what stops it in another part', async () => {
  const cwd = await frozenSite()
  await writeFile(join(cwd, old, 'index.md'), '# Other\n')
  const { exitCode, stderr } = await runCli(['build', '--only', 'current/*'], { cwd })
  expect(exitCode).toBe(1)
  expect(stderr).toContain(`${old}/index.md:1:1  error  frozen-changed`)
})

it('a part has the social cards of its pages, and no code that runs', async () => {
  const config = cardSite['site.config.ts'] ?? ''
  const cwd = await siteOf({
    ...cardSite,
    'site.config.ts': config.replace('socialCards: true', "socialCards: { component: 'card.tsx' }"),
    'card.tsx':
      'globalThis.codeOfTheSite = 1\nexport default () => <div style={{ fontSize: 40 }}>Card</div>\n',
  })
  installCards(cwd)
  expect((await runCli(['build', '--only', '*/*', '--out-dir', 'part'], { cwd })).exitCode).toBe(0)
  const pack = (await readFile(join(cwd, 'part/pack'))).toString('latin1')
  expect(pack).toContain('PNG\r\n')
  expect(pack).not.toContain('codeOfTheSite')
})
