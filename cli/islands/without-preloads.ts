import { attributeOf } from '../html/html-token.ts'
import { splitLeadingTags } from '../html/split-leading-tags.ts'

/**
 * React writes links that preload eager images ahead of the HTML; in an article their URLs aren't
 * known yet.
 */
export function withoutPreloads(html: string): string {
  if (!html.startsWith('<link')) return html
  return splitLeadingTags(
    html,
    (tag) => tag.name === 'link' && attributeOf(tag, 'rel') === 'preload',
  ).rest
}
