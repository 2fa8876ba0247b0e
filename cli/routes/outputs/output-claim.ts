import type { Place } from '../../model/diagnostic.ts'

/** One file that the build will write, and what it is written for. */
export interface OutputClaim {
  readonly output: string
  /** As messages name it: `docs/a.md`. */
  readonly owner: string
  /** `splat`: a page of a redirect with `*`, which gives way to pages with its URL. */
  readonly kind: 'page' | 'file' | 'redirect' | 'splat'
  readonly place?: Place | undefined
  /** What gives a page another URL, as a sentence. */
  readonly rename?: string
  /** The target of a redirect. */
  readonly to?: string
  /** The URL of a page, as redirects name it. */
  readonly url?: string
  /** The owner of the site requests the path, so it is refused only if it can't be published. */
  readonly isOfOwner?: true
  /** Its name comes from a page, whose own claim is reported instead. */
  readonly isDerived?: true
}

/** The owner with its line, for a message that is reported at another place. */
export function locateOwner({ owner, place }: OutputClaim): string {
  if (place === undefined) return owner
  const { path, line, column } = place
  const isFile = owner === `\`${path}\``
  if (line === 1 && column === 1 && owner.includes(path)) return owner
  const at = `\`${path}:${line}:${column}\``
  return isFile ? at : `${owner} (${at})`
}
