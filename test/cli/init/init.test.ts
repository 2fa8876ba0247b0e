import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'

const root = join(import.meta.dirname, '../../..')
const init = (cwd: string, ...args: string[]) =>
  runCli(['init', ...args, '--no-install'], { cwd, env: { npm_config_user_agent: 'npm/10.0.0' } })

/** The config imports `docs-ssg`, which `npm install` would add. */
async function addPackage(siteDir: string): Promise<void> {
  await mkdir(join(siteDir, 'node_modules'), { recursive: true })
  await symlink(root, join(siteDir, 'node_modules/docs-ssg'))
}

it.each([['--typescript'], ['--no-typescript']])(
  'sets up a site that passes every check in an empty folder (%s)',
  async (flag) => {
    const cwd = await temporaryFolder()
    const run = await init(cwd, 'my-docs', flag)
    expect(run).toMatchObject({ exitCode: 0, stderr: '' })
    expect(run.stdout).toContain('Wrote `my-docs/docs/index.md`.')
    expect(run.stdout).toMatch(/Next:\n {2}cd my-docs\n {2}npm install\n {2}npm run dev\n$/)
    const siteDir = join(cwd, 'my-docs')
    await addPackage(siteDir)
    expect(await runCli(['check', '--strict'], { cwd: siteDir })).toMatchObject({ exitCode: 0 })
    expect(await runCli(['build'], { cwd: siteDir })).toMatchObject({ exitCode: 0 })
    const html = await readFile(join(siteDir, 'build/index.html'), 'utf8')
    expect(html).toContain('<title>My docs</title>')
    for (const name of ['writing', 'code', 'organizing', 'publishing'])
      expect(html).toContain(`href="/guide/${name}"`)
  },
)

it('proposes a config from what a repository contains, and keeps all of it', async () => {
  const files = {
    'README.md': '# Great Tool\n\nText.\n',
    'documentation/start.md': '# Start\n',
    '.gitignore': 'node_modules\n/build',
    'package.json': JSON.stringify({
      name: '@scope/great-tool',
      homepage: 'https://great.example/tool',
      repository: 'github:me/great-tool',
      scripts: { build: 'tsc' },
      devDependencies: { typescript: '^5.0.0' },
    }),
    'pnpm-lock.yaml': '',
  }
  const siteDir = await siteOf(files)
  const { stdout, exitCode } = await init(siteDir, '--yes')
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/Next:\n {2}pnpm install\n {2}pnpm run docs:dev\n$/)
  const read = (path: string) => readFile(join(siteDir, path), 'utf8')
  const config = await read('site.config.ts')
  for (const line of [
    "title: 'Great Tool'",
    "url: 'https://great.example'",
    "baseUrl: '/tool/'",
    "docs: { path: 'documentation', editUrl: 'https://github.com/me/great-tool/edit/main/documentation/' }",
  ])
    expect(config).toContain(line)
  const { scripts, devDependencies, name } = JSON.parse(await read('package.json'))
  expect(scripts).toMatchObject({ build: 'tsc', 'docs:build': 'docs-ssg build' })
  expect(devDependencies).toMatchObject({ typescript: '^5.0.0' })
  expect(devDependencies['docs-ssg']).toMatch(/^\^\d/)
  expect(name).toBe('@scope/great-tool')
  expect(await read('.gitignore')).toBe('node_modules\n/build\n.docs-ssg/\n')
  expect(await read('.github/workflows/docs.yml')).toContain('pnpm install --frozen-lockfile')
  expect(await read('documentation/start.md')).toBe(files['documentation/start.md'])
  expect(existsSync(join(siteDir, 'docs'))).toBe(false)
  await addPackage(siteDir)
  expect(await runCli(['build'], { cwd: siteDir })).toMatchObject({ exitCode: 0 })
})

it.each([
  [
    'site.config.mjs',
    'exists, so this folder contains a site of docs-ssg already',
    'docs-ssg serve',
  ],
  ['docusaurus.config.js', 'is the config of a Docusaurus site', 'docs-ssg migrate .'],
  ['mkdocs.yml', 'is the config of an MkDocs site', 'docs-ssg migrate .'],
  ['.vitepress/config/index.ts', 'is the config of a VitePress site', 'docs-ssg migrate .'],
  ['.gitlab-ci.yml', 'exists, and nothing was written', 'pass `--ci none`'],
])('writes nothing beside `%s`', async (file, message, hint) => {
  const siteDir = await siteOf({ [file]: 'x' })
  const before = hashTree(siteDir)
  const { exitCode, stderr } = await init(siteDir, '--yes', '--ci', 'gitlab')
  expect(exitCode).toBe(2)
  expect(stderr).toContain(`docs-ssg: usage error: \`${file}\` ${message}`)
  expect(stderr).toContain(hint)
  expect(hashTree(siteDir)).toEqual(before)
})

it.each([
  ['github', '.github/workflows/docs.yml', 'start/first-deploy.md'],
  ['gitlab', '.gitlab-ci.yml', 'hosts/gitlab.md'],
])('writes the CI file that the manual shows for %s', async (service, file, page) => {
  const siteDir = await temporaryFolder()
  expect(await init(siteDir, '--yes', '--ci', service)).toMatchObject({ exitCode: 0 })
  const manual = await readFile(join(root, 'docs/content', page), 'utf8')
  const shown = manual.split(`title="${file}"\n`)[1]?.split('```')[0]
  expect(await readFile(join(siteDir, file), 'utf8')).toBe(shown)
})

it('is what `npm create docs-ssg` starts, in the same version', async () => {
  const folder = await temporaryFolder()
  const source = join(root, 'cli/package/create-docs-ssg')
  await cp(source, join(folder, 'create-docs-ssg'), { recursive: true })
  await addPackage(folder)
  const args = [join(folder, 'create-docs-ssg/create.mjs'), 'my-docs', '--yes', '--no-install']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder })
  expect(stdout).toContain('Wrote `my-docs/site.config.ts`.')
  const versionOf = async (path: string): Promise<string> =>
    JSON.parse(await readFile(join(root, path), 'utf8')).version
  expect(await versionOf('cli/package/create-docs-ssg/package.json')).toBe(
    await versionOf('package.json'),
  )
})
