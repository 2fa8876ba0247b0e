import { readFileSync } from 'node:fs'

const manifest: unknown = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

function textOf(value: unknown, ...keys: readonly string[]): string | undefined {
  const [key, ...rest] = keys
  if (key === undefined) return typeof value === 'string' ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  return textOf(new Map<string, unknown>(Object.entries(value)).get(key), ...rest)
}

/** The version that the manual describes. */
export const version = textOf(manifest, 'version') ?? ''

/** Where the source is, which is known once the repository is published; until then a placeholder. */
export const repositoryUrl =
  textOf(manifest, 'repository', 'url')
    ?.replace(/^git\+/, '')
    .replace(/\.git$/, '') ??
  (process.env['GITHUB_REPOSITORY'] === undefined
    ? 'https://source.docs-ssg.example'
    : `https://github.com/${process.env['GITHUB_REPOSITORY']}`)
