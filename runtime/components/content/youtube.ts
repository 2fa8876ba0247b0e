import { classNames, type ContentFunction, element, text, textOf } from './content-function.ts'

/**
 * A link to a video that becomes the player when clicked. Nothing is requested from the other site
 * before.
 */
export const youtube: ContentFunction = ({ props, words }) => {
  const { id, title, className } = props
  const video = /^[\w-]+$/.exec(textOf(id) ?? '')?.[0] ?? ''
  const properties = {
    className: classNames('youtube', className),
    href: `https://www.youtube.com/watch?v=${video}`,
    dataYoutube: video,
    rel: ['noopener', 'noreferrer'],
  }
  return [
    element('a', properties, [
      element('span', { className: ['youtube-title'] }, [text(textOf(title) ?? words.video)]),
      element('span', { className: ['youtube-note'] }, [text(words.playVideo)]),
    ]),
  ]
}
