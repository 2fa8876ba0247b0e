// The values that props of built-in components take. Any other value is left out or shown as
// something else, so it is reported.
import { ownValue } from '../../primitives/own-value.ts'
import type { Props } from '../nodes/component.ts'
import { isPropObject, type PropValue } from '../nodes/component-element.ts'
import type { MessageInput } from '../reporting/report-message.ts'

interface ValueForm {
  readonly accepts: (value: PropValue) => boolean
  /** Continues “Write …”. */
  readonly expected: string
}

const isText = (value: PropValue): boolean =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))

const matching = (pattern: RegExp, expected: string): ValueForm => ({
  accepts: (value) => isText(value) && pattern.test(String(value)),
  expected,
})

const text: ValueForm = { accepts: isText, expected: 'text in quotes' }
const filled = matching(/\S/, 'text in quotes that isn’t empty')
const word = matching(/^[a-z][\w-]*$/i, 'a word, such as `tip`')
const flag: ValueForm = {
  accepts: (value) => typeof value === 'boolean',
  expected: 'the name alone, or leave it out',
}
const mark: ValueForm = {
  accepts: (value) => typeof value === 'boolean' || value === '',
  expected: flag.expected,
}
const list: ValueForm = { accepts: (value) => Array.isArray(value), expected: 'a list, `{[…]}`' }
const level: ValueForm = {
  accepts: (value) => typeof value === 'number' && /^[1-6]$/.test(String(value)),
  expected: 'a number from 1 to 6, such as `{3}`',
}
const length = matching(/^\d+(?:\.\d+)?(?:%|px)?$/, 'a number of pixels or a percentage')
const videoId = matching(
  /^[\w-]+$/,
  'the id of the video alone, which follows `v=` in its address, such as `id="a1B2c3D4e5F"`',
)
const lineNumbers: ValueForm = {
  accepts: (value) =>
    typeof value === 'boolean' || (typeof value === 'number' && Number.isInteger(value)),
  expected: 'the name alone, or the number of the first line, such as `{5}`',
}
const query: ValueForm = {
  accepts: (value) => typeof value === 'boolean' || isText(value),
  expected: 'the name alone, or the name of the parameter in quotes',
}
const labels: ValueForm = {
  accepts: (value) =>
    Array.isArray(value) &&
    value.every((entry) => isPropObject(entry) && 'value' in entry && 'label' in entry),
  expected: 'a list such as `{[{ label: "npm", value: "npm" }]}`',
}
const sources: ValueForm = {
  accepts: (value) =>
    isPropObject(value) && typeof value.light === 'string' && typeof value.dark === 'string',
  expected: '`sources={{ light: "….png", dark: "….png" }}`',
}
const words: ValueForm = {
  accepts: (value) => isPropObject(value),
  expected: 'an object, such as `{{ name: "Ada" }}`',
}

const tabs = { groupId: filled, queryString: query, defaultValue: text, values: labels }

/** Props that every component takes in the same form. */
const common: Readonly<Record<string, ValueForm>> = {
  alt: text,
  className: text,
  href: text,
  id: filled,
  label: filled,
  src: filled,
  title: text,
  to: text,
}

const forms: Readonly<Record<string, Readonly<Record<string, ValueForm>>>> = {
  Admonition: { type: word },
  Badge: { type: word, text },
  CodeBlock: { language: text, showLineNumbers: lineNumbers, metastring: text },
  CodeGroup: tabs,
  Details: { summary: text, open: flag },
  Diagram: { code: filled },
  DocCardList: { items: list },
  Heading: { as: matching(/^h[1-6]$/, '`h1`, `h2`, `h3`, `h4`, `h5` or `h6`') },
  Iframe: { allow: text, sandbox: text, width: length, height: length },
  LiteYouTubeEmbed: { id: videoId },
  PackageManagerTabs: { command: filled, ...tabs },
  Sandbox: { base: filled, files: filled, open: filled, hosts: text },
  TabItem: { value: filled, default: mark },
  Tabs: tabs,
  ThemedImage: { sources, light: filled, dark: filled },
  TOCInline: { minHeadingLevel: level, maxHeadingLevel: level },
  Translate: { values: words },
  YouTube: { id: videoId },
}

/** Props without which a component shows nothing or a link to nowhere; each list names alternatives. */
const required: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Iframe: [['src']],
  LiteYouTubeEmbed: [['id']],
  PackageManagerTabs: [['command']],
  Sandbox: [['files']],
  TabItem: [['label', 'value']],
  ThemedImage: [
    ['sources', 'light'],
    ['sources', 'dark'],
  ],
  YouTube: [['id']],
}

/** The values of props that their built-in component can't use, such as `as="script"` of a heading. */
export function checkPropValues(component: string, values: Props): MessageInput[] {
  const own = ownValue(forms, component) ?? {}
  return Object.entries(values).flatMap(([name, value]): MessageInput[] => {
    const form = ownValue(own, name) ?? ownValue(common, name)
    if (form === undefined || value === null || form.accepts(value)) return []
    return [
      {
        rule: 'prop-value',
        reason: `\`${name}\` of \`<${component}>\` can’t be \`${show(value)}\`, so it has no effect.`,
        help: `Write ${form.expected}.`,
        word: name,
      },
    ]
  })
}

/** Props that a built-in component needs and that `names`, all of its tag, lacks. */
export function checkMissingProps(component: string, names: readonly string[]): MessageInput[] {
  const missing = (ownValue(required, component) ?? []).filter(
    (alternatives) => !alternatives.some((name) => names.includes(name)),
  )
  return missing.slice(0, 1).map((alternatives) => {
    const expected = alternatives.map((name) => `\`${name}\``).join(' or ')
    return {
      rule: 'prop-value',
      reason: `\`<${component}>\` has no ${expected}, so it shows nothing that a reader can use.`,
      help: `Add ${expected}.`,
    }
  })
}

function show(value: PropValue): string {
  const json = JSON.stringify(value)
  return json.length > 60 ? `${json.slice(0, 59)}…` : json
}
