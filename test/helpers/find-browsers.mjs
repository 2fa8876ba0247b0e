// Where Firefox and WebKit are on this machine. Plain JavaScript, because setup.mjs runs before anything is built.
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The first of these programs in PATH.
 *
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
function inPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return paths.find((path) => existsSync(path))
}

/**
 * Path of a Firefox, the one named by `FIREFOX_PATH` first; undefined when there is none.
 *
 * @returns {string | undefined}
 */
export function findFirefox() {
  const known = [
    process.env['FIREFOX_PATH'],
    inPath(['firefox-esr', 'firefox']),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ]
  return known.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/**
 * The programs that drive WebKitGTK on a virtual screen; undefined unless all are there.
 *
 * @returns {{ driver: string, browser: string, screen: string } | undefined}
 */
export function findWebKit() {
  const driver = inPath(['WebKitWebDriver'])
  const screen = inPath(['Xvfb'])
  const browser = inPath(['MiniBrowser']) ?? findMiniBrowser()
  return driver && screen && browser ? { driver, browser, screen } : undefined
}

/**
 * Distributions put it beside the library: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`.
 *
 * @returns {string | undefined}
 */
function findMiniBrowser() {
  const roots = ['/usr/lib', '/usr/lib64', '/usr/libexec']
  const folders = roots.flatMap((root) => [root, ...list(root)])
  const libraries = folders.flatMap((folder) => list(folder).filter((path) => /webkit/.test(path)))
  return libraries.map((path) => join(path, 'MiniBrowser')).find((path) => existsSync(path))
}

/**
 * @param {string} folder
 * @returns {string[]} Paths of the folders in it.
 */
function list(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
  } catch {
    return []
  }
}
