import { nameToEmoji } from 'gemoji'
import { ownValue } from '../../../primitives/own-value.ts'

/** Names that only the index of Twemoji has. */
const others: Readonly<Record<string, string>> = {
  hugging: '🤗',
  man_bouncing_ball: '⛹️‍♂️',
  nerd: '🤓',
  rolling_eyes: '🙄',
  slight_frown: '🙁',
  slight_smile: '🙂',
  thinking_face: '🤔',
  tools: '🛠️',
  upside_down: '🙃',
  writing_hand: '✍️',
}

/** True for a shortcode that docs-ssg replaces, too. */
export const isEmojiName = (name: string): boolean => Object.hasOwn(nameToEmoji, name)

/** The emoji for a shortcode of MkDocs that docs-ssg doesn't have. */
export function emojiOfName(name: string): string | undefined {
  const [, who = '', what = ''] = /^(man|woman)_(?:in_)?(.+)$/.exec(name) ?? []
  return ownValue(others, name) ?? nameToEmoji[`${what}_${who}`]
}
