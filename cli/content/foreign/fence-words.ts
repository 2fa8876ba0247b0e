// Words that other tools have after the language of a fence.
import { ownValue } from '../../primitives/own-value.ts'

const highlight = 'Write the lines alone: `{1,3-5}`.'
const diff = (mark: string): string =>
  `Write \`// [!code ${mark}]\` at the end of each line, or a \`diff\` fence with \`lang="…"\`.`
const frame = 'Remove it: a code block has a frame, and a title if the fence has `title="…"`.'

const help: Readonly<Record<string, string>> = {
  // Docusaurus
  live: "Code blocks don’t run in the browser. Import a component of the site with `'use client'` to show a live example.",
  noInline: 'Code blocks don’t run in the browser, so remove it together with `live`.',
  metastring: 'Write its words directly after the language.',
  // VitePress
  ':no-line-numbers': 'Remove it: lines are only numbered with `showLineNumbers`.',
  // Starlight (Expressive Code)
  ins: diff('++'),
  del: diff('--'),
  mark: highlight,
  frame,
  collapse: 'Write `collapse`, or `max-lines=20` with the number of lines that stay visible.',
  startLineNumber: 'Write `showLineNumbers=5` with the number of the first line.',
  withOutput: 'Write a `console` fence: it sets prompts and output apart.',
  preserveIndent: 'Remove it: wrapped lines keep their indent.',
  useDiffSyntax: 'Write a `diff` fence with `lang="…"`.',
  // MkDocs
  linenums: 'Write `showLineNumbers`, or `showLineNumbers=5` with the number of the first line.',
  hl_lines: highlight,
  '.no-copy': 'Write `noCopy`.',
  '.select': 'Remove it.',
  // Nextra
  filename: 'Write `title="…"`.',
  copy: 'Remove it: every block has a copy button, except with `noCopy`.',
  'word-wrap': 'Write `wrap`.',
}

/** The replacement for a word of another tool; undefined for other words. */
export function foreignFenceWord(key: string, value: string | undefined): string | undefined {
  if (key === 'copy' && value === 'false') return 'Write `noCopy`.'
  if (/^\/.+\/\d+$/.test(key))
    return `Write \`${key.replace(/\d+$/, '')}\` to mark the text in all lines, or \`// [!code word:…:1]\` above one line.`
  return ownValue(help, key)
}
