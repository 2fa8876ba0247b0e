import { dirname, join } from 'node:path'
import { toList, toText } from '../../coerce.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'

/**
 * A `_redirects` file beside the config or in the folder above, from where a script of the host or of the site copies it
 * into the build; undefined if a static folder has one, which is copied anyway.
 */
export function readRedirectsFile({
  siteDir,
  config,
  files,
}: Pick<DocusaurusSite, 'siteDir' | 'config' | 'files'>): string | undefined {
  const statics = config['staticDirectories'] ? toList(config['staticDirectories']) : ['static']
  const isCopied = statics.some((folder) =>
    files.has(join(siteDir, toText(folder) ?? '', '_redirects')),
  )
  if (isCopied) return undefined
  const own = files.read(join(siteDir, '_redirects'))
  const above = join(dirname(siteDir), '_redirects')
  // The site names no such file, so one outside the repository is nothing to report.
  return own ?? (files.isOutside(above) ? undefined : files.read(above))
}
