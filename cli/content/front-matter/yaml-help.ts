import type { ErrorCode } from 'yaml'

const balance =
  'Close every quote and bracket that the value opens, or put the whole value in quotes.'
const list =
  'Write each entry of a list on its own line: two spaces, a hyphen, a space and the value.'
const anchors =
  'Write the value out in each place: front matter rarely needs anchors, aliases or tags.'
const entry = 'Write each key on its own line, followed by a colon, a space and its value.'
const indent =
  'Give the keys of one object the same number of spaces, and more than the key above them.'

/** How to repair what the parser of YAML reports. */
export const yamlHelp: Readonly<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'Replace each tab at the start of a line with two spaces.',
  BAD_INDENT: `${indent} Close what \`[\` or \`{\` opens.`,
  BLOCK_IN_FLOW: balance,
  MISSING_CHAR: `${entry} ${balance}`,
  UNEXPECTED_TOKEN: balance,
  BAD_DQ_ESCAPE: 'Double each backslash, or put the value in single quotes.',
  BAD_SCALAR_START: 'Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY: `${indent} A value that contains a colon needs quotes.`,
  MULTILINE_IMPLICIT_KEY: entry,
  KEY_OVER_1024_CHARS: entry,
  NON_STRING_KEY: entry,
  DUPLICATE_KEY: 'Keep one of the lines with this key, and remove the others.',
  BAD_COLLECTION_TYPE: list,
  ALIAS_PROPS: anchors,
  BAD_ALIAS: anchors,
  BAD_PROP_ORDER: anchors,
  MULTIPLE_ANCHORS: anchors,
  MULTIPLE_TAGS: anchors,
  TAG_RESOLVE_FAILED: anchors,
  BAD_DIRECTIVE: 'Remove the line that starts with `%`.',
  MULTIPLE_DOCS: 'Remove the line that starts another document.',
  RESOURCE_EXHAUSTION: 'Write the value with less nesting.',
  IMPOSSIBLE: entry,
}
