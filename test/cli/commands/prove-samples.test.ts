import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const compiler = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))

const sample = (code: string, output: string): string =>
  `\`\`\`ts run\n${code}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`

const docs = `# Harbor

${sample("import { dock } from 'harbor'\nconsole.log(dock('Anna'))", 'Anna lies at 1')}
${sample("import { leave } from 'harbor'\nconsole.log(leave('Anna'))", 'Anna left')}
${sample('console.log(1 + 1)', '2')}`

/** Put a version of the package `harbor` into the site, as npm would. */
async function install(siteDir: string, version: string, berth: string): Promise<void> {
  const folder = join(siteDir, 'node_modules/harbor')
  const files = {
    'package.json': JSON.stringify({ name: 'harbor', version, type: 'module', main: 'index.js' }),
    'index.js': `export const dock = (name, at = 1) => name + ' lies at ' + at
export const leave = (name) => name + ' left'
`,
    'index.d.ts': `export declare function dock(name: string${berth}): string
export declare function leave(name: string): string
`,
  }
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

async function check(siteDir: string) {
  const { stdout, exitCode } = await runCli(['check', siteDir])
  return {
    exitCode,
    found: [...stdout.matchAll(/^(docs\/\S+) +error +(\S+)/gm)].map(([row]) => row),
  }
}

it('E: finds exactly the sample that a new version of a package breaks, without a declaration of Node', async () => {
  const siteDir = await siteOf({
    'site.config.ts': 'export default { checks: { samples: true } }\n',
    'docs/index.md': docs,
  })
  await install(siteDir, '1.0.0', '')
  await symlink(compiler, join(siteDir, 'node_modules/typescript'), 'junction')
  expect(await check(siteDir)).toEqual({ exitCode: 0, found: [] })
  await install(siteDir, '2.0.0', ', berth: number')
  expect(await check(siteDir)).toEqual({
    exitCode: 1,
    found: [expect.stringMatching(/^docs\/index\.md:5:13 +error +sample-type-error$/)],
  })
})

it('E: a compiler that cannot run is a finding, not a fault of docs-ssg', async () => {
  const siteDir = await siteOf({
    'site.config.ts': 'export default { checks: { samples: true } }\n',
    'docs/index.md': docs,
    'node_modules/typescript/package.json': '{"name":"typescript","version":"1.0.0"}',
    'node_modules/typescript/bin/tsc': "console.log('error TS6046: no such option')",
  })
  const { stdout, stderr, exitCode } = await runCli(['check', siteDir])
  expect(exitCode).toBe(1)
  expect(stdout).toContain('sample-no-compiler')
  expect(stdout).toContain('error TS6046: no such option')
  expect(stderr).toMatch(
    /^Samples: 0 compiled \(0 from the cache\), 0 run, 0 opted out, \d+ not checked\.$/m,
  )
  expect(stderr).not.toContain('internal error')
})

it('says once that the compiler can’t read packages of Plug’n’Play', async () => {
  const siteDir = await siteOf({
    'site.config.ts': 'export default { checks: { samples: true } }\n',
    'docs/index.md': docs,
    '.pnp.cjs': '',
  })
  const { stdout, exitCode } = await runCli(['check', siteDir, '--only', 'samples'])
  expect(exitCode).toBe(1)
  expect(stdout.match(/Plug’n’Play/g)).toHaveLength(1)
  expect(stdout).toContain('Write `nodeLinker: node-modules` in `.yarnrc.yml`')
  expect(stdout).not.toContain('Cannot find module')
})

it('counts no page on a site without pages', async () => {
  const siteDir = await siteOf({ 'site.config.ts': 'export default {}\n', 'docs/a.txt': '' })
  const { stdout } = await runCli(['check', siteDir])
  expect(stdout).toContain('no-pages')
  expect(stdout).toContain('Checked 0 pages: 1 error.')
})
