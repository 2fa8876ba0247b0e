import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { tryReadText } from '../../../gate/regular-file.ts'

/** In the order in which VitePress looks for them; the last two are older names. */
const endings = ['js', 'ts', 'mjs', 'mts', 'cjs', 'cts']
const configNames = endings.flatMap((end) => [
  `.vitepress/config/index.${end}`,
  `.vitepress/config.${end}`,
])

/**
 * The path of the config, relative to `folder`: that of a site in the folder itself, of the site
 * that a script of `package.json` builds, or of one in `docs`.
 */
export function findVitepressConfig(folder: string): string | undefined {
  return ['.', ...listScriptFolders(folder), 'docs']
    .flatMap((site) => configNames.map((name) => posix.join(site, name)))
    .find((path) => existsSync(join(folder, path)))
}

/** `website` for a script with `vitepress build website`. */
function listScriptFolders(folder: string): readonly string[] {
  const text = tryReadText(join(folder, 'package.json')) ?? ''
  return [...text.matchAll(/\bvitepress\s+(?:build|dev|serve|preview)\s+(?!-)([\w./@-]+)/g)]
    .map(([, path = '']) => posix.normalize(path))
    .filter((path) => !/^(?:\/|\.\.)/.test(path))
}
