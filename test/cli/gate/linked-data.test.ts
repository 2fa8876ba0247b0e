import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { countAttempts } from '../../helpers/count-attempts.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { dataPlaces, filesOf } from './data-places.ts'
import { linkedSite, secret } from './linked-places.ts'

const rows = Object.entries(dataPlaces(secret)).filter(([, { isCode }]) => isCode !== true)

/** Files that were written and contain what only a file outside the site contains. */
async function findLeaks(siteDir: string): Promise<readonly string[]> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = files.map(async ({ parentPath, name }) => {
    const text = await readFile(join(parentPath, name), 'utf8')
    return text.includes(secret) ? [name] : []
  })
  return (await Promise.all(texts)).flat()
}

it.each(rows)('P16: %s that is a link out of the site is refused, not read', async (_, place) => {
  const { file, text, command = 'build' } = place
  const site = await linkedSite(filesOf(place), {
    outside: { data: text },
    links: { [file]: 'data' },
  })
  const { exitCode, stdout, stderr } = await runCli([command, site.siteDir])
  const printed = `${stdout}${stderr}`
  const leaks = await findLeaks(site.siteDir)
  countAttempts(1, leaks.length > 0 || printed.includes(secret) ? 1 : 0)
  expect(leaks).toEqual([])
  expect(printed).not.toContain(secret)
  expect(printed).toContain('outside-site')
  expect(printed).toContain(basename(file))
  expect(exitCode).toBeGreaterThan(0)
})

it('a file outside the site that the config names by its text is read', async () => {
  const options = "customCss: ['../outside/data.css']"
  const site = await linkedSite(filesOf({ file: 'a.css', text: '', options }), {
    outside: { 'data.css': '.own { color: red }\n' },
  })
  const { exitCode, stderr } = await runCli(['build', site.siteDir])
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 })
})

it('a link to a folder in `allowedPaths` is read', async () => {
  const options = "allowedPaths: ['../outside'], customCss: ['a.css']"
  const files = filesOf({ file: 'a.css', text: '', options })
  const site = await linkedSite(files, {
    outside: { 'data.css': '.own { color: red }\n' },
    links: { 'a.css': 'data.css' },
  })
  const { exitCode, stderr } = await runCli(['build', site.siteDir])
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 })
})

const folders: readonly (readonly [folder: string, options: string])[] = [
  ['src', "checks: { inbound: ['src'] }"],
  ['fonts', "theme: { font: 'fonts' }"],
  ['fonts', "theme: { font: { headings: 'fonts' } }"],
]

it.each(folders)(
  'P16: the folder %s that is a link out of the site is refused: %s',
  async (...one) => {
    const [folder, options] = one
    const site = await linkedSite(filesOf({ file: folder, text: '', options }), {
      outside: { 'own/a.ts': `// https://x.example/${secret}\n`, 'own/a.woff2': secret },
      links: { [folder]: 'own' },
    })
    const { exitCode, stdout, stderr } = await runCli(['check', site.siteDir])
    countAttempts(1)
    expect(`${stdout}${stderr}`).not.toContain(secret)
    expect(`${stdout}${stderr}`).toContain('outside-site')
    expect(exitCode).toBe(1)
  },
)

it('a folder of `checks.inbound` in `node_modules`, or outside by its text, may be a link', async () => {
  const options = "checks: { inbound: ['node_modules/lib/dist', '../outside/own'] }"
  const site = await linkedSite(filesOf({ file: 'a', text: '', options }), {
    outside: {
      'lib/dist/a.ts': '// https://x.example/gone-a\n',
      'own/b.ts': '// https://x.example/gone-b\n',
    },
    links: { 'node_modules/lib': 'lib' },
  })
  const { stdout, stderr } = await runCli(['check', site.siteDir])
  expect(`${stdout}${stderr}`).toContain('gone-a')
  expect(`${stdout}${stderr}`).toContain('gone-b')
  expect(`${stdout}${stderr}`).not.toContain('outside-site')
})

it.each([
  ['a missing file', 'src/none.ts', {}],
  ['a missing folder', 'none', {}],
  ['a folder without text files', 'src', { 'src/a.bin': '1' }],
  ['a file that is no text', 'a.bin', { 'a.bin': '1' }],
  ['a text file that is too large', 'a.txt', { 'a.txt': 'a'.repeat(5_000_001) }],
])('an entry of `checks.inbound` that names %s is an error', async (_, path, files) => {
  const siteDir = await siteOf({
    'site.config.ts': `export default { url: 'https://x.example', checks: { inbound: ['${path}'] } }\n`,
    'docs/index.md': '# A\n',
    ...files,
  })
  const { stdout } = await runCli(['check', siteDir, '--format', 'json'])
  expect(JSON.parse(stdout).diagnostics).toMatchObject([
    { rule: 'inbound-missing', file: 'site.config.ts', line: 1 },
  ])
})
