// Room: syntax and options of other tools, and the docs-ssg equivalent
// Syntax of other tools that docs-ssg shows as plain text. A new form is a row in a table.

/** A form of another tool, and what to write instead; both continue a sentence. */
export interface ForeignForm {
  /** Tested on Markdown source without code; the first group, if any, is what is named. */
  readonly pattern: RegExp
  readonly tools: string
  readonly help: string
}

const partial = "Import the file as a partial: `import Part from './_part.md'` and `<Part />`."

/** Forms at the start of a line of a paragraph. */
export const blockForms: readonly ForeignForm[] = [
  {
    pattern: /^(<<<(?!<)\s*\S+)/m,
    tools: 'VitePress',
    help: 'Write a code fence with `file="./path.ts"`, and `region="name"` for a part of the file.',
  },
  {
    pattern: /^(\[\[_?toc_?\]\]|@?\[toc(?:[ \t][^\]\n]*)?\]|\$\{toc\})\s*$/im,
    tools: 'VitePress and Markdown extensions',
    help: 'Write `<TOCInline toc={toc} />`, or remove it: a table of contents is beside the page.',
  },
  {
    pattern: /^((?:!!!|\?\?\?)\+?\s+[\w-]+)/m,
    tools: 'MkDocs',
    help: 'Write `:::note[Title]`, the text without its indent, and `:::` below it; `:::details[Title]` for a block that opens.',
  },
  {
    pattern: /^(===[!+]?\s+"[^"\n]*")/m,
    tools: 'MkDocs',
    help: 'Write `<Tabs>` with a `<TabItem label="…">` around each part.',
  },
  { pattern: /^(-+8<-+(?:\s+"[^"\n]*")?)/m, tools: 'MkDocs', help: partial },
  { pattern: /^(\{![^!\n]+!\})/m, tools: 'MkDocs', help: partial },
  {
    pattern: /^(\{\*[ \t]*[^\s*{}]+\.\w+(?:[ \t][^*\n]*)?\*\})/m,
    tools: 'MkDocs',
    help: 'Write a code fence with `file="./path"`, and `{1,3}` for the lines to highlight.',
  },
  {
    pattern: /^(\*\[[^\]\n]+\]:)/m,
    tools: 'MkDocs and Markdown extensions',
    help: 'Write `<abbr title="…">` around the abbreviation.',
  },
  {
    pattern: /^(\/{3,}[ \t]*[A-Za-z][\w-]*(?:[ \t]*\|[^\n]*)?)$/m,
    tools: 'PyMdown blocks',
    help: 'Write `:::note[Title]` and `:::` around the text, `:::details[Title]` for a block that opens, or `<Tabs>`.',
  },
  {
    pattern: /^(:{3,}[ \t]*[A-Za-z_]\w*(?:\.\w+)+)/m,
    tools: 'mkdocstrings',
    help: 'Write `[summary,params](docblock://file.ts?token=Name)` to quote a doc comment, or write the text itself.',
  },
  {
    pattern: /^(\.\. [a-z][\w:-]*::)(?=\s|$)/m,
    tools: 'reStructuredText',
    help: 'Write `:::note[Title]` and `:::` around the text, a code fence, or an image.',
  },
  {
    pattern: /^(:{3,}\{[a-z][\w-]*\})/m,
    tools: 'MyST',
    help: 'Write `:::note[Title]` without braces.',
  },
  {
    pattern: /^(\([\w-]+\)=)\s*$/m,
    tools: 'MyST',
    help: 'Write `{#id}` after the heading for its id.',
  },
  {
    pattern: /^([?!]>)(?=\s)/m,
    tools: 'Docsify',
    help: 'Write `:::tip` or `:::warning`, and `:::` below the text.',
  },
  {
    pattern: /^(\{(?:code|info|note|warning|tip|panel|toc|expand)(?::[^{}\n]*)?\})\s*$/m,
    tools: 'Confluence',
    help: 'Write a code fence, or `:::note[Title]` and `:::` around the text.',
  },
  {
    pattern: /^(\[block:[a-z-]+\])/m,
    tools: 'ReadMe',
    help: 'Write `:::note[Title]`, a code fence, a table or an image.',
  },
  {
    pattern: /^((?:image|include|xref|video)::[^\s[\]]+\[[^\]\n]*\])/m,
    tools: 'AsciiDoc',
    help: 'Write `![what it shows](./file.png)`, a link, or a partial.',
  },
  {
    pattern: /^(#{2,6}[^\s#!\d][^\n]{0,60})/m,
    tools: 'older Markdown parsers',
    help: 'Write a space after the number signs.',
  },
  {
    pattern: /^(\\\[[\s\S]+\\\])\s*$/,
    tools: 'LaTeX',
    help: 'Write the formula between two lines of `$$`, and set `markdown: { math: true }`.',
  },
]

/** Forms at the end of a heading. */
export const headingForms: readonly ForeignForm[] = [
  {
    pattern: /(?<!\\)(\[#[\w-]+\])\s*$/,
    tools: 'Nextra',
    help: 'Write `{#id}` after the heading for its id.',
  },
  {
    pattern: /(?<!\\)(\[!?toc\])\s*$/,
    tools: 'Nextra',
    help: 'Remove it, and set `toc_max_heading_level` in the front matter.',
  },
]

/** HTML comments that other tools replace. */
export const commentForms: readonly ForeignForm[] = [
  {
    pattern: /^<!--\s*(@include:\s*\S+?|include\s+\S+?)\s*-->/,
    tools: 'VitePress',
    help: partial,
  },
  {
    pattern: /^<!--\s*(VitePress: [^\n]{1,300}?)\s*-->/,
    tools: 'VitePress',
    help: 'The migration left it out. Write the value, or a React component that `components` names, in place of the comment.',
  },
  {
    pattern: /^<!--\s*(MkDocs: [^\n]{1,300}?)\s*-->/,
    tools: 'MkDocs',
    help: 'The migration left it out. Write its result in place of the comment, or `{{ name }}` and the value in `markdown.variables` of the config.',
  },
  {
    pattern: /^<!--\s*((?::::|mkdocstrings:)[ \t]*[A-Za-z_-][\w.:/-]*)/,
    tools: 'mkdocstrings',
    help: 'Write the text or the link in place of the comment, or remove it.',
  },
]

/** Forms inside backticks. */
export const inlineCodeForms: readonly ForeignForm[] = [
  {
    pattern: /(\{:\.[\w.-]+\})$/,
    tools: 'Rehype Pretty Code',
    help: 'Write a language: `{:ts}`. Code within text can’t have the color of a single token.',
  },
]

/** Forms in a line of a code fence. */
export const fenceForms: readonly ForeignForm[] = [
  {
    pattern: /^\s*(\{\{[ \t]*#(?:include|rustdoc_include|playground|playpen)[ \t][^{}\n]*\}\})\s*$/,
    tools: 'mdBook',
    help: 'Write `file="./path"` after the language of the fence. `docs-ssg migrate --rewrite` inserts the files of a book.',
  },
  {
    pattern: /^\s*(\{!>?[ \t]*[^\s!{}]+\.\w+[ \t]*!\})\s*$/,
    tools: 'MkDocs',
    help: 'Write `file="./path"` after the language of the fence.',
  },
  {
    pattern: /^\s*(-+8<-+\s+"[^"]*")\s*$/,
    tools: 'MkDocs',
    help: 'Write `file="./path"` after the language of the fence, and `region="name"` for a part of the file.',
  },
  {
    pattern: /(?:#|\/\/|\/\*|<!--|--|;)\s*(\(\d+\)!)\s*(?:\*\/|-->)?\s*$/,
    tools: 'Material for MkDocs',
    help: 'Write `annotate` after the language of the fence, and the explanations in an ordered list after it.',
  },
]
