import { type ContentFunction, element } from './content-function.ts'

/** Code without colors: the build turns the component into a fence first, and this keeps the text of those that it can't. */
export const codeBlock: ContentFunction = ({ children }) => [
  element('pre', { className: ['code'] }, [element('code', {}, children)]),
]
