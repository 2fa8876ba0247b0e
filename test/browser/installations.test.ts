import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { type Installation, layouts, OWN_REACT, type Packages } from '../helpers/installations.ts'
import { islandsSite, library, writeFiles } from '../helpers/islands-site.ts'
import { serveFolder } from './serve-folder.ts'
import { openPage } from './shell-page.ts'
import { temporaryFolder } from '../helpers/site-of.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
const versions = ['18.3.1', '19.0.0']

/** What the site has installed. */
const sites = [undefined, OWN_REACT, ...versions]
const rows = Object.keys(layouts).flatMap((layout) => sites.map((react) => ({ layout, react })))

/** Each counter counts a click twice: in its own state, and in that of the library. */
const counted = {
  page: ['0 and 0', '1 and 1'],
  doc: ['0 and 0', '1 and 1'],
  slot: ['0 and 0', '1 and 1'],
}

describe('the packed tarball in every installation', () => {
  let folder = ''
  let tarball = ''
  let browser: Browser | undefined
  let packages: Packages | undefined

  beforeAll(async () => {
    folder = await temporaryFolder()
    browser = await connectChromium()
    tarball = await pack(folder)
    await run('tar', ['-xzf', tarball, '-C', folder])
    await writeFiles(join(folder, 'use-clicks'), library)
    packages = {
      docsSsg: join(folder, 'package'),
      reacts: { [OWN_REACT]: join(root, 'node_modules'), ...(await installReacts(folder)) },
      others: join(root, 'node_modules'),
      library: join(folder, 'use-clicks'),
    }
  })

  afterAll(async () => {
    await browser?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const check = async ({ siteDir, command }: Installation): Promise<void> => {
    await writeFiles(siteDir, islandsSite)
    const { stdout } = await run(process.execPath, [command, 'build', siteDir])
    expect(stdout).toContain('No warnings')
    if (browser) expect(await clickCounters(browser, siteDir)).toEqual({ ...counted, faults: [] })
  }

  for (const { layout, react } of rows)
    it(`hydrates after \`${layout}\` in a site with ${titleOf(react)}`, async () => {
      const install = layouts[layout]
      if (!packages || !install) throw new Error('The packages are there before the first test.')
      const place = await mkdtemp(join(folder, 'row-'))
      await check(await install(place, packages, react))
      await rm(place, { recursive: true })
    })

  it.each([
    { tool: 'npm', command: ['npm', 'install', ...quiet, '--legacy-peer-deps'] },
    { tool: 'pnpm', command: ['npx', '--yes', 'pnpm@10', 'install', '--ignore-scripts'] },
    { tool: 'yarn', command: ['npx', '--yes', 'yarn@1.22.22', 'install', '--ignore-scripts'] },
  ])('hydrates when $tool itself installs it beside React 18', async ({ tool, command }) => {
    const siteDir = join(folder, tool)
    await mkdir(siteDir)
    const dependencies = {
      'docs-ssg': `file:${tarball}`,
      react: '18.3.1',
      'react-dom': '18.3.1',
      'use-clicks': `file:${join(folder, 'use-clicks')}`,
    }
    const manifest = JSON.stringify({ private: true, type: 'module', dependencies })
    await writeFiles(siteDir, { 'package.json': manifest })
    const [program = '', ...args] = command
    await run(program, args, { cwd: siteDir })
    await check({ siteDir, command: join(siteDir, 'node_modules/docs-ssg/dist/docs-ssg.js') })
  })
})

function titleOf(react: string | undefined): string {
  if (react === undefined) return 'no React'
  return react === OWN_REACT ? 'the same React' : `React ${react}`
}

/** Pack docs-ssg as it is published; returns the path of the tarball. */
async function pack(folder: string): Promise<string> {
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root })
  const name = (await readdir(folder)).find((one) => one.endsWith('.tgz')) ?? ''
  return join(folder, name)
}

/** Install each version of React once; returns the folders by version. */
async function installReacts(folder: string): Promise<Record<string, string>> {
  const installed = versions.map(async (version) => {
    const prefix = join(folder, `react-${version}`)
    // Without it, npm installs into a folder above that has one.
    await writeFiles(prefix, { 'package.json': '{"private":true}' })
    await run('npm', ['install', ...quiet, `react@${version}`, `react-dom@${version}`], {
      cwd: prefix,
    })
    return [version, join(prefix, 'node_modules')] as const
  })
  return Object.fromEntries(await Promise.all(installed))
}

/** The text of each counter before and after a click, and everything that went wrong. */
async function clickCounters(browser: Browser, siteDir: string): Promise<object> {
  const server = await serveFolder(join(siteDir, 'build'))
  const found: Record<string, readonly string[]> = {}
  const problems: string[] = []
  for (const [path, labels] of [
    ['/', ['page']],
    ['/guide/', ['doc', 'slot']],
  ] as const) {
    const { page, faults, warnings } = await openPage(browser, server.origin + path)
    for (const label of labels) {
      const counter = page.getByTestId(label)
      const before = await counter.innerText()
      await counter.click()
      const textOf = async (): Promise<string> =>
        counter.innerText({ timeout: 1000 }).catch(() => 'no counter')
      // A counter that does not count is compared below, together with what the console says.
      await expect
        .poll(textOf)
        .not.toBe(before)
        .catch(() => undefined)
      found[label] = [before, await textOf()]
    }
    problems.push(...faults, ...warnings)
    await page.context().close()
  }
  await server.close()
  return { ...found, faults: problems }
}
