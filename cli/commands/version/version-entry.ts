import { dirname, posix } from 'node:path'

/** A version as the config gets it. */
export interface NewVersion {
  readonly name: string
  /** File of its sidebars, relative to the site's folder. */
  readonly sidebars: string | undefined
  readonly frozen: boolean
}

const nameOfImport = (name: string): string => `sidebarsOf${name.replace(/[^A-Za-z0-9]+/g, '_')}`

/** Its entry in `versions`; the path is left out for the latest version, which has the URLs of the docs. */
export function toEntry({ name, sidebars, frozen }: NewVersion, path?: string): string {
  const at = path === undefined ? '' : `, path: '${path}'`
  const own = sidebars === undefined ? '' : `, sidebars: ${nameOfImport(name)}`
  const kept = frozen ? ', frozen: true' : ''
  return `{ name: '${name}', label: '${name}'${at}${own}${kept} }`
}

/** The line that imports its sidebars; empty if it has no sidebars. */
export function importOf({ name, sidebars }: NewVersion, configFile = 'site.config.ts'): string {
  if (sidebars === undefined) return ''
  const path = posix.relative(dirname(configFile), sidebars)
  const source = path.startsWith('.') ? path : `./${path}`
  return `import { sidebars as ${nameOfImport(name)} } from '${source}'\n`
}
