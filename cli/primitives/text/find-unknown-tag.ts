import type { Document } from 'yaml'

/**
 * Find the first tag such as `!!js/function`, which no value of a page or a data file has. The library
 * only warns about it, and reads the value as if it weren't there. The reason is a sentence without its
 * period.
 */
export function findUnknownTag({
  warnings,
}: Pick<Document, 'warnings'>): { readonly reason: string; readonly offset: number } | undefined {
  const found = warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED')
  if (found === undefined) return undefined
  const tag = found.message.replace(/^Unresolved tag: (?:tag:yaml\.org,2002:)?/, '')
  const written = tag.startsWith('!') ? tag : `!!${tag}`
  return { reason: `the tag \`${written}\` is unknown`, offset: found.pos[0] }
}
