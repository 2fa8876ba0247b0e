import type { ForeignForm } from './foreign-forms.ts'

const commands =
  'section|subsection|subsubsection|chapter|paragraph|textbf|textit|texttt|emph|underline|cite|ref|label|href|url|footnote|item|includegraphics|caption|usepackage|input|include|bibliography|index|verb|textsc|autoref|cref|citep|citet|todo'
const lists =
  'itemize|enumerate|description|figure|table|tabular|center|quote|verbatim|lstlisting|abstract'
const kana = String.raw`[\u3040-\u30FF\u31F0-\u31FFー・]`
const kanji = String.raw`[\u3005\u3007\u3400-\u9FFF]`

/** Forms of other markup languages, of chats and of full-width signs, anywhere in a paragraph, heading or cell. */
export const markupForms: readonly ForeignForm[] = [
  {
    pattern: new RegExp(
      String.raw`(?<!\\)(\{${kanji}+\|${kana}[${kana.slice(1, -1)}|]*\}|[|｜]?${kanji}+《${kana}+》|\[${kanji}+\](?:\{${kana}+\}|\^\(${kana}+\)))`,
      'u',
    ),
    tools: 'Denden Markdown, Aozora Bunko and similar formats for ruby text',
    help: 'Write `<ruby>漢字<rt>かんじ</rt></ruby>`.',
  },
  {
    pattern:
      /(?<![\w[\]\\/.-])((?:https?:\/\/|link:|xref:|mailto:)[^\s[\](){}<>]+\[[^[\]\n]*\])(?![([])/,
    tools: 'AsciiDoc',
    help: 'Write `[text](https://…)`, with the path of the file for a page.',
  },
  {
    pattern: /(?<![\\<\w])(<<[A-Za-z_][\w-]*(?:,[^<>\n]+)?>>)/,
    tools: 'AsciiDoc',
    help: 'Write `[text](#id)`. To show the brackets, write them as code.',
  },
  {
    pattern:
      /(?<![\\\w\]])(\[(b|i|u|s|url|img|code|quote|color|size|list|center|spoiler)(?:=[^\]\n]*)?\](?=[^\n]*\[\/\2\]))/,
    tools: 'forums (BBCode)',
    help: 'Write Markdown: `**bold**`, `*italic*`, `[text](https://…)`, `![what it shows](./file.png)`, or a code fence.',
  },
  {
    pattern: /(?<![\\\w'])(('{2,3}|'{5})(?=[\p{L}\p{N}])[^'\n]*[^\s']\2)(?![\w'])/u,
    tools: 'wikis',
    help: 'Write `**bold**` or `*italic*`.',
  },
  {
    pattern: /(?<![\\\]\w!])(\[https?:\/\/[^\s\]]+ [^\]\n]+\])(?![([])/,
    tools: 'wikis',
    help: 'Write `[text](https://…)`.',
  },
  {
    pattern: /(?<!\\)(<(?:https?:\/\/|mailto:)[^\s<>|]+\|[^<>\n]+>)/,
    tools: 'Slack',
    help: 'Write `[text](https://…)`.',
  },
  {
    pattern: new RegExp(String.raw`(?<!\\)(\\(?:${commands})\*?(?:\[[^\]\n]*\])?\{[^{}\n]*\})`),
    tools: 'LaTeX',
    help: 'Write Markdown: `## Heading`, `**bold**`, `*italic*`, or a link.',
  },
  {
    pattern: new RegExp(String.raw`(?<!\\)(\\(?:begin|end)\{(?:${lists})\*?\})`),
    tools: 'LaTeX',
    help: 'Write a list, a table, an image or a code fence of Markdown.',
  },
  {
    pattern: /(?<![\\\w\]])(\[-?@[A-Za-z][A-Za-z:_-]*\d{2,4}[a-z]?(?:[,;][^\]\n]*)?\])(?![([])/,
    tools: 'Pandoc',
    help: 'Write a footnote, `[^1]`, or a link.',
  },
  {
    pattern: /(?<![\\\w])(@\[[^\]\n]+\]\([^)\n]*\))/,
    tools: 'VuePress',
    help: 'Write a code fence with `file="./path.ts"`, or a link to what is embedded.',
  },
  {
    pattern:
      /(?<!\\)(\[!(?:include|code(?:-[\w-]+)?|video|div)\b[^[\]\n]*(?:\[[^\]\n]*\])?(?:\([^)\n]*\))?\]?)/i,
    tools: 'DocFX and Microsoft Learn',
    help: 'Import a partial, `import Part from \'./_part.md\'`, or write a code fence with `file="./path.cs"`.',
  },
  {
    pattern:
      /(?<!\\)([［[【][^［］【】[\]\n]+[］\]】](?:（(?:https?:|\.{0,2}\/|#)[^（）\s]*）|(?<=[］】])\((?:https?:|\.{0,2}\/|#)[^()\s]*\)))/,
    tools: 'keyboards with full-width signs',
    help: 'Write a link with half-width signs: `[text](./page.md)`.',
  },
  {
    pattern: /(?<![\\\w\]])(\[(?:\d+|#[\w-]*|\*)\]_)(?![\w_])/,
    tools: 'reStructuredText',
    help: 'Write `[^1]`, and the text below: `[^1]: …`.',
  },
  {
    pattern:
      /(?<![\\{$])(\{@(?:link(?:code|plain)?|inheritDoc|code|literal|see|tutorial)\b[^{}\n]*\})/,
    tools: 'JSDoc and Javadoc',
    help: 'Write a link, `[text](./page.md)`, or code between backticks.',
  },
  {
    pattern: /(?<=\S[ \t]+)(\^(?=[\w-]*[A-Za-z])[\w-]{3,})$/,
    tools: 'Obsidian, which gives a block an id',
    help: 'Remove it, and link to a heading: `[text](./page.md#id)`.',
  },
  {
    pattern: /(！\[[^\]\n]*\]\([^()\n]*\))/,
    tools: 'keyboards with full-width signs',
    help: 'Write an image with half-width signs: `![what it shows](./file.png)`.',
  },
  {
    pattern: /(＊＊[^＊\s][^＊\n]*＊＊|｀[^｀\n]+｀)/,
    tools: 'keyboards with full-width signs',
    help: 'Write `**bold**`, and code between backticks.',
  },
  {
    pattern: /(?<![\p{L}\p{N}´])(´[^´\s](?:[^´\n]{0,60}[^´\s])?´)(?![\p{L}\p{N}´])/u,
    tools: 'keyboards with accents as keys',
    help: 'Write code between backticks.',
  },
  {
    pattern:
      /(?<![\\\w|])(\|\|(?=\p{L}{2})[^|\n]*[\p{L}\p{N}.!?]\|\||(?:>!|^!)(?=[^\s[])[^\n]*?\S!<)(?![\w|])/u,
    tools: 'chats and forums that hide a text',
    help: 'Write `:::details[Title]` and `:::` around the text.',
  },
  {
    pattern:
      /(?<![\\\w|])(?!(?<=^)\|[^|\n]*\|\s*$)(\|(?=[\w.-]*[A-Za-z])[\w.-]{3,40}\|_{0,2})(?![\w|])/,
    tools: 'reStructuredText',
    help: 'Write the value itself, or `{{ name }}` for a variable of `markdown.variables` of the config.',
  },
]

/** Forms of other markup languages at the start of a line. */
export const markupBlockForms: readonly ForeignForm[] = [
  {
    pattern:
      /^(#\+(?:[A-Z][A-Z_]*:|BEGIN_\w+|END_\w+)|#\+(?:title|author|date|options|begin_\w+|end_\w+):?)/m,
    tools: 'Org mode',
    help: 'Write the title as `# Title`, a code fence, or `>` before quotes.',
  },
  {
    pattern:
      /^((?:ifdef|ifndef|endif|ifeval|toc)::\S*\[[^\]\n]*\]|:(?:toc|sectnums|icons|source-highlighter|imagesdir|author|revdate|doctype)[\w-]*:(?=\s|$))/m,
    tools: 'AsciiDoc',
    help: 'Remove it, or write its key in the front matter.',
  },
  {
    pattern:
      /^((?:@(?:param|returns?|throws|see|since|deprecated|remarks|code|endcode|brief)|\\(?:brief|param|returns?|code|endcode))(?=\s|$))/m,
    tools: 'JSDoc and Doxygen',
    help: 'Write a list of the parameters, or a code fence.',
  },
  {
    pattern: /^(!INCLUDE[ \t]+"[^"\n]+"|@import[ \t]+"[^"\n]+")/m,
    tools: 'preprocessors of Markdown',
    help: "Import the file as a partial: `import Part from './_part.md'` and `<Part />`.",
  },
  {
    pattern: /^(\.\. (?:\[[^\]\n]+\]|_[^:\n]+:|\|[^|\n]+\|)|={2,}(?:[ \t]+={2,})+)(?=\s|$)/m,
    tools: 'reStructuredText',
    help: 'Write a footnote, `[^1]: …`, a link, an image or a table with `|` between its cells.',
  },
  {
    pattern: /^([^\s:*>|#-][^:\n]{0,60}(?<!\s)::)(?=[ \t]+\S)/m,
    tools: 'AsciiDoc and Dataview',
    help: 'Write the term, and `: ` and its text in the line below.',
  },
  {
    pattern: /(?<=(?:^|[\s(])[\w()]{1,60})(::)$/,
    tools: 'reStructuredText',
    help: 'Write one colon, and a code fence below.',
  },
  {
    pattern: /^(<%[=-]?[^%\n]*%>)/m,
    tools: 'templates (EJS and ERB)',
    help: 'Write its result, or `{{ name }}` for a variable of `markdown.variables`. To show it, write it as code.',
  },
]
