import type { Refractor, Syntax } from 'refractor/core'

/**
 * Grammars of Prism that add to another language instead of being one: `css-extras` changes how all
 * CSS is colored as soon as it is registered.
 */
const extensions: ReadonlySet<string> = new Set([
  'cilkc',
  'cilkcpp',
  'css-extras',
  'javadoc',
  'javadoclike',
  'js-extras',
  'js-templates',
  'jsdoc',
  'opencl',
  'php-extras',
  'phpdoc',
  'xml-doc',
])

/** Register every grammar but those that change others. */
export function withoutExtensions(register: Refractor['register']): Refractor['register'] {
  return (syntax: Syntax) => {
    if (!extensions.has(syntax.displayName)) register(syntax)
  }
}
