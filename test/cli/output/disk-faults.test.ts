import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../helpers/site-of.ts'
import { readSite, writeSite } from '../../unit/cli/output/fixture.ts'
import { bundleScript } from './bundle-script.ts'

const nobody = 65_534
const isRoot = process.getuid?.() === 0
/** A name space of mounts of our own: Linux with user name spaces. */
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0

const script = join(
  import.meta.dirname,
  '../../../node_modules/.cache/docs-ssg-test/build-once.mjs',
)
beforeAll(async () => bundleScript('build-once.ts', script))

/** Run shell lines with mounts of their own; `$BUILD` builds: text, kilobytes a page. */
function withMounts(folder: string, lines: readonly string[]): readonly string[] {
  const shell = ['set -e', ...lines].join('\n')
  const env = { ...process.env, BUILD: `${process.execPath} ${script}`, DIR: folder }
  const output = execFileSync('unshare', ['-rm', 'sh', '-c', shell], { env, encoding: 'utf8' })
  return output.trim().split('\n')
}

describe.skipIf(!canMount)('P9: on a real disk', () => {
  it('that is full, the old site stays and one line says why', async () => {
    const lines = withMounts(await temporaryFolder(), [
      'mount -t tmpfs -o size=2m none "$DIR"',
      '$BUILD "$DIR/build" o 10',
      '$BUILD "$DIR/build" n 1000',
      'ls -A "$DIR"; ls "$DIR/build" | wc -l; head -c 3 "$DIR/build/p9/index.html"',
    ])
    expect(lines).toEqual([
      'built',
      expect.stringMatching(
        /^`p\d\/index\.html` cannot be written: the disk is full\. The previous build is unchanged\.$/,
      ),
      'build',
      '10',
      'ooo',
    ])
  })

  it('that is read-only', async () => {
    const lines = withMounts(await temporaryFolder(), [
      'mount -t tmpfs none "$DIR"',
      '$BUILD "$DIR/build" o 1',
      'mount -o remount,ro "$DIR"',
      '$BUILD "$DIR/build" n 1',
      'head -c 3 "$DIR/build/p9/index.html"',
    ])
    expect(lines).toEqual(['built', expect.stringContaining('the file system is read-only'), 'ooo'])
  })

  it.each(['-t tmpfs none', '--bind "$DIR/other"'])(
    'where the folder is a mount (%s)',
    async (kind) => {
      const lines = withMounts(await temporaryFolder(), [
        'mkdir "$DIR/build" "$DIR/other"',
        `mount ${kind} "$DIR/build"`,
        '$BUILD "$DIR/build" n 1',
        'ls -A "$DIR"',
      ])
      expect(lines).toEqual([expect.stringContaining('is a mount point'), 'build', 'other'])
    },
  )
})

/** As a user who owns the files and still may not do everything. */
function buildAsUser(outDir: string): string {
  const owner = isRoot ? { uid: nobody, gid: nobody } : {}
  return spawnSync(process.execPath, [script, outDir, 'n', '1'], { ...owner, encoding: 'utf8' })
    .stdout
}
function giveAway(path: string): void {
  if (isRoot) chownSync(path, nobody, nobody)
}

describe('P9: without permission', () => {
  it('for the folder above, the old site stays', async () => {
    const root = await temporaryFolder()
    await writeSite(join(root, 'build'), { 'index.html': 'old' })
    giveAway(root)
    chmodSync(root, 0o555)
    expect(buildAsUser(join(root, 'build'))).toMatch(
      /cannot be written: the current user has no write permission/,
    )
    chmodSync(root, 0o755)
    expect(readSite(join(root, 'build'))).toEqual({ 'index.html': 'old' })
    expect(readdirSync(root)).toEqual(['build'])
  })

  it('for the output folder itself, the old site stays', async () => {
    const root = await temporaryFolder()
    const outDir = join(root, 'build')
    mkdirSync(outDir)
    await writeSite(outDir, { 'index.html': 'old' })
    giveAway(root)
    giveAway(outDir)
    chmodSync(outDir, 0o555)
    expect(buildAsUser(outDir)).toMatch(
      /cannot be written: the current user has no write permission/,
    )
    expect(readSite(outDir)).toEqual({ 'index.html': 'old' })
    expect(readdirSync(root)).toEqual(['build'])
  })
})
