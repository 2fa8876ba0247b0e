import { classNames, type ContentFunction, element } from './content-function.ts'

/**
 * Cards for the entries beside the page in its sidebar. The build creates them when there is no
 * content between the tags.
 */
export const docCardList: ContentFunction = ({ props, children }) => {
  const className = classNames('cards', props['className'])
  return [
    children.length > 0
      ? element('div', { className }, children)
      : element('div', { className, dataDocCards: '' }),
  ]
}
