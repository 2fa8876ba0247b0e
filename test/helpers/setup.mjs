// The first step of `npm test`: find the browsers, or install them. A machine needs only Node and git before.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findFirefox, findWebKit } from './find-browsers.mjs'
import { findChromium } from './find-chromium.mjs'

const playwright = fileURLToPath(
  new URL('../../node_modules/playwright-core/cli.js', import.meta.url),
)

const isRoot = process.getuid?.() === 0
const sudo = isRoot ? [] : ['sudo', '-n']

/**
 * @param {readonly string[]} packages
 * @returns {string[][]}
 */
const apt = (...packages) => [
  [...sudo, 'apt-get', 'update', '-qq'],
  [...sudo, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
]

/** Tried in this order; each is a list of commands that must all succeed. */
const installers = [
  { name: 'the system package manager', commands: apt('chromium') },
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

/** Their tests are skipped where they can't be installed. */
const others = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    find: () => findWebKit()?.browser,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
]
for (const { name, find, packages } of others) {
  let path = find()
  if (path === undefined && process.platform === 'linux') {
    console.log(`No ${name} found; installing one by the system package manager.`)
    if (runAll(apt(...packages))) path = find()
  }
  console.log(
    path === undefined
      ? `${name} is not installed, so the tests in it are skipped.`
      : `Browser tests use ${path}`,
  )
}

/** @returns {string | undefined} */
function install() {
  for (const { name, commands } of installers) {
    console.log(`No Chromium found; installing one by ${name}.`)
    const path = runAll(commands) ? findChromium() : undefined
    if (path !== undefined) return path
  }
  return undefined
}

/**
 * @param {readonly (readonly string[])[]} commands
 * @returns {boolean} True if all of them succeeded.
 */
function runAll(commands) {
  return commands.every(([command = '', ...args]) => {
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return status === 0
  })
}
