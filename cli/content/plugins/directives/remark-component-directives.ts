// Room: plugins that turn directives and callouts into nodes
import type { Root } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { componentTag, type PropValue } from '../../nodes/component-element.ts'
import { checkMissingProps, checkProps, checkPropValues } from '../../components/check-props.ts'
import type { Props } from '../../nodes/component.ts'
import { componentKey } from '../../nodes/component-key.ts'
import { report } from '../../reporting/report-message.ts'
import { suggestOrList } from '../../../report/suggest.ts'
import { findUnwritable, isJsonNumber } from '../../../primitives/text/unwritable-values.ts'
import { visit } from '../../../primitives/visit.ts'
import { escapePattern } from '../../../primitives/text/escape-pattern.ts'

interface ComponentDirectiveOptions {
  /** Names of all components: the built-in ones and the site's own. */
  readonly components: readonly string[]
  /** Those of the site, which may have any props. */
  readonly own?: readonly string[]
  /** Container directives with these names are admonitions, not components. */
  readonly admonitions: readonly string[]
}

type Directive = ContainerDirective | LeafDirective | TextDirective

/**
 * Turn directives into components. Names are compared without case and hyphens. The label becomes
 * the prop `title`, or the contents of a component within text. Reports unknown leaf directives.
 * Position: after remarkDirective and before `remarkAdmonitions`, which leaves components alone.
 *
 * In: `::YouTube[A talk]{id=x}`, `:::code-group` … `:::`, `:badge[new]{type=tip}`
 * Out: `docs-component` elements with `data-name` and `data-props`
 */
export function remarkComponentDirectives(
  options: ComponentDirectiveOptions,
): (tree: Root, file: VFile) => void {
  const admonitions = new Set(options.admonitions.map((name) => name.toLowerCase()))
  const common = options.components.map((name) => [componentKey(name), name] as const)
  return (tree, file) => {
    const imported = Object.entries(file.data.importedComponents ?? {})
    const own = imported.map(([local, name]) => [componentKey(local), name] as const)
    const byKey = new Map([...common, ...own])
    visit(tree, (node, index, parent) => {
      if (!isDirective(node)) return
      const isNamedSo = admonitions.has(node.name.toLowerCase())
      const isAdmonition = isNamedSo && node.type === 'containerDirective'
      const component = isAdmonition ? undefined : byKey.get(componentKey(node.name))
      if (component !== undefined) {
        const props = toComponent(node, component, sourceOf(node, file))
        if (options.own?.includes(component) !== true) reportProps(node, { component, props, file })
      } else if (node.type === 'leafDirective' && parent && index !== undefined) {
        reportUnknown(node, { components: options.components, isAdmonition: isNamedSo }, file)
        const written = String(file).slice(node.position?.start.offset, node.position?.end.offset)
        parent.children[index] = { type: 'paragraph', children: [{ type: 'text', value: written }] }
      }
    })
  }
}

interface Written {
  readonly component: string
  readonly props: Props
  readonly file: VFile
}

function reportProps(node: Directive, { component, props, file }: Written): void {
  const messages = [
    ...checkProps(component, { names: Object.keys(node.attributes ?? {}) }),
    ...checkPropValues(component, props),
    ...checkMissingProps(component, Object.keys(props)),
  ]
  for (const message of messages) report(file, node, message)
}

function isDirective(node: { type: string }): node is Directive {
  return /^(?:container|leaf|text)Directive$/.test(node.type)
}

/** The line of the directive, with its attributes. */
function sourceOf({ position }: Directive, file: VFile): string {
  const start = position?.start.offset ?? 0
  const [line = ''] = String(file).slice(start, position?.end.offset).split('\n')
  return line
}

/** Turns the node into a placeholder, and returns its props. */
function toComponent(node: Directive, component: string, source: string): Props {
  const entries = Object.entries(node.attributes ?? {}).map(([key, value]): [string, PropValue] => [
    key === 'class' ? 'className' : key,
    toValue(value, textProps.has(key) || hasQuotes(source, key)),
  ])
  // The syntax tree leaves this name out. As a prop it is reported.
  if (/\{(?:[^{}]*\s)?__proto__(?=[\s=}])/.test(source)) entries.push(['__proto__', true])
  const label = takeLabel(node)
  if (label !== undefined && !entries.some(([key]) => key === 'title'))
    entries.push(['title', label])
  const props = Object.fromEntries(entries)
  const hProperties = { dataName: component, dataProps: JSON.stringify(props) }
  node.data = { ...node.data, hName: componentTag, hProperties }
  return props
}

/** Props whose values are texts, even if they look like numbers. */
const textProps: ReadonlySet<string> = new Set(['alt', 'href', 'id', 'label', 'src', 'title'])

/** An attribute without a value is a flag. Numbers are numbers unless they are in quotes. */
function toValue(value: string | null | undefined, isQuoted: boolean): PropValue {
  if (value === null || value === undefined) return true
  if (value === '') return isQuoted ? '' : true
  if (value === 'true' || value === 'false') return value === 'true'
  if (isQuoted) return value
  if (value === 'null') return null
  const number = Number(value)
  const isNumber = value === String(number) && isJsonNumber(number)
  return isNumber ? number : (toList(value) ?? value)
}

/** `[1,2]` without quotes is a list, if it is JSON; a number that JSON can't hold leaves it a text. */
function toList(value: string): PropValue | undefined {
  if (!value.startsWith('[')) return undefined
  try {
    const list: PropValue = JSON.parse(value)
    return findUnwritable(list).length === 0 ? list : undefined
  } catch {
    return undefined
  }
}

/** The syntax tree doesn't say whether a value was in quotes. */
function hasQuotes(source: string, key: string): boolean {
  const name = escapePattern(key)
  return new RegExp(`[\\s{]${name}\\s*=\\s*["']`).test(source)
}

/** The label of a block, which is removed from it; within text the label stays as the contents. */
function takeLabel(node: Directive): string | undefined {
  if (node.type === 'textDirective') return undefined
  const first = node.children[0]
  const isOwn =
    node.type === 'containerDirective' &&
    first?.type === 'paragraph' &&
    first.data?.directiveLabel === true
  if (node.type === 'containerDirective' && !isOwn) return undefined
  const text = toString(isOwn ? first : node)
  if (isOwn) node.children.shift()
  else node.children = []
  return text === '' ? undefined : text
}

function reportUnknown(
  node: LeafDirective,
  { components, isAdmonition }: { readonly components: readonly string[]; isAdmonition: boolean },
  file: VFile,
): void {
  report(file, node, {
    rule: 'unknown-directive',
    reason: `\`::${node.name}\` is not a component of this site, so it is shown as text.`,
    help: isAdmonition
      ? `Write \`:::${node.name}\` with three colons, and \`:::\` below the text.`
      : suggestOrList(node.name, components),
  })
}
