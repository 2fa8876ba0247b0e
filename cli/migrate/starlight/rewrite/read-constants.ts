/** A constant of a page whose value is a text, or a list of texts. */
export interface PageConstant {
  readonly name: string
  /** As it is written. */
  readonly value: string
  readonly start: number
  /** Behind the end of its line. */
  readonly end: number
}

const quoted = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\`(?:\\.|[^\`\\])*\``
const statement = new RegExp(
  String.raw`^export[ \t]+const[ \t]+([\w$]+)[ \t]*=[ \t\r\n]*(${quoted}|\[(?:${quoted}|[\s,\d])*\])[ \t]*;?[ \t]*(?:\r?\n|$)`,
  'gm',
)

/** Read the constants of a page whose code is hidden. */
export function readConstants(text: string): readonly PageConstant[] {
  return [...text.matchAll(statement)].map(({ 0: whole, 1: name = '', 2: value = '', index }) => ({
    name,
    value,
    start: index,
    end: index + whole.length,
  }))
}
