// The props of built-in components. Given a component and its props, it returns messages about those
// that it ignores, can't use or lacks.
import { ownValue } from '../../primitives/own-value.ts'
import { suggestOrList } from '../../report/suggest.ts'
import type { Props } from '../nodes/component.ts'
import type { PropValue } from '../nodes/component-element.ts'
import type { MessageInput } from '../reporting/report-message.ts'
import { builtInComponents } from '../nodes/built-in-components.ts'

/** True for the names of built-in components, none of which has members. */
export const isBuiltIn = (name: string): boolean => Object.hasOwn(builtInComponents, name)

/** The attributes of a tag that its component ignores. */
export function checkProps(
  component: string,
  {
    names,
    markup = [],
  }: { readonly names: readonly string[]; readonly markup?: readonly string[] },
): MessageInput[] {
  const props = ownValue(builtInComponents, component)?.props
  if (props === undefined) return []
  const known = Object.keys(props)
  const unknown = names
    .map((name) => (name === 'class' ? 'className' : name))
    .filter((name) => !known.includes(name) && !/^(?:key|style)$/.test(name))
  return [
    ...unknown.map((name) => unknownProp(component, name, known)),
    ...markup
      .filter((name) => ownValue(props, name)?.mayBeMarkup !== true)
      .map((name) => noMarkup(component, name)),
  ]
}

function unknownProp(component: string, name: string, known: readonly string[]): MessageInput {
  return {
    rule: 'unknown-prop',
    reason: `\`<${component}>\` has no prop \`${name}\`, so it has no effect.`,
    help:
      ownValue(ownValue(builtInComponents, component)?.foreign, name) ?? suggestOrList(name, known),
    word: name,
  }
}

function noMarkup(component: string, name: string): MessageInput {
  return {
    rule: 'unknown-prop',
    reason: `\`${name}\` of \`<${component}>\` can't be markup, so it has no effect.`,
    help: 'Write the text in quotes.',
    word: name,
  }
}

/** The values of props that their built-in component can't use, such as `as="script"` of a heading. */
export function checkPropValues(component: string, values: Props): MessageInput[] {
  const props = ownValue(builtInComponents, component)?.props
  return Object.entries(values).flatMap(([name, value]): MessageInput[] => {
    const form = ownValue(props, name)
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
  const missing = (ownValue(builtInComponents, component)?.required ?? []).filter(
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
