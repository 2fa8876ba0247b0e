import { execFileSync, spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { cliPath } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** A name space of mounts of our own: Linux with user name spaces. */
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0

const files = {
  'docs/index.md': '# A\n\nText.\n',
  'site.config.ts': "const title = 'A'\nexport default { title }\n",
}
const readOnly = (folder: string): string =>
  `mount --bind "${folder}" "${folder}"; mount -o remount,ro,bind "${folder}"`

/** Build the site, run shell lines with mounts of their own, and tell how the last one ended. */
async function run(lines: readonly string[]): Promise<string> {
  const siteDir = await siteOf(files)
  const shell = ['set -e', '$CLI build > /dev/null', ...lines.slice(0, -1), 'set +e', lines.at(-1)]
  const script = `${shell.join('\n')} 2>&1\necho "code $?"`
  const env = { ...process.env, CLI: `${process.execPath} ${cliPath}`, DIR: siteDir, NO_COLOR: '1' }
  return execFileSync('unshare', ['-rm', 'sh', '-c', script], {
    cwd: siteDir,
    env,
    encoding: 'utf8',
  })
}

const edit = 'echo "Edited." >> docs/index.md'
const noTemporary =
  'mkdir tmp; mount -t tmpfs none tmp; mount -o remount,ro tmp; export TMPDIR=$PWD/tmp'

const table: readonly (readonly [string, readonly string[], RegExp])[] = [
  [
    'site: build',
    [readOnly('$DIR'), 'cd "$DIR"; $CLI build'],
    /the file system is read-only[^]*previous build is unchanged[^]*code 1/,
  ],
  ['site: check', [readOnly('$DIR'), 'cd "$DIR"; $CLI check'], /no problems\.\ncode 0/],
  [
    'site: clear',
    [readOnly('$DIR'), 'cd "$DIR"; $CLI clear'],
    /the file system is read-only[^]*code 1/,
  ],
  [
    'cache: build',
    [
      edit,
      readOnly('$DIR/.docs-ssg'),
      '$CLI build > /dev/null; grep -o "Edited\\." build/index.html',
    ],
    /Edited\.\n[^]*code 0/,
  ],
  ['cache: check', [edit, readOnly('$DIR/.docs-ssg'), '$CLI check'], /no problems\.\ncode 0/],
  [
    'folder for temporary files: build',
    [noTemporary, '$CLI build --no-cache'],
    /No warnings\.\ncode 0/,
  ],
  [
    'folder for temporary files: check',
    [noTemporary, '$CLI check --verify'],
    /`mkdtemp`\): the file system is read-only[^]*code 1/,
  ],
  [
    'folder of a new site',
    [noTemporary, '$CLI init tmp/new'],
    /tmp\/new` can’t be used \(`mkdir`\)[^]*read-only[^]*code 1/,
  ],
  [
    'folder for temporary files, which is missing',
    ['export TMPDIR=/missing', '$CLI check --verify'],
    /`mkdtemp`\): the folder above it does not exist[^]*code 1/,
  ],
]

describe.skipIf(!canMount)('P9: a read-only file system is a finding or no problem', () => {
  it.each(table)('%s', async (_, lines, expected) => {
    expect(await run(lines)).toMatch(expected)
  })
})
