// The type of site.config.ts as TypeScript, so that the package needs no types of the library of
// the schema. Must not say anything that the schema does not.
import { describeOption } from './describe-option.ts'
import { integrationSchema } from '../../schema/integrations.ts'
import { field, isSchema, unwrap, type AnySchema } from '../../schema/schema-node.ts'
import { optionsOf, schemaEntries } from '../../schema/schema-tree.ts'
import { siteConfigSchema } from '../../schema/schema.ts'
import { toList } from './format-type.ts'

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
  const body = formatObject(siteConfigSchema, names)
  const named = [...names].map(
    ([schema, name]) => `export type ${name} =\n${formatUnion(schema, names)}\n`,
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

/** Named types found so far, each by its schema. */
type TypeNames = Map<AnySchema, string>

function formatObject(schema: AnySchema, names: TypeNames): string {
  const lines = [...schemaEntries(schema)].flatMap(([name, entry]) =>
    formatProperty(name, entry, formatTypeOf(entry, names)),
  )
  return `{\n${lines.join('\n')}\n}`
}

function formatProperty(name: string, entry: AnySchema, type: string): readonly string[] {
  const kind = field(entry, 'type')
  const mark = kind === 'optional' || kind === 'exact_optional' ? '?' : ''
  // `'font-src'` is a name only in quotes.
  const key = /^\w+$/.test(name) ? name : JSON.stringify(name)
  const line = `readonly ${key}${mark}: ${type}`
  const comment = formatComment(entry)
  return comment === '' ? [line] : [`/** ${comment} */`, line]
}

function formatComment(entry: AnySchema): string {
  const fallback = field(entry, 'default')
  const text = fallback === undefined ? '{}' : JSON.stringify(fallback)
  const note = text === '{}' ? '' : ` Default: \`${text}\`.`
  return `${describeOption(entry)}${note}`.trim().replaceAll('*/', '*\\/')
}

function formatTypeOf(schema: AnySchema, names: TypeNames): string {
  const inner = unwrap(schema)
  const type = field(inner, 'type')
  // Its hooks have types that a schema can't express.
  if (inner === integrationSchema) return 'Integration'
  // Only a schema that contains itself has a name.
  if (field(schema, 'type') === 'lazy') {
    const name = names.get(inner) ?? 'SidebarEntry'
    names.set(inner, name)
    return name
  }
  if (type === 'picklist')
    return toList(field(inner, 'options'))
      .map((value) => JSON.stringify(value))
      .join(' | ')
  if (type === 'literal') return JSON.stringify(field(inner, 'literal'))
  if (type === 'array') {
    const item = formatInner(field(inner, 'item'), names)
    return `readonly (${item})[]`
  }
  if (type === 'record')
    return `Readonly<Record<string, ${formatInner(field(inner, 'value'), names)}>>`
  if (type === 'union' || type === 'variant') return formatUnion(inner, names)
  if (type === 'strict_object') return formatObject(inner, names)
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'unknown'
}

function formatUnion(schema: AnySchema, names: TypeNames): string {
  return optionsOf(schema)
    .map((option) => formatTypeOf(option, names))
    .join(' | ')
}

const formatInner = (schema: unknown, names: TypeNames): string =>
  isSchema(schema) ? formatTypeOf(schema, names) : 'unknown'
