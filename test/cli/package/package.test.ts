import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTree } from '../../helpers/build-fixture.ts'
import { hashTree } from '../../helpers/tree-hash.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))

describe('the packed tarball, installed in an empty folder', () => {
  let folder = ''

  beforeAll(async () => {
    folder = await temporaryFolder()
    await run(process.execPath, ['cli/package/build-types.mjs'], { cwd: root })
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root })
    const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
    await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}')
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
    await run('npm', ['install', `./${tarball}`, ...quiet, '--prefer-offline'], { cwd: folder })
    await rm(join(folder, tarball))
    await mkdir(join(folder, 'docs/guide'), { recursive: true })
    await writeFile(join(folder, 'docs/index.md'), '# Home\n\n[Install](./guide/install.md#how)\n')
    await writeFile(
      join(folder, 'docs/guide/install.md'),
      '# Install\n\n## How\n\n```ts\nconst a = 1\n```\n',
    )
  }, 300_000)

  it('P33: brings at most 140 packages and 60 MB; in fact fewer than 15', async () => {
    const lock: unknown = JSON.parse(
      await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8'),
    )
    const installed = await installedPackages(lock)
    expect(installed.length).toBeLessThan(15)
    expect(await folderSize(join(folder, 'node_modules'))).toBeLessThan(60_000_000)
  })

  it('P33: builds a folder of Markdown without a config, a lock file or install scripts', async () => {
    const command = join(folder, 'node_modules/.bin/docs-ssg')
    const { stdout } = await run(command, ['build'], { cwd: folder })
    expect(stdout).toContain('Built')
    const files = await readTree(join(folder, 'build'))
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['index.html', 'guide/install/index.html', '404.html', 'routes.json']),
    )
    expect(files.get('guide/install/index.html')?.toString()).toContain('id="how"')
  })

  it('keeps the compiled code of its threads beside them, and nothing else in its folder', async () => {
    const dist = join(folder, 'node_modules/docs-ssg/dist')
    const list = async () => (await readdir(dist)).filter((name) => name !== '.compiled').toSorted()
    const before = await list()
    const command = join(folder, 'node_modules/.bin/docs-ssg')
    const build = async () => {
      await run(command, ['build', '--no-cache'], { cwd: folder })
      return hashTree(join(folder, 'build'))
    }
    await rm(join(dist, '.compiled'), { recursive: true, force: true })
    const first = await build()
    const kept = await readdir(join(dist, '.compiled'))
    expect(kept).toEqual([expect.stringMatching(/^build-[\da-f]{16}-v[\d.]+-\w+\.bin$/)])
    expect(await build()).toEqual(first)
    // Damaged code is compiled again.
    await writeFile(join(dist, '.compiled', kept[0] ?? ''), 'no code')
    expect(await build()).toEqual(first)
    expect((await stat(join(dist, '.compiled', kept[0] ?? ''))).size).toBeGreaterThan(100_000)
    expect(await list()).toEqual(before)
  })

  it('reads Markdown with its native parser, and without it makes the same site or says so', async () => {
    const command = join(folder, 'node_modules/.bin/docs-ssg')
    const programs = join(folder, 'node_modules/@bruits')
    const build = async (parser: string) => {
      const config = `export default { url: 'https://example.com', markdown: { parser: '${parser}' } }`
      await writeFile(join(folder, 'site.config.ts'), config)
      const built = await run(command, ['build', '--no-cache'], { cwd: folder }).catch(
        (error: { stderr: string }) => error.stderr,
      )
      return typeof built === 'string' ? built : hashTree(join(folder, 'build'))
    }
    const native = await build('native')
    expect(await build('remark')).toEqual(native)
    await rename(programs, join(folder, 'moved'))
    try {
      expect(await build('auto')).toEqual(native)
      expect(await build('native')).toMatch(
        /site\.config\.ts:1:\d+[^]*no native parser is installed for this platform/,
      )
    } finally {
      await rename(join(folder, 'moved'), programs)
      await rm(join(folder, 'site.config.ts'))
    }
  })

  it('G4: types site.config.ts, and a wrong option is an error in the editor', async () => {
    const config = `import { defineConfig, type Report } from 'docs-ssg'
export const pages = (report: Report): number => report.summary.pages
export default defineConfig({ title: 'X', sidebars: { main: ['a', { type: 'category', label: 'B', items: ['c'] }] },
  // @ts-expect-error: not an option
  titel: 'Y' })
export const other = defineConfig({
  // @ts-expect-error: not a severity
  onBrokenLinks: 'thrw' })
`
    await writeFile(join(folder, 'site.config.ts'), config)
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023']
    const { stdout } = await run(process.execPath, [compiler, ...flags, 'site.config.ts'], {
      cwd: folder,
    })
    expect(stdout).toBe('')
    await rm(join(folder, 'site.config.ts'))
  })

  it('offers a schema for every kind of JSON file that it writes', async () => {
    const resolve = `['routes', 'search-config', 'report', 'stats'].map((name) =>
      import.meta.resolve('docs-ssg/schemas/' + name + '.schema.json')).join('\\n')`
    const args = ['--input-type=module', '--eval', `console.log(${resolve})`]
    const { stdout } = await run(process.execPath, args, { cwd: folder })
    const schemas = stdout
      .trim()
      .split('\n')
      .map(async (url): Promise<unknown> => JSON.parse(await readFile(new URL(url), 'utf8')))
    expect(await Promise.all(schemas)).toEqual(
      Array(4).fill(expect.objectContaining({ $schema: expect.any(String) })),
    )
  })

  it('holds every file that `exports`, `types` and `bin` of its manifest name', async () => {
    const installed = join(folder, 'node_modules/docs-ssg')
    const manifest: unknown = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'))
    // Other tests read `dist`, so it is not built again here, but by the same two steps.
    expect(manifest).toHaveProperty(
      'scripts.prepack',
      'npm run build:cli && node cli/package/build-types.mjs',
    )
    const files = [...(await readTree(installed)).keys()]
    const named = listNamedFiles(manifest)
    expect(named.length).toBeGreaterThan(10)
    const isMissing = (path: string): boolean =>
      !files.some((file) =>
        path.endsWith('*') ? file.startsWith(path.slice(0, -1)) : file === path,
      )
    expect(named.filter(isMissing)).toEqual([])
  })

  it('holds the generator and nothing of the site or the tests', async () => {
    const files = [...(await readTree(join(folder, 'node_modules/docs-ssg'))).keys()]
    const tops = new Set(files.map((path) => path.split('/')[0]))
    expect([...tops].toSorted()).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'dist', 'package.json', 'runtime']),
    )
    for (const name of ['content', 'test', 'cli', 'site.config.ts'])
      expect(tops).not.toContain(name)
    expect(files).toContain('dist/types/define-config.d.ts')
    expect(files).toEqual(
      expect.arrayContaining([
        'SECURITY.md',
        'dist/THIRD-PARTY-LICENSES.txt',
        'dist/sbom.cdx.json',
      ]),
    )
    expect(files.filter((path) => /\.map$|tsconfig/.test(path))).toEqual([])
  })
})

/** Packages a machine like this one has; those of other systems are listed too, as optional. */
async function installedPackages(lock: unknown): Promise<readonly string[]> {
  const packages =
    typeof lock === 'object' && lock !== null && 'packages' in lock ? lock.packages : {}
  return Object.keys(packages ?? {}).filter((path) => path.startsWith('node_modules/'))
}

/** The paths that the fields of a manifest name, at any depth. */
function listNamedFiles(manifest: unknown): readonly string[] {
  if (typeof manifest !== 'object' || manifest === null) return []
  const pathsIn = (value: unknown): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(pathsIn)
      : [String(value).replace(/^\.\//, '')]
  const fields = ['exports', 'types', 'bin', 'main', 'module', 'browser']
  return Object.entries(manifest).flatMap(([key, value]) =>
    fields.includes(key) ? pathsIn(value) : [],
  )
}

async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
