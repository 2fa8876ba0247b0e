// Room: paths and URLs of the site, made from its config and its pages
import { toUrlPath, type UrlPath } from '../../../runtime/shared/urls/url.ts'
import type { OutputPath } from '../paths.ts'

/** Mark a Posix path below the output folder; `path` must be relative and free of `..`. */
export function toOutputPath(path: string): OutputPath {
  return path as OutputPath
}

/** Hosts look for this file at the root, whatever form all other URLs have. */
export const notFoundOutput: OutputPath = toOutputPath('404.html')

/** The file a page is written to: `x/index.html`, or `x.html` when `trailingSlash` is false. */
export function toPageOutput(url: UrlPath, trailingSlash: boolean | undefined): OutputPath {
  const path = url.slice(1, -1)
  if (path === '') return toOutputPath('index.html')
  return toOutputPath(trailingSlash === false ? `${path}.html` : `${path}/index.html`)
}

/**
 * The file of a redirect page; `/old.html` is that file itself. Splats have no page.
 */
export function toRedirectOutput(from: string, trailingSlash: boolean | undefined): OutputPath {
  const url = toUrlPath(from)
  if (url.endsWith('.html/')) return toOutputPath(url.slice(1, -1))
  return toPageOutput(url, trailingSlash)
}

/**
 * The file in the output folder that lists the files docs-ssg created. It contains only the paths
 * of published files, so that deploying it publishes no secret; the servers of docs-ssg do not
 * serve it.
 */
export const manifestName = '.docs-ssg-manifest.json'

/**
 * True for files in `assets/`, which browsers keep for a year without asking for newer ones. The
 * files that the build makes there have a hash of their contents in their names.
 */
export function isKeptByBrowsers(output: OutputPath): boolean {
  return output.startsWith('assets/')
}
