import { classNames, type ContentFunction, element } from './content-function.ts'

/** Shows an ordered list, or headings with text, as steps. */
export const steps: ContentFunction = ({ props, children }) => [
  element('div', { className: classNames('steps', props['className']) }, children),
]
