import { readFileSync } from 'node:fs'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** Where a finding is: `docs/a.md:3:5 broken-link`, or the rule alone for what has no place. */
type Found = string

interface Seeded {
  readonly files: Readonly<Record<string, string>>
  readonly expected: readonly Found[]
}

/** Takes the marks `«rule»` out of files and keeps where each stood; a rule that has no place is named in `placeless`. */
export function plant(
  marked: Readonly<Record<string, string>>,
  placeless: readonly string[] = [],
): Seeded {
  const expected: Found[] = [...placeless]
  const files = Object.entries(marked).map(([path, text]) => {
    let plain = ''
    for (const part of text.split(/(«[a-z-]+»)/)) {
      const rule = /^«([a-z-]+)»$/.exec(part)?.[1]
      if (rule === undefined) plain += part
      else {
        const lines = plain.split('\n')
        expected.push(`${path}:${lines.length}:${(lines.at(-1) ?? '').length + 1} ${rule}`)
      }
    }
    return [path, plain] as const
  })
  return { files: Object.fromEntries(files), expected: expected.toSorted() }
}

interface Finding {
  readonly rule: string
  readonly file: string | null
  readonly line: number | null
  readonly column: number | null
}

/** Everything that `check` finds in a site, sorted. */
export async function checkFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  flags: readonly string[] = [],
): Promise<readonly Found[]> {
  const siteDir = await siteOf(files)
  const { stdout, stderr } = await runCli(['check', siteDir, '--format', 'json', ...flags])
  if (stdout === '') throw new Error(stderr)
  const { diagnostics }: { readonly diagnostics: readonly Finding[] } = JSON.parse(stdout)
  return diagnostics
    .map(({ rule, file, line, column }) =>
      file === null || file === undefined ? rule : `${file}:${line}:${column} ${rule}`,
    )
    .toSorted()
}

/** A picture that any check can measure. */
export const picture: Uint8Array = readFileSync(new URL('ship.png', import.meta.url))
