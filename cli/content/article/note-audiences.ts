// Who sees a footnote. Given the references of a page and the blocks `:::only` around them, it returns the
// audience of each footnote.
import type { Element, Root } from 'hast'
import { onlyTags } from '../../../runtime/shared/html/only-tags.ts'

/** Who sees a part of a page. */
export interface Audience {
  readonly people: boolean
  readonly machines: boolean
}

/** The audience of what is in no block `:::only`. */
export const everyone: Audience = { people: true, machines: true }
const noOne: Audience = { people: false, machines: false }

/** A reference to a footnote. */
export interface NoteReference {
  /** The `a` in the text. */
  readonly link: Element
  /** The id of the footnote. */
  readonly note: string
  /** The id of the footnote that contains the reference. */
  readonly inside: string | undefined
  /** Who sees the text around it, if they see the footnote that it is in. */
  readonly audience: Audience
}

/** All references of a page, in document order. */
export function readReferences(tree: Root): readonly NoteReference[] {
  const found: NoteReference[] = []
  const read = (
    node: Root | Element,
    around: Pick<NoteReference, 'audience' | 'inside'>,
    isInNotes: boolean,
  ): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      const { tagName, properties } = child
      if (properties.dataFootnoteRef !== undefined)
        found.push({ ...around, link: child, note: String(properties.href).replace(/^#/, '') })
      const { audience, inside } = around
      const isNote = isInNotes && inside === undefined && tagName === 'li'
      read(
        child,
        {
          audience: narrow(audience, tagName),
          inside: isNote ? String(properties.id) : inside,
        },
        isInNotes || properties.dataFootnotes !== undefined,
      )
    }
  }
  read(tree, { audience: everyone, inside: undefined }, false)
  return found
}

/** Who sees each footnote: those who see a reference to it in the text or in a footnote that they see. */
export function findAudiences(
  notes: readonly string[],
  references: readonly NoteReference[],
): ReadonlyMap<string, Audience> {
  const audiences = new Map(notes.map((note) => [note, noOne]))
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    for (const { note, inside, audience } of references) {
      const outer = inside === undefined ? everyone : (audiences.get(inside) ?? noOne)
      const known = audiences.get(note)
      if (known === undefined) continue
      const people = known.people || (outer.people && audience.people)
      const machines = known.machines || (outer.machines && audience.machines)
      if (people === known.people && machines === known.machines) continue
      audiences.set(note, { people, machines })
      hasChanged = true
    }
  }
  return audiences
}

function narrow({ people, machines }: Audience, tagName: string): Audience {
  if (tagName === onlyTags.machines) return { people: false, machines }
  return tagName === onlyTags.people ? { people, machines: false } : { people, machines }
}
