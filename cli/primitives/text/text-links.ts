// Links in Markdown or HTML outside pages, such as a text of the config.

/** A link of Markdown up to its URL, and the URL. */
const markdownLink = /(\]\(\s*<?)([^)\s>]+)/g
/** The same of HTML, after a quotation mark. */
const htmlLink = /(\bhref\s*=\s*["'])([^"']+)/gi

/** The URLs of all links in a text, as they are written. */
export const linksInText = (text: string): readonly string[] =>
  [markdownLink, htmlLink].flatMap((link) => [...text.matchAll(link)].map(([, , url = '']) => url))

/** The same text with other URLs. */
export const replaceLinksInText = (text: string, replace: (url: string) => string): string =>
  [markdownLink, htmlLink].reduce(
    (all, link) => all.replaceAll(link, (_, start: string, url: string) => start + replace(url)),
    text,
  )
