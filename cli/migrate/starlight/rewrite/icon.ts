import type { BuiltInUse } from './built-in-use.ts'
import { textOf } from './page-element.ts'
import { note, replaceElement } from './rewrite-context.ts'
import { ownValue } from '../../../primitives/own-value.ts'

/** Emoji that say the same as an icon of Starlight. */
const emoji: Readonly<Record<string, string>> = {
  'approve-check': '✅',
  'approve-check-circle': '✅',
  'check-circle': '✅',
  close: '❌',
  error: '❌',
  warning: '⚠️',
  information: 'ℹ️',
  star: '⭐',
  heart: '❤️',
  rocket: '🚀',
  'open-book': '📖',
  pencil: '✏️',
  setting: '⚙️',
  puzzle: '🧩',
  document: '📄',
  download: '⬇️',
  email: '📧',
  sun: '☀️',
  moon: '🌙',
  'right-arrow': '→',
  'left-arrow': '←',
  'up-arrow': '↑',
  'down-arrow': '↓',
  external: '↗',
}

/** Replace an icon with an emoji, or with the text that a screen reader announces. */
export function rewriteIcon({ element, writer }: BuiltInUse): void {
  const { open } = element
  const name = textOf(open, 'name') ?? ''
  const label = textOf(open, 'label')
  const found = ownValue(emoji, name)
  const isImage = found !== undefined && label !== undefined
  const text = isImage
    ? `<span title="${label.replaceAll('"', '&quot;')}">${found}</span>`
    : (found ?? label ?? '')
  replaceElement(writer, element, text)
  const lost = found === undefined ? `the icon \`${name}\`` : undefined
  note(writer, open.start, { what: 'Icon', lost })
}
