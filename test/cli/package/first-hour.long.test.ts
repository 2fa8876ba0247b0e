import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatResults, type TaskResult, tasks, tryTask } from './first-hour.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']

describe('the first hour with the packed tarball', () => {
  let folder = ''
  let tarball = ''

  beforeAll(async () => {
    folder = await temporaryFolder()
    await run(process.execPath, ['cli/package/build-types.mjs'], { cwd: root })
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root })
    tarball = join(folder, (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '')
  })

  it('has at least forty tasks, none twice', () => {
    expect(tasks.length).toBeGreaterThanOrEqual(40)
    expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length)
  })

  it.each([
    { tool: 'npm', command: ['npm', 'install', ...quiet] },
    { tool: 'pnpm', command: ['npx', '--yes', 'pnpm@10', 'install', '--ignore-scripts'] },
    { tool: 'yarn', command: ['npx', '--yes', 'yarn@1.22.22', 'install', '--ignore-scripts'] },
  ])('works or explains itself, installed by $tool', async ({ tool, command }) => {
    const site = join(folder, tool)
    await mkdir(site)
    const dependencies = { 'docs-ssg': `file:${tarball}` }
    const manifest = { private: true, type: 'module', dependencies }
    await writeFile(join(site, 'package.json'), JSON.stringify(manifest))
    const [program = '', ...args] = command
    // yarn 1 keeps a tarball by its version, so that it would install an older one.
    const env = { ...process.env, YARN_CACHE_FOLDER: join(folder, 'yarn-cache') }
    await run(program, args, { cwd: site, env })
    const script = join(site, 'node_modules/docs-ssg/dist/docs-ssg.js')
    const results: TaskResult[] = []
    for (const [index, task] of tasks.entries())
      results.push(await tryTask(task, join(site, `task-${index}`), script))
    console.log(formatResults(tool, results))
    expect(results.filter(({ outcome }) => outcome === 'fails')).toEqual([])
  })
})
