const toName = (extension: string): string => `site.config.${extension}`

/** Names of a config; the first one that exists is read. */
export const configNames = ['ts', 'mts', 'js', 'mjs'].map(toName)

/** Names that look like those of a config and are not read. */
export const unreadConfigNames = ['cjs', 'cts', 'jsx', 'tsx', 'json', 'yml', 'yaml', 'toml'].map(
  toName,
)
