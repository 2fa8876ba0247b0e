// The project files beside the code that a config imports. Given an import, it refuses a
// `tsconfig.json` that is not a regular file or that a link takes out of the site, before the bundler
// reads it: the bundler waits for a pipe, and quotes the lines of what it can't parse.
import { dirname, isAbsolute, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { isIn } from '../../gate/real-path.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { refuseProjectFiles } from './check-own-files.ts'
import { findTsconfigs } from '../loading/config-files.ts'

/** A plugin that adds an error to `refused` for each project file that the bundler may not read. */
export function refuseProjects(siteDir: string, refused: Diagnostic[]): Plugin {
  const checked = new Set<string>()
  const isRefused = (folder: string): boolean => {
    if (checked.has(folder)) return false
    checked.add(folder)
    const found = refuseProjectFiles(siteDir, findTsconfigs(folder))
    refused.push(...found)
    return found.length > 0
  }
  return {
    name: 'refuse-projects',
    setup(build) {
      build.onResolve(
        { filter: /^(?:\.{1,2}(?:\/|$)|\/|[A-Za-z]:)/ },
        ({ path, kind, resolveDir }) => {
          if (kind === 'entry-point') return undefined
          const target = isAbsolute(path) ? path : resolve(resolveDir, path)
          // The import of a folder reads the project files of that folder.
          const folders = [...foldersAround(dirname(target), siteDir), target]
          return folders.some(isRefused) ? { path, external: true } : undefined
        },
      )
    },
  }
}

/** A folder and those around it, up to the folder of the site. */
function foldersAround(folder: string, siteDir: string): string[] {
  if (folder === siteDir || !isIn(folder, siteDir)) return [folder]
  return [...foldersAround(dirname(folder), siteDir), folder]
}
