import type { SiteFile, SiteUpdate } from './serve-contract.ts'

/** Everything that readers of a site can request. */
export const filesOf = ({
  files,
  twins,
  docs,
}: SiteUpdate): Pick<SiteUpdate, 'files' | 'twins' | 'docs'> => ({
  files,
  ...(twins && { twins }),
  ...(docs && { docs }),
})

/** The same site with other contents of some of its files. */
export function replaceFiles(update: SiteUpdate, files: readonly SiteFile[]): SiteUpdate {
  const { twins, docs } = update
  const known = files.filter(({ path }) =>
    [update.files, twins?.paths, docs?.paths].some((paths) => paths?.has(path)),
  )
  const replaced = known.map((file) => [file.path, file] as const)
  return { ...update, files: new Map([...update.files, ...replaced]) }
}
