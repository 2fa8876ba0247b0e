import type { Code, Construct, Extension, State } from 'micromark-util-types'
import { reachLine } from '../../threads/during.ts'
import { toPageLine } from '../nodes/page-lines.ts'

/** Marks of emphasis, links and code, whose search for a partner makes long paragraphs slow. */
const marks = [...'*_[`<~'].map((mark) => mark.charCodeAt(0))

/** Matches nothing; notes the line at which it is tried. */
const reached: Construct = {
  name: 'reachedLine',
  tokenize(_effects, _ok, nok): State {
    return (code: Code) => {
      reachLine(toPageLine(this.now().line))
      return nok(code)
    }
  },
}

/** Records how far the parser has come, so that a page that takes too long is reported with its line. */
export function reachedLines(): Extension {
  const inText = Object.fromEntries(
    marks.map((mark) => [mark, { ...reached, add: 'before' }] as const),
  )
  return { flow: { null: { ...reached, add: 'before' } }, text: inText }
}
