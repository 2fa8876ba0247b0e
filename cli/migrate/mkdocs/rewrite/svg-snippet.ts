/** The image that replaces a snippet with an SVG drawing; its URL is relative to the page. */
export function toImage(svg: string, url: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(svg)?.[1]?.trim() ?? ''
  const links = [...svg.matchAll(/<a\b([^>]*)>([^]*?)<\/a>/g)].flatMap(
    ([, attributes = '', contents = '']) => {
      const href = /\bhref="([^"]+)"/.exec(attributes)?.[1]
      const label = contents
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
      return href === undefined ? [] : [`- [${label === '' ? href : label}](${href})`]
    },
  )
  // The links in an image can't be opened.
  const list = [...new Set(links)]
  return [`![${title}](${url})`, ...(list.length === 0 ? [] : ['', ...list])].join('\n')
}

/** True for the source of an SVG image. */
export const isSvg = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\b/.test(text)
