// An example as Markdown: for its page of the manual, and for `docs-ssg explain`.
import { allExamples } from './all-examples.ts'
import { type Example, type Files, home } from './example.ts'

/** The contents of `dist/rule-examples.json`: the text of every example, by the id of its rule. */
export function exampleTexts(): Readonly<Record<string, string>> {
  const texts = Object.entries(allExamples).map(([id, example]) => [id, exampleText(example)])
  return Object.fromEntries(texts)
}

/** The failing and the repaired example of a rule as Markdown, with headings of the second level. */
export function exampleText(example: Example): string {
  const [failing, repaired] =
    example.kind === 'situation'
      ? [example.failing, example.repaired]
      : [fences(example.failing, 'failing'), fences(example.repaired, 'repaired')]
  return [
    '## Failing example',
    failing,
    '## Repaired',
    repaired,
    ...(example.kind === 'site' ? describeAround(example.around ?? {}) : []),
  ].join('\n\n')
}

/** The files that both sites have, unless they say nothing about the rule. */
function describeAround(around: Files): readonly string[] {
  const shown = Object.entries(around).filter(
    ([path, text]) =>
      text.length < 600 && text !== home['docs/index.md'] && !/\.(?:svg|png)$/.test(path),
  )
  if (shown.length === 0) return []
  return [
    ':::details[The other files of both examples]',
    fences(Object.fromEntries(shown), 'around'),
    ':::',
  ]
}

/** Columns of code that fit beside sidebar and contents. */
const MOST_COLUMNS = 85

/** The files as code blocks. A failing config and code that needs a whole site are not compiled. */
function fences(files: Files, side: 'failing' | 'repaired' | 'around'): string {
  return Object.entries(files)
    .map(([path, text]) => {
      const language = /\.(\w+)$/.exec(path)?.[1] ?? 'text'
      const isCode = /^[jt]sx?$/.test(language)
      const isCompiled = side !== 'failing' && path === 'site.config.ts'
      const reason = side === 'failing' ? 'Fails on purpose' : 'A part of a site'
      const check = isCode && !isCompiled ? ` noCheck="${reason}"` : ''
      const fence = text.includes('````') ? '`````' : text.includes('```') ? '````' : '```'
      const wrap = text.split('\n').some((line) => line.length > MOST_COLUMNS) ? ' wrap' : ''
      return `${fence}${language} title="${path}"${check}${wrap}\n${text.trimEnd()}\n${fence}`
    })
    .join('\n\n')
}
