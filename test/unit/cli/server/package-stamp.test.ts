import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createPackageStamp } from '../../../../cli/server/package-stamp.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const installed = {
  'node_modules/known/package.json': '{}',
  'node_modules/@scope/known/package.json': '{}',
}

async function write(path: string, text = ''): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** Whether the stamp of a `node_modules` differs after a change to it. */
async function differsAfter(change: (folder: string) => Promise<void>): Promise<boolean> {
  const folder = join(await siteOf(installed), 'node_modules')
  const stamp = createPackageStamp(folder)
  const before = stamp()
  expect(stamp()).toBe(before)
  await change(folder)
  return stamp() !== before
}

describe('the stamp of installed packages', () => {
  it.each<[string, (folder: string) => Promise<void>]>([
    ['a new package', (folder) => write(join(folder, 'late/package.json'), '{}')],
    ['a new package of a scope', (folder) => write(join(folder, '@scope/late/package.json'), '{}')],
    ['a package of a new scope', (folder) => write(join(folder, '@late/one/package.json'), '{}')],
    ['a removed package', (folder) => rm(join(folder, 'known'), { recursive: true })],
    ['the end of an installation by npm', (folder) => write(join(folder, '.package-lock.json'))],
    ['the end of an installation by pnpm', (folder) => write(join(folder, '.modules.yaml'))],
    ['the end of an installation by Yarn', (folder) => write(join(folder, '.yarn-state.yml'))],
    ['the end of an installation by Yarn 1', (folder) => write(join(folder, '.yarn-integrity'))],
  ])('differs after %s', async (_, change) => expect(await differsAfter(change)).toBe(true))

  it.each<[string, (folder: string) => Promise<void>]>([
    ['a cache', (folder) => write(join(folder, '.cache/x'))],
    ['a file inside a package that was there', (folder) => write(join(folder, 'known/late.js'))],
  ])('is the same after %s', async (_, change) => expect(await differsAfter(change)).toBe(false))

  it('differs with each file of a new package that arrives, but not with those of its own packages', async () => {
    const folder = join(await siteOf(installed), 'node_modules')
    const stamp = createPackageStamp(folder)
    const stamps = [stamp()]
    await write(join(folder, 'late/package.json'), '{}')
    stamps.push(stamp())
    await write(join(folder, 'late/dist/main.js'), 'export')
    stamps.push(stamp())
    await appendFile(join(folder, 'late/dist/main.js'), ' default 1')
    stamps.push(stamp())
    expect(new Set(stamps).size).toBe(stamps.length)
    await write(join(folder, 'late/node_modules/inner/package.json'), '{}')
    const nested = stamp()
    await write(join(folder, 'late/node_modules/inner/main.js'), '')
    expect(stamp()).toBe(nested)
  })

  it('is undefined without the folder, and differs once it is there', async () => {
    const folder = join(await siteOf({ 'a.md': '' }), 'node_modules')
    const stamp = createPackageStamp(folder)
    expect(stamp()).toBeUndefined()
    await write(join(folder, 'late/package.json'), '{}')
    expect(stamp()).toContain('late')
  })

  it('reads at most some files of a large installation', async () => {
    const folder = join(await siteOf({ 'node_modules/known/package.json': '{}' }), 'node_modules')
    const stamp = createPackageStamp(folder)
    const names = Array.from({ length: 30 }, (_, index) => `late-${index + 10}`)
    await Promise.all(names.map((name) => write(join(folder, name, 'package.json'), '{}')))
    const before = stamp() ?? ''
    expect(before.split('\n').filter((line) => line.includes('package.json'))).toHaveLength(20)
    for (const name of names) expect(before).toContain(name)
  })
})
