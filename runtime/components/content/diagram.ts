import {
  classNames,
  type ContentFunction,
  contentOf,
  element,
  text,
  textOf,
} from './content-function.ts'

/**
 * A diagram: an image between the tags, or Mermaid source that the browser draws when the site has
 * Mermaid. The source is shown as text until it is drawn.
 */
export const diagram: ContentFunction = ({ props, children }) => {
  const { code, title, className } = props
  const source = textOf(code)
  const label = contentOf(title)
  const properties = {
    className: classNames('diagram', className),
    dataDiagram: source === undefined ? undefined : 'mermaid',
  }
  return [
    element('figure', properties, [
      ...(source === undefined
        ? children
        : [element('pre', { className: ['mermaid'] }, [text(source)])]),
      ...(label ? [element('figcaption', {}, label)] : []),
    ]),
  ]
}
