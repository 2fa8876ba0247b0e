import { toUrlPath } from '../../runtime/shared/url.ts'
import type { OutputPath } from '../model/paths.ts'
import { toOutputPath } from './page-url.ts'

/** The file of a redirect page; `/old.html` is that file itself. Splats have no page of their own. */
export function toRedirectOutput(from: string, trailingSlash: boolean | undefined): OutputPath {
  const url = toUrlPath(from)
  if (url.endsWith('.html/')) return toOutputPath(toUrlPath(url.slice(0, -6)), false)
  return toOutputPath(url, trailingSlash)
}
