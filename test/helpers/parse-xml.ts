/** An element of XML, with what tests ask for. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The text of the element itself, without that of its children. */
  readonly text: string
  readonly all: (name: string) => readonly XmlElement[]
  /** The only child of the name; throws if there is none or another one. */
  readonly only: (name: string) => XmlElement
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const TOKEN = /<\?xml[^?]*\?>|<\/([\w:-]+)>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y

function decode(text: string): string {
  return text.replace(/&(\w*;?)/g, (found, name: string) => {
    const character = entities[name.replace(/;$/, '')]
    if (character === undefined || !name.endsWith(';')) throw new Error(`Not XML: ${found}`)
    return character
  })
}

/** Parse XML strictly: whatever is not well-formed throws. No comments, no CDATA. */
export function parseXml(xml: string): XmlElement {
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.test(xml))
    throw new Error('Not XML: a control character')
  const root = createElement('', {})
  const open = [root]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(xml)
    if (token === null) throw new Error(`Not XML: ${xml.slice(at, at + 40)}`)
    const [, end, start, attributes = '', isEmpty, text] = token
    const current = open.at(-1) ?? root
    if (text !== undefined) current.add(decode(text))
    else if (end !== undefined) {
      if (open.pop()?.element.name !== end) throw new Error(`Not XML: </${end}>`)
    } else if (start !== undefined) {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)]
      const values = pairs.map(([, name = '', value = '']) => [name, decode(value)] as const)
      const child = createElement(start, Object.fromEntries(values))
      current.children.push(child.element)
      if (isEmpty !== '/') open.push(child)
    }
  }
  const [first] = root.children
  if (open.length !== 1 || root.children.length !== 1 || first === undefined)
    throw new Error('Not XML: not exactly one root element')
  return first
}

function createElement(name: string, attributes: Readonly<Record<string, string>>) {
  const children: XmlElement[] = []
  let text = ''
  const all = (wanted: string): readonly XmlElement[] =>
    children.filter((child) => child.name === wanted)
  const element: XmlElement = {
    name,
    attributes,
    get text() {
      return text
    },
    all,
    only: (wanted) => {
      const [first, ...others] = all(wanted)
      if (first === undefined || others.length > 0)
        throw new Error(`<${name}> has ${all(wanted).length} elements <${wanted}>`)
      return first
    },
  }
  return { element, children, add: (more: string) => (text += more) }
}
