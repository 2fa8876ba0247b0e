import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../helpers/site-of.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')

/** An empty project with a page and a component that runs in the browser. */
const project: Readonly<Record<string, string>> = {
  'site.config.ts': `import { defineConfig } from 'docs-ssg'

export default defineConfig({
  title: 'Trial',
  url: 'https://docs.example.org',
  components: { Counter: 'parts/Counter.tsx' },
})
`,
  'docs/index.md': '# Start\n\n<Counter />\n\n```ts\nconst count: number = 1\n```\n',
  'parts/Counter.tsx': `import { useState } from 'react'

export default function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
}
`,
}

const managers: Readonly<Record<string, readonly string[]>> = {
  npm: ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
  pnpm: ['npx', '--yes', 'pnpm@10', 'install', '--ignore-scripts', '--prefer-offline'],
  yarn: ['npx', '--yes', 'yarn@1.22.22', 'install', '--ignore-scripts', '--prefer-offline'],
}
const versions = ['20', '22', '24']
const rows = versions.flatMap((version) => Object.keys(managers).map((tool) => ({ version, tool })))

describe('the packed tarball in an empty project', () => {
  let folder = ''
  let tarball = ''
  /** Folders with a `node` of each version. */
  const nodes = new Map<string, string>()

  beforeAll(async () => {
    folder = await temporaryFolder()
    await run(process.execPath, ['cli/package/build-types.mjs'], { cwd: root })
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root })
    tarball = join(folder, (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '')
    for (const version of versions) nodes.set(version, await findNode(version, folder))
  })

  it.each(rows)('is installed by $tool and builds a site on Node $version', async (row) => {
    const bin = nodes.get(row.version) ?? ''
    const siteDir = join(folder, `${row.tool}-${row.version}`)
    const dependencies = { 'docs-ssg': `file:${tarball}` }
    const files = { ...project, 'package.json': JSON.stringify({ private: true, dependencies }) }
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(siteDir, path)), { recursive: true })
      await writeFile(join(siteDir, path), text)
    }
    const {
      NODE_OPTIONS: _,
      NODE_ENV: __,
      VITEST: ___,
      FORCE_COLOR: ____,
      ...inherited
    } = process.env
    const env = {
      ...inherited,
      NO_COLOR: '1',
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      // yarn 1 keeps a tarball by its version, so that it would install an older one.
      YARN_CACHE_FOLDER: join(folder, 'yarn-cache'),
    }
    const options = { cwd: siteDir, env }
    expect((await run('node', ['--version'], options)).stdout).toMatch(`v${row.version}.`)
    const [program = '', ...args] = managers[row.tool] ?? []
    await run(program, args, options)

    const script = join(siteDir, 'node_modules/docs-ssg/dist/docs-ssg.js')
    const { stdout } = await run('node', [script, 'build', '--strict'], options)
    expect(stdout).toContain('No warnings')
    const html = await readFile(join(siteDir, 'build/index.html'), 'utf8')
    expect(html).toMatch(/data-island[^]*Pressed (?:<!-- -->)?0/)
    expect((await run('node', [script, 'check', '--strict'], options)).stdout).toContain(
      'no problems',
    )

    // Any other exit code than 0 rejects, and so does a signal.
    const config = `import { pbkdf2 } from 'node:crypto'\n${project['site.config.ts']}\npbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => {})\n`
    await writeFile(join(siteDir, 'site.config.ts'), config)
    expect((await run('node', [script, 'build'], options)).stdout).toContain('No warnings')
  })
})

/** The folder of a `node` with this major version: the running one, or one from the registry. */
async function findNode(version: string, folder: string): Promise<string> {
  if (process.versions.node.startsWith(`${version}.`)) return dirname(process.execPath)
  const home = join(folder, `node-${version}`)
  await mkdir(home)
  await writeFile(join(home, 'package.json'), '{"private":true}')
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline']
  await run('npm', ['install', `node@${version}`, ...quiet], { cwd: home })
  const bin = join(home, 'node_modules/node/bin')
  if (!existsSync(bin)) throw new Error(`npm installed no Node ${version}.`)
  return bin
}
