// A tag as HTML. Enters: JsxTag and what its name stands for. Leaves: HTML text, styles, findings.
// Must not know syntax trees.
import { decodeHTMLStrict } from 'entities'
import { voidElements } from '../../html/void-elements.ts'
import { componentTag, type PropValue } from '../components/component-element.ts'
import { tocExpression } from '../components/inline-toc.ts'
import type { MessageInput } from '../plugins/report-message.ts'
import type { TagTarget } from './jsx-page.ts'
import { type StyleClass, toStyleClass } from './jsx-style.ts'
import type { JsxTag } from './jsx-tag.ts'

/** What became of a tag. */
export interface HtmlTag {
  readonly html: string
  readonly style: StyleClass | undefined
  readonly findings: readonly MessageInput[]
}

const renamed: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }

/** Write a tag as HTML: `style` becomes a class, a component the element that stands for it. */
export function toHtmlTag(tag: JsxTag, target: TagTarget): HtmlTag {
  const styled = tag.attributes.find(([name]) => name === 'style')
  const { style, refused } = styled ? toStyleClass(styled[1]) : { style: undefined, refused: [] }
  const toc = tocOf(tag, target)
  const attributes = [
    ...tag.attributes.filter(([name]) => name !== 'style' && name !== 'key'),
    ...toc,
  ]
  const left = tag.expressions.filter((one) => toc.length === 0 || !one.startsWith('toc='))
  const findings = [
    ...left.filter((one) => !isBuiltIn(target, one)).map((one) => noLiteral(tag, one)),
    ...refusedStyle(tag, refused),
  ]
  return { html: write(tag, { target, attributes, className: style?.name }), style, findings }
}

function write(tag: JsxTag, { target, attributes, className }: TagParts): string {
  switch (target.kind) {
    case 'html':
      return toElement(tag, attributes, className)
    case 'picture':
      return toPicture(tag, { source: target.source, attributes, className })
    // The text between the tags is kept; an unknown tag itself is reported.
    case 'fragment':
    case 'unknown':
      return ''
    default:
      return toComponent(tag, { target, attributes, className })
  }
}

/** A drawing has no text of its own unless it is given one. */
function toPicture(
  tag: JsxTag,
  { source, attributes, className }: Omit<TagParts, 'target'> & { readonly source: string },
): string {
  if (tag.kind === 'close') return ''
  const text = attributes.find(([name]) => name === 'title' || name === 'aria-label')?.[1]
  const kept = attributes.filter(([name]) => /^(?:className|class|id|width|height)$/.test(name))
  const own: Attributes = [
    ['src', source],
    // Without a text it says nothing to those who do not see it, as in the tool it was written for.
    ...(typeof text === 'string'
      ? ([['alt', text]] as const)
      : ([
          ['alt', ''],
          ['aria-hidden', 'true'],
        ] as const)),
  ]
  return toElement({ ...tag, name: 'img' }, [...own, ...kept], className)
}

/** What Docusaurus pages hand to components that know it by themselves. */
const builtIn: Readonly<Record<string, RegExp>> = {
  // Boxes have the icon of their kind.
  Admonition: /^icon=/,
  DocCardList: /^items=\{\s*useCurrentSidebar(?:Category|Siblings)\(\)(?:\.items)?\s*\}$/,
}

/** The expression that chooses among the headings, as text for `lowerToc`. */
function tocOf(tag: JsxTag, target: TagTarget): Attributes {
  if (target.kind !== 'component' || target.name !== 'TOCInline') return []
  const inner = tag.expressions.flatMap((one) => /^toc=\{\s*([\s\S]*?)\s*\}$/.exec(one)?.[1] ?? [])
  return inner.filter((one) => tocExpression.test(one)).map((one) => ['toc', one] as const)
}

function isBuiltIn(target: TagTarget, expression: string): boolean {
  return target.kind === 'component' && (builtIn[target.name]?.test(expression) ?? false)
}

type Attributes = JsxTag['attributes']

function toElement(tag: JsxTag, attributes: Attributes, className: string | undefined): string {
  const isVoid = voidElements.has(tag.name.toLowerCase())
  if (tag.kind === 'close') return isVoid ? '' : `</${tag.name}>`
  const written = joinClasses(attributes, className)
    .map(([name, value]) => toAttribute(name, value))
    .join('')
  const end = tag.kind === 'self-closing' && !isVoid ? `</${tag.name}>` : ''
  return `<${tag.name}${written}>${end}`
}

function joinClasses(attributes: Attributes, className: string | undefined): Attributes {
  const html = attributes.map(([name, value]) => [renamed[name] ?? name, value] as const)
  if (className === undefined) return html
  const own = html.find(([name]) => name === 'class')?.[1]
  const classes = typeof own === 'string' ? `${own} ${className}` : className
  return [...html.filter(([name]) => name !== 'class'), ['class', classes]]
}

function toAttribute(name: string, value: PropValue): string {
  if (value === true) return ` ${name}`
  if (value === false || value === null || typeof value === 'object') return ''
  return ` ${name}="${escape(String(value))}"`
}

/** References in quoted values are HTML already. */
function escape(value: string): string {
  return value
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
}

interface TagParts {
  readonly target: TagTarget
  readonly attributes: Attributes
  readonly className: string | undefined
}

interface ComponentParts extends TagParts {
  readonly target: Extract<TagTarget, { kind: 'component' | 'partial' }>
}

function toComponent(tag: JsxTag, { target, attributes, className }: ComponentParts): string {
  if (tag.kind === 'close') return `</${componentTag}>`
  const props = Object.fromEntries(
    joinClasses(attributes, className).map(([name, value]) => [
      name === 'class' ? 'className' : name,
      decode(value),
    ]),
  )
  const name = target.kind === 'component' ? target.name : 'Partial'
  const all = target.kind === 'component' ? props : { source: target.source, props }
  const json = JSON.stringify(all)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
  const end = tag.kind === 'self-closing' ? `</${componentTag}>` : ''
  return `<${componentTag} data-name="${name}" data-props="${json}">${end}`
}

function decode(value: PropValue): PropValue {
  return typeof value === 'string' ? decodeHTMLStrict(value) : value
}

function noLiteral(tag: JsxTag, expression: string): MessageInput {
  const isSpread = /^\{\s*\.\.\./.test(expression)
  return {
    rule: 'no-literal',
    reason: `\`${expression}\` in \`<${tag.name}>\` ${isSpread ? 'spreads a value' : 'is no literal'}, and pages never run JavaScript, so it is left out.`,
    help: 'Write the value itself: text, a number, true, false, null, `[…]` or `{…}`; or make a component of your own.',
  }
}

function refusedStyle(tag: JsxTag, names: readonly string[]): MessageInput[] {
  return names.map((name) => ({
    rule: 'style',
    reason: `The style \`${name}\` of \`<${tag.name}>\` is left out: its value could load or run something.`,
    help: 'Put it into a style sheet named in `customCss`.',
  }))
}
