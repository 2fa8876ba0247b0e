import { classNames, type ContentFunction, element } from './content-function.ts'

/** A grid of `Card`s. */
export const cards: ContentFunction = ({ props, children }) => [
  element('div', { className: classNames('cards', props['className']) }, children),
]
