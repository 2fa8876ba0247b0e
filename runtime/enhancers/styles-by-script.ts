// Lets a library that writes styles as markup work under a policy that refuses inline styles. The
// policy allows the same styles when a script sets them through the CSSOM.

/** Takes the place of `style` in markup that is being parsed. */
const heldAttribute = 'data-docs-ssg-style'
/** Marks an element that contains style rules as text, in place of a `style` element. */
const heldRules = 'data-docs-ssg-rules'
const svgNamespace = 'http://www.w3.org/2000/svg'

type Undo = () => void
type Adopt = (rules: string) => void

/**
 * Run a library while the styles that it writes are set through the CSSOM. Markup that it returns
 * has to go through `releaseStyles`. Two must not run at a time, because methods of all elements
 * are replaced until the end.
 */
export async function withStylesByScript<T>(run: () => Promise<T>): Promise<T> {
  const sheets = new Set<CSSStyleSheet>()
  const adopt = (rules: string): void => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    sheets.add(sheet)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const undo = [
    replaceSetAttribute(),
    replaceInnerHtml(),
    replaceParser(),
    replaceCreateElement('createElement', adopt),
    replaceCreateElement('createElementNS', adopt),
  ]
  try {
    return await run()
  } finally {
    for (const restore of undo) restore()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.has(sheet))
  }
}

/** Turn the styles that were held back into `style` attributes and `style` elements. */
export function releaseStyles(markup: string): string {
  return markup
    .replaceAll(` ${heldAttribute}=`, ' style=')
    .replaceAll(new RegExp(`<desc ${heldRules}="">([^]*?)</desc>`, 'g'), '<style>$1</style>')
}

/** A parser refuses the `style` attributes that it finds, and reports each of them. */
function holdStyles(markup: string): string {
  return markup.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag.replaceAll(/\sstyle(?=\s*=)/gi, ` ${heldAttribute}`),
  )
}

function replaceSetAttribute(): Undo {
  return replaceMethod(Element.prototype, 'setAttribute', function (this: unknown, call, values) {
    const [name, value] = values
    if (name === 'style' && (this instanceof HTMLElement || this instanceof SVGElement))
      this.style.cssText = String(value)
    else return call(values)
  })
}

function replaceInnerHtml(): Undo {
  const original = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
  return define(Element.prototype, 'innerHTML', {
    ...original,
    set(this: Element, markup: unknown): void {
      original?.set?.call(this, holdStyles(String(markup)))
      for (const element of this.querySelectorAll(`[${heldAttribute}]`)) {
        element.setAttribute('style', element.getAttribute(heldAttribute) ?? '')
        element.removeAttribute(heldAttribute)
      }
    },
  })
}

/** A sanitizer parses markup like this, and turns it into a string again. */
function replaceParser(): Undo {
  return replaceMethod(DOMParser.prototype, 'parseFromString', (call, [markup, ...type]) =>
    call([holdStyles(String(markup)), ...type]),
  )
}

/** Even an empty `style` element is refused, so another element contains the rules as text. */
function replaceCreateElement(method: 'createElement' | 'createElementNS', adopt: Adopt): Undo {
  return replaceMethod(Document.prototype, method, (call, values) => {
    if (values[method === 'createElement' ? 0 : 1] !== 'style') return call(values)
    const element = document.createElementNS(svgNamespace, 'desc')
    element.setAttribute(heldRules, '')
    const set = (rules: unknown): void => {
      adopt(String(rules))
      element.replaceChildren(String(rules))
    }
    for (const name of ['innerHTML', 'textContent'])
      Object.defineProperty(element, name, { configurable: true, set })
    return element
  })
}

type Call = (values: readonly unknown[]) => unknown

function replaceMethod(
  prototype: object,
  name: string,
  replacement: (this: unknown, call: Call, values: readonly unknown[]) => unknown,
): Undo {
  const original: unknown = Reflect.get(prototype, name)
  if (typeof original !== 'function') return () => undefined
  return define(prototype, name, {
    ...Object.getOwnPropertyDescriptor(prototype, name),
    value(this: unknown, ...values: readonly unknown[]): unknown {
      return replacement.call(this, (given) => Reflect.apply(original, this, given), values)
    },
  })
}

function define(prototype: object, name: string, descriptor: PropertyDescriptor): Undo {
  const before = Object.getOwnPropertyDescriptor(prototype, name)
  Object.defineProperty(prototype, name, descriptor)
  return () => {
    if (before) Object.defineProperty(prototype, name, before)
  }
}
