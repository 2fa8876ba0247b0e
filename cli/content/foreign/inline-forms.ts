import { foreignPatterns } from '../../primitives/text/foreign-marks.ts'
import type { ForeignForm } from './foreign-forms.ts'

const quoted = String.raw`"[^"<]{0,200}"|'[^'<]{0,200}'`
/** A tag with an event or a slot, `<Name @click="…">`, which Markdown does not read as a tag. */
const vueTag = new RegExp(
  String.raw`(?<!\\)(<[A-Za-z][\w.-]{0,40}\s(?:(?:[^<>"']|${quoted}){0,200}?\s)?[@#][\w.:-]+(?:=(?:${quoted}))?(?:[^<>"']|${quoted}){0,300}>)`,
)
/** Environments of LaTeX for formulas. */
const environments =
  '[bpvBV]?matrix|smallmatrix|cases|array|split|aligned|gathered|align|alignat|eqnarray|equation|gather|multline|math|displaymath'
/**
 * A text between two signs, as a part of a pattern. Some editors escape the brackets of prose, so that there
 * has to be a command, an index or a power.
 */
const formulaIn = (start: string, end: string): string =>
  String.raw`${start}(?=(?:(?!${end})[^\n]){0,300}?(?:\\[a-zA-Z]|[\^_](?:[{\\]|[^\W_](?![^\W_]))))[^\n]{1,300}?${end}`
const gitbook =
  'hint|tabs?|code|embed|content-ref|file|swagger|openapi|stepper|step|columns?|updates?'

/** Forms anywhere in a paragraph, heading or cell; of those that overlap, the first one is named. */
export const inlineForms: readonly ForeignForm[] = [
  {
    pattern:
      /(?<![\\{])(\{\{[ \t]*#(?:include|rustdoc_include|playground|playpen|title)[ \t][^{}\n]*\}\})/,
    tools: 'mdBook',
    help: 'Import a partial, or write a code fence with `file="./path"`. `docs-ssg migrate --rewrite` inserts the files of a book.',
  },
  {
    pattern: /(?<![\\{])(\{\{(?:[<%]?\s*[^{}\s](?:[^{}\n]*[^{}\s])?\s*[%>]?|[^\S\n]+)\}\})/,
    tools: 'Vue, Hugo, Jinja and Liquid',
    help: 'Write the value itself, or define the name in `markdown.variables` of the config. To show the braces, write them as code.',
  },
  {
    pattern: new RegExp(String.raw`(?<!\\)(\{%\s*(?:end)?(?:${gitbook})\b[^%\n]*%\})`),
    tools: 'GitBook',
    help: 'Write `:::note` for a hint, `<Tabs>` for tabs, a code fence with `title="…"` for code, and a link for the rest.',
  },
  {
    pattern: /(?<!\\)(\{%\s*(?:(?:\/\s*)?|[#.$])[\w-][^%\n]*%\})/,
    tools: 'Jinja, Liquid and Markdoc',
    help: 'Write its result, or import a partial. To show it, write it as code.',
  },
  {
    pattern: /(?<!\\)(\{#\s[^#\n]*#\})/,
    tools: 'Jinja',
    help: 'Write a comment as `<!-- … -->`.',
  },
  {
    pattern: vueTag,
    tools: 'Vue',
    help: "Write a component of the site that has `'use client'` and listens to the event.",
  },
  {
    pattern: new RegExp(foreignPatterns.attributes),
    tools: 'MkDocs, Kramdown and VitePress',
    help: 'Write HTML with the attributes (`<img width="300" …>`, `<span class="…">`), or `{#id}` after a heading for its id.',
  },
  {
    pattern: /(?<![A-Za-z0-9:\\])(:(?:material|octicons|fontawesome|simple)-[\w-]+:)/,
    tools: 'Material for MkDocs',
    help: 'Write an image or an emoji instead.',
  },
  {
    pattern: /(?<![\w:\\])(:(?:octocat|shipit|trollface|bowtie|github):)/,
    tools: 'GitHub',
    help: 'Write an image or an emoji instead.',
  },
  {
    pattern: new RegExp(foreignPatterns.wiki),
    tools: 'Obsidian and wikis',
    help: 'Write a link: `[text](./page.md)`.',
  },
  {
    pattern:
      /(?<!\\)(\{(?:\+\+[^+{}\n]+\+\+|--[^{}\n]+--|~~[^{}\n]+~~|>>[^{}\n]+<<|==[^={}\n]+==)\})/,
    tools: 'Critic Markup',
    help: 'Write `<ins>`, `<del>` or `<mark>` around the text, and a comment as `<!-- … -->`.',
  },
  {
    pattern: new RegExp(foreignPatterns.marked),
    tools: 'MkDocs and Obsidian',
    help: 'Write `<mark>` around the text.',
  },
  {
    pattern: new RegExp(foreignPatterns.inserted),
    tools: 'MkDocs',
    help: 'Write `<ins>` around the text.',
  },
  {
    pattern: new RegExp(foreignPatterns.raised),
    tools: 'MkDocs and Pandoc',
    help: 'Write `<sup>` around the text.',
  },
  {
    pattern: new RegExp(foreignPatterns.keys),
    tools: 'MkDocs',
    help: 'Write `<kbd>` around each key.',
  },
  {
    pattern: new RegExp(foreignPatterns.note),
    tools: 'Pandoc and Obsidian',
    help: 'Write `[^1]`, and the text below: `[^1]: …`.',
  },
  {
    pattern: /(?<![\\\w%])(%%(?=[^\s%])[^%\n]*[^\s%]%%|(?<=^|\s)%%\s[^%\n]*\s%%)(?![\w%])/,
    tools: 'Obsidian',
    help: 'Write a comment as `<!-- … -->`.',
  },
  {
    pattern: /(?<![\\\w${])(\{(?:props|frontmatter|import\.meta|process\.env)\.[\w.]+\})(?!\})/,
    tools: 'MDX and Astro',
    help: 'Write the value itself, or `{{ name }}` for a variable of `markdown.variables` or of the page.',
  },
  {
    pattern: new RegExp(
      `(${formulaIn(String.raw`\\\(`, String.raw`\\\)`)}|${formulaIn(String.raw`\\\[`, String.raw`\\\]`)})`,
    ),
    tools: 'LaTeX',
    help: 'Write `$…$`, and set `markdown: { math: true }`.',
  },
  {
    pattern: new RegExp(String.raw`(?<!\\)(\\begin\{(?:${environments})\*?\})`),
    tools: 'LaTeX',
    help: 'Write the formula between two lines of `$$`, and set `markdown: { math: true }`.',
  },
]

/** Forms with backticks; tested on source with its code. */
export const codeForms: readonly ForeignForm[] = [
  {
    pattern: /(?<![\\\w$])(\$`[^`\n]+`\$)(?![\w$])/,
    tools: 'GitHub and GitLab',
    help: 'Write `$…$` without backticks, and set `markdown: { math: true }`.',
  },
  {
    pattern: /(?<![\w:\\`])(:[a-z][\w+-]*(?::[\w-]+)*:`[^`\n]+`)(?!`)/,
    tools: 'reStructuredText',
    help: 'Write a link, `[text](./page.md)`, or the code without the role.',
  },
  {
    pattern: /(?<![\w:\\`{])(\{[a-z][\w:-]*\}`[^`\n]+`)(?!`)/,
    tools: 'MyST',
    help: 'Write a link, `[text](./page.md)`, or the code without the role.',
  },
  {
    pattern:
      /(?<![`_])(`[^`\n<>]+ <[^`\n<>]+>`__?|(?<!(?:^|[\s(*])__?(?=[^\s_])[^_]{0,200})`[^`\n]+`__?|`[^`\n]+`:[a-z]{3,}:)(?![\w`])/,
    tools: 'reStructuredText',
    help: 'Write a link: `[text](./page.md)`.',
  },
]

/** Ends of the URLs of images, except those that the styles know. */
export const imageForm: ForeignForm = {
  pattern:
    /(#(?!only-(?:light|dark)$|gh-(?:light|dark)-mode-only$)(?:gh-)?(?:only-)?(?:light|dark)(?:-mode-only)?)$/,
  tools: 'GitHub and Material for MkDocs',
  help: 'Write `<ThemedImage light="./light.png" dark="./dark.png" alt="…" />`.',
}

/** The end of the text of an image. */
export const imageWidthForm: ForeignForm = {
  pattern: /(\|\d{2,4}(?:x\d{1,4})?)$/,
  tools: 'Obsidian',
  help: 'Write `<img src="./image.png" alt="what it shows" width="300" />`, and no width in the text of the image.',
}

/** The title of a link. */
export const linkTitleForm: ForeignForm = {
  pattern: /^(:(?:include|ignore|disabled|target|id|class|size|type)\b[^"']*)/,
  tools: 'Docsify',
  help: "Remove the title. To include a file, import it as a partial: `import Part from './_part.md'` and `<Part />`.",
}
