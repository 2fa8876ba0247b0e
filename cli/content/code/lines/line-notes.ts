import type { Element, ElementContent } from 'hast'
import { element } from '../../nodes/figure-element.ts'
import type { LineNote } from './line-annotations.ts'
import type { CodeLine } from './read-line-marks.ts'

/**
 * The texts below a line. Like the output of a command, they aren't copied. A text from the compiler
 * is in a box below the name that it is about; others use the whole width.
 */
export function toNotes({ notes = [] }: CodeLine): readonly Element[] {
  return notes.map((note) => {
    const className = ['token', 'output', 'code-note', `code-note-${note.kind}`]
    return element('span', { className }, [...toContent(note), { type: 'text', value: '\n' }])
  })
}

/** Links to the texts that explain a line. They are not part of the code, so they are not copied. */
export function toMarkers({ markers = [] }: CodeLine): readonly Element[] {
  return markers.map(({ text, target, label }) =>
    element(
      'a',
      { className: ['token', 'output', 'code-marker'], href: `#${target}`, ariaLabel: label },
      [{ type: 'text', value: text }],
    ),
  )
}

function toContent({ kind, column, text }: LineNote): ElementContent[] {
  const value: ElementContent = { type: 'text', value: text }
  if (kind !== 'query' && kind !== 'completion') return [value]
  return [
    { type: 'text', value: ' '.repeat(column) },
    element('span', { className: ['code-note-box'] }, [value]),
  ]
}
