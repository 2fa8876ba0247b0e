import { rmdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../helpers/site-of.ts'

const commands = ['build', 'serve', 'preview', 'check', 'clear']

it('G3: --help lists the commands and shows examples and exit codes', async () => {
  const { exitCode, stdout, stderr } = await runCli(['--help'])
  expect(exitCode).toBe(0)
  expect(stderr).toBe('')
  for (const command of commands) expect(stdout).toContain(`  ${command}`)
  expect(stdout).toContain('Examples:')
  expect(stdout).toContain('Exit codes: 0 success, 1 problems found, 2 usage or config error')
  expect(stdout).not.toContain('config-reference')
})

it.each(['build', 'serve', 'dev', 'start', 'preview', 'check'])(
  'G3: `%s --help` shows an example and hides the aliases',
  async (command) => {
    const { exitCode, stdout } = await runCli([command, '--help'])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('Example:')
    expect(stdout).not.toContain('--outDir')
  },
)

it('G3: --version prints the version of the package', async () => {
  const manifest: unknown = JSON.parse(
    await readFile(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  const { exitCode, stdout } = await runCli(['--version'])
  expect(exitCode).toBe(0)
  expect(manifest).toMatchObject({ version: stdout.trim() })
})

it.each([
  [[], 'no command given'],
  [['bild'], "unknown command 'bild'"],
  [['build', '--strikt'], "unknown option '--strikt'"],
  [['check', '--format', 'xml'], "argument 'xml' is invalid"],
  [['serve', '--port', 'http'], 'Expected a whole number'],
  [['preview', '--port', '70000'], 'Expected a port from 0 to 65535'],
  [['build', 'a', 'b'], 'too many arguments'],
  [['build', '--out-dir'], 'argument missing'],
  [
    ['check', '--only', 'linkz'],
    "`linkz` in '--only' is not the name of a check. Did you mean `links`?",
  ],
])('G3: wrong usage %j ends with 2, and its first line says so', async (args, fault) => {
  const { exitCode, stderr } = await runCli(args)
  expect(exitCode).toBe(2)
  const [first = ''] = stderr.split('\n')
  expect(first).toMatch(/^docs-ssg: usage error: /)
  expect(first).toContain(fault)
})

it('G3: a mistyped command or flag gets a suggestion', async () => {
  expect((await runCli(['bild'])).stderr).toContain('build')
  expect((await runCli(['build', '--strikt'])).stderr).toContain('--strict')
})

it('G4: a config that cannot be used ends with 2, names every fault, and writes nothing', async () => {
  const siteDir = await siteOf({
    'docs/index.md': '# A',
    'site.config.ts': `export default {\n  titel: 'x',\n  docs: { path: 3 },\n}\n`,
  })
  const { exitCode, stdout, stderr } = await runCli(['build', siteDir])
  expect(exitCode).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toBe(`docs-ssg: config error: 2 errors

site.config.ts:2:3  error  config-unknown-key
  \`titel\` is not an option, so it would have no effect.
  Did you mean \`title\`?
  2 |   titel: 'x',
        ^
  docs-ssg explain config-unknown-key

site.config.ts:3:11  error  config-type
  \`docs.path\` is \`3\`; expected a string.
  3 |   docs: { path: 3 },
                ^
  docs-ssg explain config-type

`)
})

it('G4: a misspelled id in `checks.rules` is a config error of build and check', async () => {
  const siteDir = await siteOf({
    'docs/index.md': '# A\n',
    'site.config.ts': `export default { checks: { rules: { 'orphan-pages': 'error' } } }\n`,
  })
  for (const command of ['build', 'check']) {
    const { exitCode, stdout, stderr } = await runCli([command, siteDir])
    expect(exitCode).toBe(2)
    expect(stdout + stderr).toContain(
      'no rule has the id `orphan-pages`.\n  Did you mean `orphan-page`?',
    )
  }
})

it.each(['json', 'github', 'sarif', 'junit'])(
  'G3: check --format %s reports a broken config in that format',
  async (format) => {
    const siteDir = await siteOf({
      'docs/index.md': '# A',
      'site.config.ts': `export default { titel: 'x' }`,
    })
    const { exitCode, stdout, stderr } = await runCli(['check', siteDir, '--format', format])
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(/^docs-ssg: config error: 1 error\n/)
    expect(stdout).toContain('config-unknown-key')
  },
)

it('G3: a broken link fails check with 1, on standard output, and writes no site', async () => {
  const siteDir = await siteOf({ 'docs/index.md': '# A\n\nSee [b](./nope.md).\n' })
  const { exitCode, stdout, stderr } = await runCli(['check', siteDir])
  expect(stderr).toMatch(/^docs-ssg: findings: 1 error/)
  expect(exitCode).toBe(1)
  expect(stdout).toContain('docs/index.md:3:5  error  broken-link')
  await expect(readFile(join(siteDir, 'build/index.html'))).rejects.toThrow('ENOENT')
})

it('G3: check writes its report to a file', async () => {
  const siteDir = await siteOf({ 'docs/index.md': '# A\n' })
  const run = await runCli(['check', '.', '--format', 'json', '--output', 'out/report.json'], {
    cwd: siteDir,
  })
  expect(run).toMatchObject({ exitCode: 0, stdout: '', stderr: '' })
  const report: unknown = JSON.parse(await readFile(join(siteDir, 'out/report.json'), 'utf8'))
  expect(report).toMatchObject({ version: 1, summary: { errors: 0 } })
})

it('G1: build says what it made; colours only when forced', async () => {
  const siteDir = await siteOf({ 'docs/index.md': '# A\n' })
  const plain = await runCli(['build', siteDir])
  expect(plain.stderr).toBe('')
  expect(plain.exitCode).toBe(0)
  expect(plain.stdout).toMatch(
    /^Note: `url` is not set, [^\n]+\nBuilt \d+ pages in \d+\.\d\d s: [\d.]+ [kM]?B in build\. No warnings\.\n$/,
  )
  const env = { NO_COLOR: '', FORCE_COLOR: '1' }
  expect((await runCli(['build', siteDir], { env })).stdout).toContain('\u001b[32mBuilt')
})

it('G3: the names of other generators are understood', async () => {
  const siteDir = await siteOf({ 'docs/index.md': '# A\n' })
  const args = ['build', siteDir, '--outDir', join(siteDir, 'dist'), '--base', '/x/', '--force']
  expect((await runCli(args)).exitCode).toBe(0)
  expect(await readFile(join(siteDir, 'dist/index.html'), 'utf8')).toContain('/x/')
})

it('G3: clear removes the cache and leaves alone what is not one', async () => {
  const siteDir = await siteOf({ 'docs/index.md': '', '.docs-ssg/config.json': '{}' })
  expect(await runCli(['clear', siteDir])).toMatchObject({
    exitCode: 0,
    stdout: 'Cleared the cache.\n',
  })
  expect((await runCli(['clear', siteDir])).stdout).toBe('There is no cache to clear.\n')
  const odd = await siteOf({ '.docs-ssg': 'a file' })
  expect((await runCli(['clear', odd])).stdout).toContain('so it was left alone')
  expect(await readFile(join(odd, '.docs-ssg'), 'utf8')).toBe('a file')
})

it('G3: an interrupted server ends with 130', async () => {
  const siteDir = await siteOf({ 'docs/index.md': '# A\n' })
  await runCli(['build', siteDir])
  const { exitCode, stderr } = await runCli(['preview', siteDir, '--port', '0'], {
    onOutput: (text, pid) => text.includes('http://') && process.kill(pid, 'SIGINT'),
  })
  expect(exitCode).toBe(130)
  expect(stderr).toBe('docs-ssg: interrupted\n')
})

it.skipIf(process.platform === 'win32')(
  'G3: a current folder that was deleted is named',
  async () => {
    const cwd = await temporaryFolder()
    const { exitCode, stderr } = await runCli(['build'], { cwd, onStart: () => rmdirSync(cwd) })
    expect(stderr).toBe(
      'docs-ssg: usage error: the current folder no longer exists; change to another\n',
    )
    expect(exitCode).toBe(2)
  },
)
