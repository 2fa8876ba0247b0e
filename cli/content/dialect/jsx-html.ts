// A tag as HTML. Given a JsxTag and the target of its name, it returns HTML, styles and messages.
// It must not know syntax trees.
import { decodeHTMLStrict } from 'entities'
import { voidElements } from '../../html/void-elements.ts'
import type { ComponentHandler } from '../nodes/component.ts'
import { componentTag, type PropValue } from '../nodes/component-element.ts'
import { componentHandlers } from '../components/component-handlers.ts'
import type { MessageInput } from '../reporting/report-message.ts'
import type { TagTarget } from './jsx-page.ts'
import { type StyleClass, toStyleClass } from '../components/jsx-style.ts'
import type { JsxTag, LostAttribute } from './jsx-tag.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** A tag, written as HTML. */
export interface HtmlTag {
  readonly html: string
  readonly style: StyleClass | undefined
  readonly messages: readonly MessageInput[]
}

const renamed: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }

/** Write a tag as HTML: `style` becomes a class, and a component becomes its placeholder. */
export function toHtmlTag(tag: JsxTag, target: TagTarget): HtmlTag {
  const styled = tag.attributes.find(([name]) => name === 'style')
  const { style, refused } = styled ? toStyleClass(styled[1]) : { style: undefined, refused: [] }
  const { props, left } = readExpressions(tag, target)
  const handler = handlerOf(target)
  const attributes = [
    ...tag.attributes.filter(([name]) => name !== 'style' && name !== 'key'),
    ...props,
  ]
  const lists = target.kind === 'html' ? attributes.filter(([, value]) => isList(value)) : []
  const messages = [
    ...left.map((one) => explain(one, handler) ?? notLiteral(tag, one)),
    ...refusedStyle(tag, refused),
    ...lists.map(([name]) => noText(tag, name)),
    ...tag.lost.map(lostInMarkup),
  ]
  return { html: write(tag, { target, attributes, className: style?.name }), style, messages }
}

function write(tag: JsxTag, { target, attributes, className }: TagParts): string {
  switch (target.kind) {
    case 'html':
      return toElement(tag, attributes, className)
    case 'image':
      return toImage(tag, { source: target.source, attributes, className })
    // The text between the tags stays; the unknown tag itself is reported.
    case 'fragment':
    case 'unknown':
      return ''
    default:
      return toComponent(tag, { target, attributes, className })
  }
}

/** An imported SVG that is used as a tag; its `title` or `aria-label` is the alternative text. */
function toImage(
  tag: JsxTag,
  { source, attributes, className }: Omit<TagParts, 'target'> & { readonly source: string },
): string {
  if (tag.kind === 'close') return ''
  const text = attributes.find(([name]) => name === 'title' || name === 'aria-label')?.[1]
  const kept = attributes.filter(([name]) => /^(?:className|class|id|width|height)$/.test(name))
  const own: Attributes = [
    ['src', source],
    // Without a text it is decoration, as in Docusaurus.
    ...(typeof text === 'string'
      ? ([['alt', text]] as const)
      : ([
          ['alt', ''],
          ['aria-hidden', 'true'],
        ] as const)),
  ]
  return toElement({ ...tag, name: 'img' }, [...own, ...kept], className)
}

const handlerOf = (target: TagTarget): ComponentHandler | undefined =>
  target.kind === 'component' ? componentHandlers.get(target.name) : undefined

/** Separate the expressions that the component accepts from those that would have to be run. */
function readExpressions(
  { expressions }: JsxTag,
  target: TagTarget,
): { readonly props: Attributes; readonly left: readonly string[] } {
  const handler = handlerOf(target)
  const props: (readonly [string, PropValue])[] = []
  const left: string[] = []
  for (const expression of expressions) {
    const read = handler?.readExpression?.(expression)
    if (read === undefined) left.push(expression)
    else if (read !== 'omit') props.push(read)
  }
  return { props, left }
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
  const html = attributes.map(([name, value]) => [ownValue(renamed, name) ?? name, value] as const)
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

/** Character references in quoted values are HTML already. */
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
  const markup =
    tag.markup.length === 0
      ? ''
      : ` data-markup="${toJsonAttribute(Object.fromEntries(tag.markup))}"`
  const end = tag.kind === 'self-closing' ? `</${componentTag}>` : ''
  return `<${componentTag} data-name="${name}" data-props="${toJsonAttribute(all)}"${markup}>${end}`
}

function toJsonAttribute(value: object): string {
  return JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
}

function decode(value: PropValue): PropValue {
  return typeof value === 'string' ? decodeHTMLStrict(value) : value
}

function explain(
  expression: string,
  handler: ComponentHandler | undefined,
): MessageInput | undefined {
  const explained = handler?.explainExpression?.(expression)
  return explained && { rule: 'unknown-prop', ...explained }
}

function notLiteral(tag: JsxTag, expression: string): MessageInput {
  const isSpread = /^\{\s*\.\.\./.test(expression)
  // Digits alone are a literal, so the number is infinite or -0.
  if (/^\{\s*[-+]?[\d._]+(?:e[-+]?\d+)?\s*\}$/i.test(expression))
    return {
      rule: 'no-literal',
      reason: `\`${expression}\` in \`<${tag.name}>\` is a number that JSON can’t hold, so it is left out.`,
      help: 'Write a finite number such as `0` or `1000`.',
    }
  return {
    rule: 'no-literal',
    reason: `\`${expression}\` in \`<${tag.name}>\` ${isSpread ? 'spreads a value' : 'is not a literal'}, so it is left out: pages never run JavaScript.`,
    help: 'Write the value itself (text, a number, `true`, `false`, `null`, `[…]` or `{…}`), or write your own component.',
  }
}

const isList = (value: PropValue): boolean => typeof value === 'object' && value !== null

function noText(tag: JsxTag, name: string): MessageInput {
  return {
    rule: 'html-removed',
    reason: `\`${name}\` was removed from \`<${tag.name}>\`, because the value of an HTML attribute is text.`,
    help: 'Write the text itself, for example `className="a b"`.',
    word: name,
  }
}

function lostInMarkup({ tag, name }: LostAttribute): MessageInput {
  return {
    rule: 'html-removed',
    reason: `\`${name}\` was removed from \`<${tag}>\`, because an element in the value of a prop can only have \`className\`, \`lang\`, \`title\`, and \`href\` with a URL that runs no code.`,
    help: 'Remove it, or write the content between the tags of the component.',
    word: name,
  }
}

function refusedStyle(tag: JsxTag, names: readonly string[]): MessageInput[] {
  return names.map((name) => ({
    rule: 'style',
    reason: `The style \`${name}\` of \`<${tag.name}>\` is left out, because its value could load something, change other rules, or cover the rest of the page.`,
    help: 'Move it to a style sheet that `customCss` names.',
  }))
}
