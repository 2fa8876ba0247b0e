// Syntax of other tools that docs-ssg shows as it is written. A new form is a row in a table.

/** A form of another tool, and what to write instead; both continue a sentence. */
export interface ForeignForm {
  /** Tested on Markdown source without code; the first group, if any, is what is named. */
  readonly pattern: RegExp
  readonly tools: string
  readonly help: string
}

/** Forms at the start of a paragraph. */
export const blockForms: readonly ForeignForm[] = [
  {
    pattern: /^(<<<\s*\S+)/,
    tools: 'VitePress',
    help: 'Write a code fence with `file="./path.ts"`, and `region="name"` for a part of the file.',
  },
  {
    pattern: /^(\[\[_?toc_?\]\]|\[toc\])\s*$/i,
    tools: 'VitePress and Markdown extensions',
    help: 'Write `<TOCInline toc={toc} />`, or remove it: a table of contents is beside the page.',
  },
  {
    pattern: /^((?:!!!|\?\?\?)\+?\s+[\w-]+)/,
    tools: 'MkDocs',
    help: 'Write `:::note[Title]`, the text without its indent, and `:::` below it; `:::details[Title]` for a block that opens.',
  },
  {
    pattern: /^(===[!+]?\s+"[^"\n]*")/,
    tools: 'MkDocs',
    help: 'Write `<Tabs>` with a `<TabItem label="…">` around each part.',
  },
  {
    pattern: /^(-+8<-+(?:\s+"[^"\n]*")?)/,
    tools: 'MkDocs',
    help: "Import the file as a partial: `import Part from './_part.md'` and `<Part />`.",
  },
  {
    pattern: /^(\*\[[^\]\n]+\]:)/,
    tools: 'MkDocs and Markdown extensions',
    help: 'Write `<abbr title="…">` around the abbreviation.',
  },
]

/** Forms anywhere in a paragraph, heading or cell. */
export const inlineForms: readonly ForeignForm[] = [
  {
    pattern: /(?<![\\{])(\{\{[<%]?\s*[^{}\n]+?\s*[%>]?\}\})/,
    tools: 'Vue, Hugo, Jinja and Liquid',
    help: 'Write the value itself, or `{frontMatter.name}` for a value of the front matter. To show the braces, write them as code.',
  },
  {
    pattern: /(?<!\\)(\{%\s*[\w-]+[^%\n]*%\})/,
    tools: 'Jinja and Liquid',
    help: 'Write its result, or import a partial. To show it, write it as code.',
  },
  {
    pattern: /(?<![\\{])(\{:\s*[.#][\w-][^}\n]*\}|\{\s*[.][\w-]+(?:\s+[^}\n]*)?\})/,
    tools: 'MkDocs and Kramdown',
    help: 'Write HTML with the attributes (`<span class="…">`), or `{#id}` behind a heading for its id.',
  },
  {
    pattern: /(?<![\w:\\])(:(?:material|octicons|fontawesome|simple)-[\w-]+:)/,
    tools: 'Material for MkDocs',
    help: 'Write an image or an emoji instead.',
  },
  {
    pattern: /(?<![\\\w])(!?\[\[[^[\],|\n]*[A-Za-z][^[\],\n]*\]\])(?![([])/,
    tools: 'Obsidian and wikis',
    help: 'Write a link: `[text](./page.md)`.',
  },
]

/** HTML comments that other tools replace. */
export const commentForms: readonly ForeignForm[] = [
  {
    pattern: /^<!--\s*(@include:\s*\S+?|include\s+\S+?)\s*-->/,
    tools: 'VitePress',
    help: "Import the file as a partial: `import Part from './_part.md'` and `<Part />`.",
  },
]
