// The components of Starlight and Astro, by name.
import { badgeTypes } from '../map/map-badge.ts'
import { rewriteCode } from './code-component.ts'
import { rewriteFileTree } from './file-tree.ts'
import { rewriteIcon } from './icon.ts'
import type { BuiltInUse } from './built-in-use.ts'
import { attributeOf, formatAttributes, textOf } from './page-element.ts'
import { contentOf, note, replaceElement, replaceTags } from './rewrite-context.ts'
import { toTarget } from './rewrite-links.ts'
import { rewriteImage } from './image-component.ts'

type RewriteBuiltIn = (use: BuiltInUse) => void

/** A rewriter for each component. */
export const builtIns: ReadonlyMap<string, RewriteBuiltIn> = new Map<string, RewriteBuiltIn>([
  ['Aside', rewriteAside],
  ['Badge', rewriteBadge],
  ['Card', rewriteCard],
  ['CardGrid', rename('Cards', [])],
  ['Code', rewriteCode],
  ['FileTree', rewriteFileTree],
  ['Icon', rewriteIcon],
  ['Image', rewriteImage],
  ['LinkButton', rewriteLinkButton],
  ['LinkCard', rewriteLinkCard],
  ['Picture', rewriteImage],
  ['Steps', rename('Steps', [])],
  ['TabItem', rename('TabItem', ['label'])],
  ['Tabs', rename('Tabs', [['syncKey', 'groupId']])],
])

type Kept = string | readonly [string, string]

/** Another name, and some of the attributes, each with its own or another name. */
function rename(name: string, kept: readonly Kept[]): RewriteBuiltIn {
  return ({ element, writer }) => {
    const { open } = element
    const pairs = kept.map((one) => (typeof one === 'string' ? ([one, one] as const) : one))
    const values = pairs.map(([from, to]) => [to, attributeOf(open, from)] as const)
    const end = open.kind === 'self-closing' ? ' />' : '>'
    const text = `<${name}${formatAttributes(values)}${end}`
    const names = new Set(pairs.map(([from]) => from))
    const isSame =
      open.name === name &&
      open.attributes.every((one) => names.has(one.name)) &&
      pairs.every(([from, to]) => from === to)
    if (isSame) return
    replaceTags(writer, element, [text, `</${name}>`])
    note(writer, open.start, open.name)
    loseIcon({ element, writer })
  }
}

function loseIcon({ element, writer }: Pick<BuiltInUse, 'element' | 'writer'>): void {
  const icon = textOf(element.open, 'icon')
  if (icon !== undefined)
    note(writer, element.open.start, { what: element.open.name, lost: `the icon \`${icon}\`` })
}

function rewriteAside({ element, writer }: BuiltInUse): void {
  const { open } = element
  const values = ['type', 'title'].map((name) => [name, attributeOf(open, name)] as const)
  const type = attributeOf(open, 'type') ?? 'note'
  const own = values.map(([name, value]) => [name, name === 'type' ? type : value] as const)
  replaceTags(writer, element, [`<Admonition${formatAttributes(own)}>`, '</Admonition>'])
  note(writer, open.start, 'Aside')
  loseIcon({ element, writer })
}

function rewriteBadge({ element, writer }: BuiltInUse): void {
  const { open } = element
  const variant = textOf(open, 'variant')
  const type = variant === undefined ? undefined : badgeTypes.get(variant)
  const values = [
    ['type', type],
    ['text', attributeOf(open, 'text')],
  ] as const
  replaceElement(writer, element, `<Badge${formatAttributes(values)} />`)
  note(writer, open.start, 'Badge')
}

/** Without its icon. */
function rewriteCard({ element, writer }: BuiltInUse): void {
  rename('Card', ['title'])({ element, writer, imported: new Map() })
}

function rewriteLinkCard({ element, writer }: BuiltInUse): void {
  const { open } = element
  const href = textOf(open, 'href')
  const values = [
    ['title', attributeOf(open, 'title')],
    ['href', href === undefined ? attributeOf(open, 'href') : toTarget(href, writer)],
  ] as const
  const own = textOf(open, 'description')
  const expression = attributeOf(open, 'description')
  const text = own === undefined ? (expression ? `{${expression.value}}` : '') : escapeText(own)
  const tag = `<Card${formatAttributes(values)}`
  replaceElement(writer, element, text === '' ? `${tag} />` : `${tag}>${text}</Card>`)
  note(writer, open.start, 'LinkCard')
}

/** Text in which nothing is Markdown. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]{}]/g, String.raw`\$&`)

function rewriteLinkButton({ element, writer }: BuiltInUse): void {
  const { open } = element
  const href = textOf(open, 'href')
  const body = contentOf(writer, element).trim()
  note(writer, open.start, 'LinkButton')
  if (href !== undefined && !/[\n<[\]]/.test(body)) {
    const target = toTarget(href, writer)
    replaceElement(writer, element, `[${body}](${/[\s()]/.test(target) ? `<${target}>` : target})`)
    return
  }
  const to = href === undefined ? attributeOf(open, 'href') : toTarget(href, writer)
  replaceTags(writer, element, [`<Link${formatAttributes([['to', to]])}>`, '</Link>'])
}
