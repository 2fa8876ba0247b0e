// References in a document. Given a pair of it, it returns what it refers to, and why that is not on
// any page. It must not know pages.
import { isScalar, type Pair } from 'yaml'
import type { IntegrationFinding } from '../../model/authored/integration.ts'
import type { HasTarget } from './follow-reference.ts'

interface Reference {
  /** The key: `$ref`. */
  readonly key: string
  /** As it is written. */
  readonly value: unknown
}

/** The role of a value, according to the keys around it. */
export interface Around {
  readonly kind: 'object' | 'names' | 'sample'
  /** From the outermost to the key of the value itself. */
  readonly keys: readonly string[]
}

/** Keys whose values are references; names of properties are not. */
const keywords = new Set(['$ref', '$dynamicRef', '$recursiveRef', 'operationRef'])

/** What a pair refers to; undefined if the key has another meaning. */
export function findReference(
  { value }: Pair,
  { around, key }: { readonly around: Around; readonly key: string },
): Reference | undefined {
  const written = isScalar(value) ? value.value : value
  if (around.kind === 'object') return keywords.has(key) ? { key, value: written } : undefined
  // The values of a discriminator are names of schemas too.
  const isMapping = around.kind === 'names' && around.keys.at(-1) === 'mapping'
  return isMapping && typeof written === 'string' && written.startsWith('#')
    ? { key, value: written }
    : undefined
}

/** Why a reference has no target on the pages; undefined for one that has. */
export function describeReference(
  { key, value }: Reference,
  hasTarget: HasTarget,
): Pick<IntegrationFinding, 'rule' | 'message' | 'help'> | undefined {
  const rule = 'missing-reference'
  const help =
    'Write the path of a part of this document, such as `#/components/schemas/User`. References to other files are not followed, so bundle the document first.'
  if (typeof value !== 'string')
    return { rule, message: `\`${key}\` is not a string, so it can’t refer to anything.`, help }
  if (key === '$dynamicRef' || key === '$recursiveRef')
    return {
      rule,
      message: `\`${key}\` refers to \`${value}\`, which only a validator can find, so it is not on the page.`,
      help: 'Write `$ref` with the path of the schema, such as `#/components/schemas/User`.',
    }
  if (value === '#')
    return {
      rule,
      message: 'The document refers to `#`, which is the whole document, not a part of it.',
      help,
    }
  if (/^#[^/]/.test(value))
    return {
      rule,
      message: `The document refers to \`${value}\` by the name of an anchor, which is not followed.`,
      help,
    }
  return hasTarget(value)
    ? undefined
    : { rule, message: `The document refers to \`${value}\`, which it does not contain.`, help }
}
