// The type of site.config.ts as TypeScript, so that the package needs no types of the library of
// the schema. Must not say anything that the schema does not.
import { describeOption } from './describe-option.ts'
import { formerNameOf } from './renamed-names.ts'
import { integrationSchema } from './schema/integrations.ts'
import { field, isSchema, unwrap, type AnySchema } from './schema/schema-node.ts'
import { optionsOf, schemaEntries } from './schema/schema-tree.ts'
import { siteConfigSchema } from './schema/schema.ts'

/** The types that authors of integrations name. */
const integrationTypes = [
  'CheckedPage',
  'CheckHookContext',
  'ConfigHookContext',
  'DataPage',
  'FinishHookContext',
  'Integration',
  'IntegrationCategory',
  'IntegrationFinding',
  'IntegrationHooks',
  'IntegrationPage',
  'MarkdownExtension',
  'MarkdownPage',
  'PagesHookContext',
  'PageSource',
]

/** The declarations of `docs-ssg`, as published. */
export function formatConfigTypes(): string {
  const names = new Map<AnySchema, string>()
  const body = formatObject(siteConfigSchema, { names, key: '' })
  const named = [...names].map(
    ([schema, name]) => `export type ${name} =\n${formatUnion(schema, { names, key: '' })}\n`,
  )
  return [
    '// Generated from the schema of the options; do not edit.',
    "import type { Integration } from './integration.d.ts'",
    `export interface SiteConfig ${body}`,
    ...named,
    '/** Adds types to `site.config.ts`; returns its argument. */',
    'export declare function defineConfig(config: SiteConfig): SiteConfig',
    `export type { ${integrationTypes.join(', ')} } from './integration.d.ts'`,
    "export type { Report, ReportDiagnostic, ReportSummary } from './report.d.ts'",
    "export type { RouteManifest, RouteManifestDoc, SearchConfig, SearchData, SearchDataPage, SearchDataSection } from './manifests.d.ts'",
    '',
  ].join('\n')
}

interface TypeContext {
  /** Named types found so far, each by its schema. */
  readonly names: Map<AnySchema, string>
  /** Key of the option whose type is formatted: `locales[]`. */
  readonly key: string
}

function formatObject(schema: AnySchema, context: TypeContext): string {
  const lines = [...schemaEntries(schema)].flatMap(([name, entry]) => {
    const key = context.key === '' ? name : `${context.key}.${name}`
    const former = formerNameOf(key)
    const type = formatTypeOf(entry, { ...context, key })
    return [
      ...formatProperty(name, entry, { comment: formatComment(entry), type }),
      ...(former === undefined
        ? []
        : formatProperty(former, entry, { comment: `@deprecated Renamed to \`${name}\`.`, type })),
    ]
  })
  return `{\n${lines.join('\n')}\n}`
}

function formatProperty(
  name: string,
  entry: AnySchema,
  { comment, type }: { readonly comment: string; readonly type: string },
): readonly string[] {
  const kind = field(entry, 'type')
  const mark = kind === 'optional' || kind === 'exact_optional' ? '?' : ''
  // `'font-src'` is a name only in quotes.
  const key = /^\w+$/.test(name) ? name : JSON.stringify(name)
  const line = `readonly ${key}${mark}: ${type}`
  return comment === '' ? [line] : [`/** ${comment} */`, line]
}

function formatComment(entry: AnySchema): string {
  const fallback = field(entry, 'default')
  const text = fallback === undefined ? '{}' : JSON.stringify(fallback)
  const note = text === '{}' ? '' : ` Default: \`${text}\`.`
  return `${describeOption(entry)}${note}`.trim().replaceAll('*/', '*\\/')
}

function formatTypeOf(schema: AnySchema, context: TypeContext): string {
  const inner = unwrap(schema)
  const type = field(inner, 'type')
  // Its hooks have types that a schema can't express.
  if (inner === integrationSchema) return 'Integration'
  // Only a schema that contains itself has a name.
  if (field(schema, 'type') === 'lazy') {
    const name = context.names.get(inner) ?? 'SidebarEntry'
    context.names.set(inner, name)
    return name
  }
  if (type === 'picklist')
    return toList(field(inner, 'options'))
      .map((value) => JSON.stringify(value))
      .join(' | ')
  if (type === 'literal') return JSON.stringify(field(inner, 'literal'))
  if (type === 'array') {
    const item = formatInner(field(inner, 'item'), { ...context, key: `${context.key}[]` })
    return `readonly (${item})[]`
  }
  if (type === 'record')
    return `Readonly<Record<string, ${formatInner(field(inner, 'value'), context)}>>`
  if (type === 'union' || type === 'variant') return formatUnion(inner, context)
  if (type === 'strict_object') return formatObject(inner, context)
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'unknown'
}

function formatUnion(schema: AnySchema, context: TypeContext): string {
  return optionsOf(schema)
    .map((option) => formatTypeOf(option, context))
    .join(' | ')
}

const formatInner = (schema: unknown, context: TypeContext): string =>
  isSchema(schema) ? formatTypeOf(schema, context) : 'unknown'

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
