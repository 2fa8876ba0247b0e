// The names and values of attributes, from the properties of hast.
import { find, type Schema } from 'property-information'

/** A name that HTML and XML can have; everything else would end the tag or begin another attribute. */
const validName = /^[A-Za-z_:][\w:.-]*$/

/** Handlers run code, whatever their value is. */
const handler = /^on/i

/** How an attribute is written. */
export interface AttributeForm {
  readonly name: string
  /** How the value `true` is written: without a value, as a word, or not at all. */
  readonly whenTrue: 'bare' | 'word' | 'never'
  /** The separator of a list of values. */
  readonly separator: ' ' | ', '
  /** `false` is a value like any other, as in `aria-hidden="false"`. */
  readonly hasFalse: boolean
}

/** The form of the attribute that a property stands for; undefined for one that is never written. */
export function toAttributeForm(schema: Schema, property: string): AttributeForm | undefined {
  const info = find(schema, property)
  const name = info.attribute
  if (!validName.test(name) || handler.test(name)) return undefined
  const isWord = info.booleanish || /^(?:aria|data)-/.test(name)
  return {
    name,
    whenTrue: info.boolean || info.overloadedBoolean ? 'bare' : isWord ? 'word' : 'never',
    separator: info.commaSeparated ? ', ' : ' ',
    hasFalse: isWord,
  }
}

/** The value as text, not escaped; `true` for an attribute without a value, undefined for none. */
export function toAttributeValue(value: unknown, form: AttributeForm): string | true | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : String(value)
  if (Array.isArray(value)) return value.join(form.separator).trim()
  if (value === true && form.whenTrue !== 'never') return form.whenTrue === 'bare' ? true : 'true'
  return value === false && form.hasFalse ? 'false' : undefined
}
