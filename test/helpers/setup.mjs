// The first step of `npm test`: find a Chromium, or install one. A machine needs only Node and git before.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findChromium } from './find-chromium.mjs'

const playwright = fileURLToPath(
  new URL('../../node_modules/playwright-core/cli.js', import.meta.url),
)

const isRoot = process.getuid?.() === 0
const sudo = isRoot ? [] : ['sudo', '-n']

/** Tried in this order; each is a list of commands that must all succeed. */
const installers = [
  {
    name: 'the system package manager',
    commands: [
      [...sudo, 'apt-get', 'update', '-qq'],
      [...sudo, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ],
  },
  {
    name: 'playwright-core',
    commands: [[process.execPath, playwright, 'install', '--with-deps', 'chromium']],
  },
  {
    name: 'playwright-core, without system libraries',
    commands: [[process.execPath, playwright, 'install', 'chromium']],
  },
]

const found = findChromium() ?? install()
if (found === undefined) {
  console.error(
    'The browser tests need Chromium, and none could be found or installed. ' +
      'Install it, or name it in CHROME_PATH, and run `npm test` again.',
  )
  process.exitCode = 1
} else {
  console.log(`Browser tests use ${found}`)
}

/** @returns {string | undefined} */
function install() {
  for (const { name, commands } of installers) {
    console.log(`No Chromium found; installing one by ${name}.`)
    const isDone = commands.every(([command = '', ...args]) => {
      const { status } = spawnSync(command, args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
      return status === 0
    })
    const path = isDone ? findChromium() : undefined
    if (path !== undefined) return path
  }
  return undefined
}
