import { existsSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { SiteError } from '../../mcp/site-files.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { shortenName } from '../../primitives/text/shorten-message.ts'

/** A path as the report names files; an empty text for the site. Throws a `SiteError` for one that the site doesn't have. */
export function toSitePath(siteDir: string, written: string): string {
  const path = posixRelative(siteDir, resolve(siteDir, written.replaceAll('\\', '/')))
  const isInside = path !== '..' && !path.startsWith('../') && !isAbsolute(path)
  if (isInside && !path.includes('\0') && existsSync(join(siteDir, path))) return path
  throw new SiteError(
    `The site has no file or folder \`${shortenName(written)}\`. Pass a path relative to the folder of the site, such as \`docs/guide.md\`, or leave \`file\` out.`,
  )
}
