/** The Markdown of a page: `guide/install.md` for `guide/install/index.html` and `guide/install.html`. */
export function toMarkdownFile(file: string): string | undefined {
  if (file === 'index.html') return 'index.md'
  return file.endsWith('.html') ? `${file.replace(/(?:\/index)?\.html$/, '')}.md` : undefined
}

/** The ranges that HTML is in, the most exact first. */
const htmlRanges = ['text/html', 'text/*', '*/*']

/**
 * True if the client names Markdown and likes it no less than HTML. Browsers never name it.
 * https://www.rfc-editor.org/rfc/rfc9110#name-accept
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !/\btext\/(?:x-)?markdown\b/i.test(accept)) return false
  const weights = new Map(accept.split(',').map(toWeight))
  const markdown = weights.get('text/markdown') ?? weights.get('text/x-markdown') ?? 0
  const range = htmlRanges.find((name) => weights.has(name))
  const html = range === undefined ? 0 : (weights.get(range) ?? 0)
  return markdown > 0 && markdown >= html
}

function toWeight(range: string): readonly [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const written = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = written === undefined ? 1 : Number(written.slice(2))
  return [type, Number.isFinite(weight) ? weight : 0]
}
