import { placeTags } from '../../shared/html/place-tags.ts'
import { classNames, type ContentFunction, element } from './content-function.ts'

/**
 * Cards for the entries beside the page in its sidebar. The build creates them when there is no
 * content between the tags.
 */
export const docCardList: ContentFunction = ({ props, children }) => {
  const className = classNames('cards', props['className'])
  const cards = children.length > 0 ? children : [element(placeTags.docCards, {})]
  return [element('div', { className }, cards)]
}
