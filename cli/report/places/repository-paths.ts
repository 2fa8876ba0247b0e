import { posix, relative, isAbsolute } from 'node:path'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { findRepositoryRoot } from './repository-root.ts'
import type { Report } from '../report.ts'

/**
 * The path of a site in its repository, Posix; empty at its top and without one. A CI service may
 * check out files without git, and then names the folder of the repository.
 */
export function findSitePath(
  siteDir: string,
  variables: Readonly<Record<string, string | undefined>>,
): string {
  const roots = [
    findRepositoryRoot(siteDir),
    variables['GITHUB_WORKSPACE'],
    variables['CI_PROJECT_DIR'],
  ].filter((root) => root !== undefined && root !== '' && isWithin(root, siteDir))
  // The folder of a job may be in another repository, and a repository in the folder of a job.
  const [nearest = siteDir] = roots.toSorted((a = '', b = '') => b.length - a.length)
  return posixRelative(nearest, siteDir)
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return !isAbsolute(way) && !/^\.\.(?:[\\/]|$)/.test(way)
}

/** The same report with paths from the top of the repository, as CI services expect them. */
export function toRepositoryPaths(report: Report, sitePath: string): Report {
  if (sitePath === '') return report
  const diagnostics = report.diagnostics.map((one) =>
    one.file === null ? one : { ...one, file: posix.join(sitePath, one.file) },
  )
  return { ...report, diagnostics }
}
