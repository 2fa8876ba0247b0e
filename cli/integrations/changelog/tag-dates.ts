// The days of releases from git. Given the folder of a changelog, it returns the day of each tag.
import { readGitText } from '../../primitives/run-git.ts'

/** The day of each tag of the repository around `folder`, by name; empty without git. */
export async function readTagDates(folder: string): Promise<ReadonlyMap<string, string>> {
  const format = '--format=%(creatordate:short) %(refname:lstrip=2)'
  const text = await readGitText(folder, ['for-each-ref', format, 'refs/tags'])
  const lines = text.split('\n').map((line) => /^(\d{4}-\d\d-\d\d) (.+)$/.exec(line) ?? [])
  return new Map(lines.flatMap(([, day, tag]) => (day && tag ? [[tag, day] as const] : [])))
}

/**
 * The day of the tag that a release has: `v1.2.0` or `1.2.0`. In a repository of several packages,
 * `@scope/name@1.2.0`, `name@1.2.0`, `name-v1.2.0` or `name/v1.2.0`, where the changelog names the
 * package in its title.
 */
export function findTagDate(
  version: string,
  title: string,
  dates: ReadonlyMap<string, string>,
): string | undefined {
  const names = [...new Set([title, title.replace(/^@[^/]+\//, '')])]
  const tags = names.flatMap((name) =>
    ['@', '@v', '-', '-v', '/', '/v'].map((mark) => `${name}${mark}${version}`),
  )
  const found = [...tags, `v${version}`, version].find((tag) => dates.has(tag))
  return found === undefined ? undefined : dates.get(found)
}
