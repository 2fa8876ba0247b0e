import { classNames, type ContentFunction, element } from './content-function.ts'

/** Contains the images for light and dark mode, of which the style sheet shows one. */
export const themedImage: ContentFunction = ({ props, children }) => [
  element('span', { className: classNames('themed-image', props['className']) }, children),
]
