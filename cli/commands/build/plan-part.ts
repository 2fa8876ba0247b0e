import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { BuildRequest } from '../../command-line/requests.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { listVariants } from '../../model/paths/llms-path.ts'
import { packFile } from '../../parts/pack.ts'
import { manifestFile } from '../../parts/part-manifest.ts'
import { toGlobMatcher } from '../../primitives/files/glob.ts'

/** What belongs to a part and where it goes, or why there can't be one. */
type PartPlan =
  { readonly variants: readonly string[]; readonly folder: string } | { readonly problem: string }

/** Find the versions and languages that `--only` describes, and the folder for their part. */
export function planPart(
  { site, only }: Pick<BuildRequest, 'site' | 'only'>,
  config: ResolvedConfig,
): PartPlan {
  const { siteDir } = config
  const names = listVariants(config).map(({ version, locale }) => `${version}/${locale}`)
  const unknown = only.find((pattern) => !names.some(toGlobMatcher([pattern])))
  const known = names.map((name) => `\`${name}\``).join(', ')
  if (unknown !== undefined)
    return {
      problem: `\`--only\` is \`${unknown}\`, which matches no version and language of the site. It has ${known}.`,
    }
  const folder = site.outDir ?? join(siteDir, 'parts', nameOf(only))
  return isForPart(folder)
    ? { variants: names.filter(toGlobMatcher(only)), folder }
    : {
        problem: `\`${relative(siteDir, folder) || '.'}\` contains other files, so no part is written there. Choose another folder with \`--out-dir\`.`,
      }
}

/** True for a folder that is new or empty, or that has an earlier part. */
const isForPart = (folder: string): boolean =>
  !existsSync(folder) ||
  readdirSync(folder).every((name) => [manifestFile, packFile, `${packFile}.new`].includes(name))

/** A folder for patterns: `1.0-all` for `1.0/*`. */
const nameOf = (only: readonly string[]): string =>
  only
    .join('+')
    .replaceAll('*', 'all')
    .replaceAll(/[^\w.+-]+/g, '-')
