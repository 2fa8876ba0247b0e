import { classNames, type ContentFunction, element } from './content-function.ts'

/** Contains the images for light and dark mode; the style sheet shows one of them. */
export const themedImage: ContentFunction = ({ props, children }) => [
  element('span', { className: classNames('themed-image', props['className']) }, children),
]
