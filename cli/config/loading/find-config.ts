// Room: site.config.ts -> an object: found, compiled, run, and where each option stands
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entryAt } from '../../gate/real-path.ts'
import { configNames } from '../../schema/values/config-names.ts'

/** Absolute path of the config file of a site, `.ts` first, broken links included; undefined when there is none. */
export function findConfigFile(siteDir: string): string | undefined {
  return configNames.map((name) => join(siteDir, name)).find((path) => entryAt(path) !== undefined)
}

/**
 * The folder of the installed docs-ssg: the nearest one above this module that has a
 * `package.json`. This works in a checkout, where this file is a source, and in the package, where
 * it is part of `dist/`.
 */
export function findPackageDir(moduleUrl: string): string {
  let folder = dirname(fileURLToPath(moduleUrl))
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) {
    folder = resolve(folder, '..')
  }
  return folder
}
