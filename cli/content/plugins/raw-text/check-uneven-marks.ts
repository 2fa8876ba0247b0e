import { ownValue } from '../../../primitives/own-value.ts'
import { reportTextAt, type VisibleText } from '../../dialect/visible-text.ts'

/** What the signs are called. */
export const namesOfMarks: Readonly<Record<string, string>> = {
  '*': 'asterisks',
  _: 'underscores',
  '~': 'tildes',
}

/** Marks that touch others which have an effect: there are more of them on one side, `**bold*`. */
const uneven =
  /(?<![^\s(["'“‘|>-])(?<before>\*{1,2}|_{1,2})(?=\u0001)|(?<=[^\s\u0001]\u0001)(?<after>\*)(?![*\w])|(?=\*\*)(?<=\u0001\u0001[^\u0001\n]{0,300}[\p{L}\p{N}.!?)])(?<last>\*\*)(?![*\p{L}\p{N}/])/gu

/** Report marks if there are more of them on one side. `text` has U+0001 in place of marks that have an effect. */
export function checkUneven(found: VisibleText, text: string): void {
  for (const { index, groups } of text.matchAll(uneven)) {
    const mark = groups?.['before'] ?? groups?.['after'] ?? groups?.['last'] ?? ''
    const name = ownValue(namesOfMarks, mark[0] ?? '') ?? 'marks'
    const isAlone = groups?.['last'] !== undefined
    reportTextAt(
      found,
      { index },
      {
        rule: 'unparsed-emphasis',
        reason: isAlone
          ? `The ${name} \`${mark}\` close nothing, so readers see them.`
          : `\`${mark}\` is one side of marks that differ in number before and after the text, so readers see it.`,
        help: `Write as many ${name} before the text as after it. Write \`\\${mark[0] ?? ''}\` to show one.`,
      },
    )
  }
}
