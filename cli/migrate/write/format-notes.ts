import type { Note } from '../migration.ts'

/** A heading and one line for each note; empty when there are none. */
export function formatNotes(heading: string, notes: readonly Note[]): readonly string[] {
  if (notes.length === 0) return []
  return [`\n${heading}`, ...notes.map((note) => `  ${formatNote(note)}`)]
}

/** Formats a note on one line: `navbar.items: Its style is not migrated.` */
export function formatNote({ subject, advice }: Note): string {
  return `${subject}: ${advice}`.replace(/\s+/g, ' ')
}
