import { withoutLinkHoles } from '../model/links/link-hole.ts'
import { findUnwritable } from '../primitives/text/unwritable-values.ts'

/**
 * Return a text that code of the site has written. Throws for characters that no page contains; `isKnown`
 * accepts the places of links by their index.
 */
export function acceptText(text: string, isKnown: (index: number) => boolean): string {
  const [found] = findUnwritable(withoutLinkHoles(text, isKnown))
  if (found === undefined) return text
  throw new Error(
    found.name === 'U+0000'
      ? 'Its text contains the character `U+0000`, or only a part of a URL that was passed to it. Remove the character, and use URLs as a whole.'
      : `Its text contains the character \`${found.name}\`, which HTML and XML can’t contain. Remove it.`,
  )
}
