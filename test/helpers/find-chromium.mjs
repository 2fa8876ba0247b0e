// Where Chromium is on this machine. Plain JavaScript, because setup.mjs runs before anything is built.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'headless_shell',
]

const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/**
 * Path of a Chromium, the one named by `CHROME_PATH` or `CHROMIUM_PATH` first; undefined when there is none.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CHROME_PATH, CHROMIUM_PATH, PATH = '' } = process.env
  const inPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const known = [CHROME_PATH, CHROMIUM_PATH, ...inPath, ...fixed, chromium.executablePath()]
  return known.find((path) => path !== undefined && path !== '' && existsSync(path))
}
