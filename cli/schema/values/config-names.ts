const toName = (extension: string): string => `site.config.${extension}`

/** Names of a config; the first one that exists is read. */
export const configNames = ['ts', 'mts', 'js', 'mjs'].map(toName)

/** Names that people are most likely to give a config, and that are not read. */
export const unreadConfigNames = [
  ...['cjs', 'cts', 'jsx', 'tsx', 'json', 'yml', 'yaml', 'toml'].map(toName),
  ...['ts', 'mts', 'js', 'mjs'].map((extension) => `docs-ssg.config.${extension}`),
]

/** A file of options in any format. */
const ending = String.raw`\.(?:[cm]?[jt]sx?|json[5c]?|ya?ml|toml)`

/** `site.config` and `docs-ssg.config` with any case, separators and ending, and `docs-ssg` alone. */
const similar = new RegExp(
  String.raw`^\.?(?:(?:site|docs[-_.]?ssg)[-_.]?(?:config|rc)${ending}|docs[-_.]?ssg${ending}|docs[-_.]?ssgrc)$`,
  'i',
)

/** True for a name that looks like that of a config and isn't read. */
export const isUnreadConfig = (name: string): boolean =>
  similar.test(name) && !configNames.includes(name)
