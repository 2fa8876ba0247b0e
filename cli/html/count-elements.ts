import { readHtml } from './read-html.ts'

/**
 * Elements of an HTML document as the build wrote it: those that browsers add themselves are not
 * counted.
 */
export function countElements(html: string): number {
  return readHtml(html).filter(({ kind }) => kind === 'start').length
}
