import type { FoundFolder } from './found-folder.ts'
import type { SiteWishes } from './plan-site.ts'

/** The values of flags; undefined where the command asks. */
export interface FlaggedWishes {
  readonly title: string | undefined
  readonly docs: string | undefined
  readonly typescript: boolean
  readonly ci: SiteWishes['ci'] | undefined
}

/** Asks a question; an empty reply means the proposal. */
export type Ask = (question: string, proposal: string) => Promise<string>

/** Decide how a site is set up: flags come first, then replies, then what the folder suggests. */
export async function decide(
  found: FoundFolder,
  flags: FlaggedWishes,
  ask: Ask = async (_, proposal) => proposal,
): Promise<Omit<SiteWishes, 'version'>> {
  const title = flags.title ?? (await ask('Title of the site?', found.title))
  const docs = flags.docs ?? (await ask('Folder of the Markdown files?', found.docs ?? 'docs'))
  const service = found.repository?.forge ?? 'none'
  const ci = flags.ci ?? (await ask('CI service: github, gitlab or none?', service))
  return {
    title: title.replaceAll(/\p{Cc}+/gu, ' ').trim(),
    docs: docs.replaceAll('\\', '/').replaceAll(/^\.\/|(?<!\/)\/+$/g, '') || '.',
    typescript: flags.typescript,
    ci: ci === 'github' || ci === 'gitlab' ? ci : 'none',
  }
}
