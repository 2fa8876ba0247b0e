// Which grammars of Prism need others, so that what is registered before a grammar follows from the
// grammar and from nothing else. A test compares both tables with what the grammars really read.

/**
 * What each grammar takes in if it is registered by then: front matter in Markdown, bodies in HTTP.
 * Grammars that can't be registered without another one register that themselves.
 */
export const takenIn: ReadonlyMap<string, readonly string[]> = new Map(
  `
arturo: css markup javascript markdown sql bash
graphql: markdown
haml: css coffeescript erb javascript less markdown scss textile
http: uri csp hpkp hsts javascript json css markup
log: javastacktrace
markdown: yaml
pug: twig coffeescript ejs handlebars less livescript markdown scss stylus
pure: c cpp fortran
sas: sql groovy lua
smarty: php
textile: css
aspnet: javascript
dot: markup
`
    .trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [name = '', others = ''] = line.split(': ')
      return [name, others.split(' ')]
    }),
)

/**
 * Registered together and in this order, because HTML takes in style sheets and scripts when they
 * are registered after it.
 */
export const web: readonly string[] = ['markup', 'css', 'clike', 'javascript']

/** Never taken in: a regular expression has one color, and its parts have none. */
export const neverTakenIn: ReadonlySet<string> = new Set(['regex'])

/**
 * Grammars that add to another language instead of being one: `css-extras` changes how all CSS is
 * colored as soon as it is registered.
 */
export const extensions: ReadonlySet<string> = new Set([
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
