import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'

/** The text of a line of Markdown without its marks. */
export const toPlainText = (markdown: string): string => toString(fromMarkdown(markdown))
