// The part of `search-config.json` about hosted searches, as JSON Schema and as TypeScript. Both are
// generated from the options of the providers, so a new provider needs no entry there.
import { hostedProviders } from '../search/providers/hosted-providers.ts'
import { isRecord } from '../primitives/is-record.ts'
import { type AnySchema, field, isSchema, unwrap } from '../schema/schema-node.ts'
import { schemaEntries } from '../schema/schema-tree.ts'

type JsonSchema = Readonly<Record<string, unknown>>

/** The JSON Schema of `search-config.json` with the providers of the table. */
export function withProviders(schema: JsonSchema): JsonSchema {
  const { properties, required } = schema
  if (!isRecord(properties) || !isRecord(properties['provider']) || !Array.isArray(required))
    throw new TypeError('The schema of `search-config.json` has no properties.')
  const names: readonly string[] = hostedProviders.map(({ name }) => name)
  const isOwn = (key: string): boolean => !isHosted(properties[key])
  const own = Object.entries(properties).filter(([key]) => isOwn(key))
  return {
    ...schema,
    properties: {
      ...Object.fromEntries(own),
      provider: { ...properties['provider'], enum: ['embedded', ...names, 'none'] },
      ...Object.fromEntries(
        hostedProviders.map((provider) => [provider.name, describeOptions(provider)]),
      ),
    },
    required: [...required.filter((key: string) => isOwn(key)), ...names],
  }
}

/** Only what providers contribute is null or an object. */
const isHosted = (property: unknown): boolean => field(property, 'oneOf') !== undefined

type Provider = (typeof hostedProviders)[number]

/** The public options of a provider, in the order of `search-config.json`. */
function listOptions({
  schema,
  publicOptions,
}: Provider): readonly (readonly [string, AnySchema])[] {
  const entries = schemaEntries(schema)
  return publicOptions.flatMap((name) => {
    const entry = entries.get(name)
    return entry === undefined ? [] : [[name, entry] as const]
  })
}

function describeOptions(provider: Provider): JsonSchema {
  const options = listOptions(provider)
  const object = {
    type: 'object',
    properties: Object.fromEntries(options.map(([name, entry]) => [name, describeValue(entry)])),
    required: options.map(([name]) => name),
    additionalProperties: false,
  }
  const description = `Options of \`${provider.name}\`; null if the site has another provider.`
  return { oneOf: [{ type: 'null' }, object], description }
}

function describeValue(entry: AnySchema): JsonSchema {
  const inner = unwrap(entry)
  const item = field(inner, 'item')
  if (isSchema(item)) return { type: 'array', items: describeValue(item) }
  const type = field(inner, 'type')
  return { type: mayBeAbsent(entry) ? [type, 'null'] : type }
}

const mayBeAbsent = (entry: AnySchema): boolean =>
  field(entry, 'type') === 'optional' && field(entry, 'default') === undefined

const anyProvider = 'readonly provider: string'
const anyOptions = 'readonly [provider: string]: unknown'

/** The types of the JSON files with the providers of the table, and with the options of each. */
export function withProviderTypes(source: string): string {
  if (!source.includes(anyProvider) || !source.includes(anyOptions))
    throw new Error('The type `SearchConfig` has no place for providers.')
  const names = ['embedded', ...hostedProviders.map(({ name }) => name), 'none']
  const union = names.map((name) => `'${name}'`).join(' | ')
  return source
    .replace(anyProvider, `readonly provider: ${union}`)
    .replace(anyOptions, formatPublicOptions)
}

function formatPublicOptions(): string {
  return hostedProviders
    .map((provider) => {
      const lines = listOptions(provider).map(
        ([name, entry]) => `readonly ${name}: ${formatValue(entry)}`,
      )
      return `readonly ${provider.name}: {\n${lines.join('\n')}\n} | null`
    })
    .join('\n')
}

function formatValue(entry: AnySchema): string {
  const inner = unwrap(entry)
  const item = field(inner, 'item')
  if (isSchema(item)) return `readonly ${formatValue(item)}[]`
  return `${String(field(inner, 'type'))}${mayBeAbsent(entry) ? ' | null' : ''}`
}
