// The position and URLs of a new version. Given the loaded config and its text, it returns the
// edited text.
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Place } from '../../model/diagnostic.ts'
import { insertBefore, insertEntry, insertList } from './insert-version.ts'
import { type NewVersion, toEntry } from './version-entry.ts'

/** How the config gets a new version. */
interface EntryPlan {
  /** The change for an author to make by hand, as a sentence and as code. */
  readonly byHand: string
  /** The option at whose place the config is edited. */
  readonly option: string
  /** The edited config; undefined if it can't be edited safely. */
  readonly edit: (text: string, place: Place) => string | undefined
}

/**
 * The new version has the URLs of the docs, and those that authors work on are below `/next/`, as
 * in Docusaurus. A list that begins with `current` keeps them where they are.
 */
export function planEntry(
  { versions, optionPlaces }: ResolvedConfig,
  version: NewVersion,
): EntryPlan {
  const [first, ...others] = versions
  const latest = toEntry(version)
  if (!optionPlaces.has('versions')) {
    const list = `versions: [${latest}, { name: 'current', label: 'Next', path: 'next', banner: 'unreleased' }]`
    return {
      byHand: `this:\n\n  ${list},`,
      option: '',
      edit: (text, place) => insertList(text, place, list),
    }
  }
  if (first === undefined || !others.some(({ name }) => name === 'current')) {
    const entry = toEntry(version, version.name)
    return {
      byHand: `this, after the first entry of \`versions\`:\n\n  ${entry},`,
      option: 'versions[0]',
      edit: (text, place) => insertEntry(text, place, entry),
    }
  }
  const isWritten = (key: string): boolean => optionPlaces.has(`versions[0].${key}`)
  const options = `path: '${first.name}'${isWritten('banner') ? '' : ", banner: 'unmaintained'"}`
  return {
    byHand: `this as the first entry of \`versions\`, and \`${options}\` to the entry of ${first.name}:\n\n  ${latest},`,
    option: 'versions[0]',
    edit: (text, place) =>
      isWritten('path') ? undefined : insertBefore(text, place, { entry: latest, options }),
  }
}
