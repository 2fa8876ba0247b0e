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
  const beside = files.read(join(siteDir, '_redirects'))
  const above = join(dirname(siteDir), '_redirects')
  // The folder above is not of the site if the config is in the root of the repository.
  return beside ?? (files.isOutside(above) ? undefined : files.read(above))
}
