import type { ForeignForm } from './foreign-forms.ts'

const bodies = 'quote|noformat|color|panel|code'
const macros = 'anchor|status|jira|include|excerpt-include|youtube|widget'
const images = 'png|jpe?g|gif|svg|webp'
const fullWidthTags =
  'br|hr|b|i|u|strong|em|p|div|span|img|a|ul|ol|li|code|pre|table|t[rdh]|kbd|su[bp]'

/** Forms of wikis, trackers and documents in other formats, anywhere in a paragraph, heading or cell. */
export const wikiForms: readonly ForeignForm[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\\\w$])(\{(${bodies})(?::[^{}\n]*)?\}(?=[^\n]*\{\2\})|\{(?:${macros}):[^\s{}][^{}\n]*\})`,
    ),
    tools: 'Confluence',
    help: 'Write Markdown: a code fence, `>` before quotes, or `{#id}` after the heading for its id.',
  },
  {
    pattern:
      /(?<![\\\w\]!])(\[[^[\]|\n]+\|(?:https?:\/\/|mailto:)[^\s[\]|]+\]|\[~[\w.@-]+\])(?![([])/,
    tools: 'Confluence and Jira',
    help: 'Write `[text](https://…)`.',
  },
  {
    pattern: /(?<![\\{])(\{\{\{)(?!\{)/,
    tools: 'Trac, Creole and Handlebars',
    help: 'Write code between backticks, a code fence, or the value itself.',
  },
  {
    pattern: /(?<![\w"\\])("[^"\n]{1,80}":https?:\/\/[^\s"]+)/,
    tools: 'Textile',
    help: 'Write `[text](https://…)`.',
  },
  {
    pattern: new RegExp(
      String.raw`(?<![^\s(])(![\w./:-]{1,200}\.(?:${images})(?:\|[\w=,-]{0,60})?!)(?![\w[(])`,
    ),
    tools: 'Textile and Jira',
    help: 'Write `![what it shows](./file.png)`.',
  },
  {
    pattern: /(?<![:\w/\\.*])(\/\/(?=\p{L})[^/\n]{0,120}[^\s/:]\/\/)(?![\w/])/u,
    tools: 'wikis',
    help: 'Write `*italic*`.',
  },
  {
    pattern:
      /(?<![\w:\\/-])((?:kbd|btn|menu|footnote|footnoteref|pass|stem|latexmath|icon|image|anchor):[\w./-]{0,200}\[[^[\]\n]*\])(?![([])/,
    tools: 'AsciiDoc',
    help: 'Write Markdown or HTML: `<kbd>Ctrl</kbd>`, `[^1]` for a footnote, `![what it shows](./file.png)` for an image.',
  },
  {
    pattern: new RegExp(
      String.raw`(＜/?(?:${fullWidthTags})(?:[ \u3000][^＜＞\n]{0,200})?[ /／]{0,2}＞|＆(?:nbsp|lt|gt|amp|quot|copy)[;；])`,
    ),
    tools: 'keyboards with full-width signs',
    help: 'Write half-width signs: `<br>` and `&nbsp;`.',
  },
  {
    pattern: /(?<!～)(～～(?=[^\s～])[^～\n]{0,120}[^\s～]～～)(?!～)/,
    tools: 'keyboards with full-width signs',
    help: 'Write `~~` on both sides of the text.',
  },
  {
    pattern:
      /(?=\\n)(?<=(?<![^\s([{"'“「『（])[^\s\\/]{0,60}[\p{L}\p{M}.,:;!?)”。！？])(\\n)(?=\\n|\p{Lu}\p{L}|\p{Lo}|\p{Lu} |[-*#] |$)/mu,
    tools: 'strings in code',
    help: 'Leave a blank line for a new paragraph, or end the line with a backslash. To show it, write it as code.',
  },
]

/** The same at the start of a line. */
export const wikiBlockForms: readonly ForeignForm[] = [
  {
    pattern: /^(__(?:NO|FORCE)?TOC__)\s*$/m,
    tools: 'MediaWiki',
    help: 'Remove it: a table of contents is beside the page.',
  },
  {
    pattern: /^(\(@\)|\(@[\w-]+\)(?= \p{Lu}))(?= \S)/mu,
    tools: 'Pandoc',
    help: 'Write `1.` and a space, and a number in the text for a reference.',
  },
  {
    pattern: /^((?:pre|h[1-6]\([^)\n]*\))\.)(?= \S)/m,
    tools: 'Textile',
    help: 'Write `>` before quotes, a code fence, or a number sign for each level of a heading.',
  },
  {
    pattern:
      /^(!include(?:_relative)?[ \t]+[^\s"]+\.\w+|<<[[({](?=[\w./-])|\/\/=[ \t]*(?:include|require)\b)/m,
    tools: 'preprocessors of Markdown',
    help: "Import the file as a partial: `import Part from './_part.md'` and `<Part />`.",
  },
  {
    pattern: /^(\/{4,})$/m,
    tools: 'AsciiDoc',
    help: 'Write a comment as `<!-- … -->`.',
  },
  {
    pattern:
      /^(:(?:[A-Z][\w -]{0,40}|(?:param|type|returns?|rtype|raises?)(?: [^:\n]{1,60})?):)(?=[ \t]+\S|$)/m,
    tools: 'reStructuredText, AsciiDoc and Org mode',
    help: 'Write `**Name**:` or a table, or a key of the front matter.',
  },
  {
    pattern: /^((?:SCHEDULED|DEADLINE|CLOSED): ?[<[]\d{4}-\d\d-\d\d)/m,
    tools: 'Org mode',
    help: 'Write the date as text, or remove it.',
  },
]
