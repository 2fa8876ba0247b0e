// Enters: the schema. Leaves: the type of site.config.ts as TypeScript, with each sentence as its doc comment, so that
// the package needs no types of the library the schema is written in. Must not say anything the schema does not.
import { describeOption } from './describe-option.ts'
import { field, isSchema, unwrap, type AnySchema } from './schema/schema-node.ts'
import { optionsOf, schemaEntries } from './schema/schema-tree.ts'
import { siteConfigSchema } from './schema/schema.ts'

/** The declarations of `docs-ssg`, as published. */
export function formatConfigTypes(): string {
  const names = new Map<AnySchema, string>()
  const body = formatObject(siteConfigSchema, names)
  const named = [...names].map(
    ([schema, name]) => `export type ${name} =\n${formatUnion(schema, names)}\n`,
  )
  return [
    '// Written from the schema of the options; do not edit.',
    `export interface SiteConfig ${body}`,
    ...named,
    '/** Gives `site.config.ts` its types; returns what it is given. */',
    'export declare function defineConfig(config: SiteConfig): SiteConfig',
    "export type { Report, ReportDiagnostic, ReportSummary } from './report.d.ts'",
    "export type { RouteManifest, RouteManifestDoc, SearchConfig, SearchData, SearchDataPage, SearchDataSection } from './manifests.d.ts'",
    '',
  ].join('\n')
}

type Names = Map<AnySchema, string>

function formatObject(schema: AnySchema, names: Names): string {
  const lines = [...schemaEntries(schema)].flatMap(([key, entry]) => {
    const sentence = describeOption(entry)
    const fallback = field(entry, 'default')
    const text = fallback === undefined ? undefined : JSON.stringify(fallback)
    const note =
      text === undefined || text === '{}' ? '' : ` Default: \`${text.replaceAll('*/', '*\\/')}\`.`
    const comment = `${sentence}${note}`.trim().replaceAll('*/', '*\\/')
    const type = field(entry, 'type')
    const mark = type === 'optional' || type === 'exact_optional' ? '?' : ''
    const line = `readonly ${key}${mark}: ${formatTypeOf(entry, names)}`
    return comment === '' ? [line] : [`/** ${comment} */`, line]
  })
  return `{\n${lines.join('\n')}\n}`
}

function formatTypeOf(schema: AnySchema, names: Names): string {
  const inner = unwrap(schema)
  const type = field(inner, 'type')
  // A schema that holds itself has a name; no other does.
  if (field(schema, 'type') === 'lazy') {
    names.set(inner, names.get(inner) ?? 'SidebarEntry')
    return names.get(inner) ?? 'unknown'
  }
  if (type === 'picklist')
    return toList(field(inner, 'options'))
      .map((value) => JSON.stringify(value))
      .join(' | ')
  if (type === 'literal') return JSON.stringify(field(inner, 'literal'))
  if (type === 'array') return `readonly (${formatInner(field(inner, 'item'), names)})[]`
  if (type === 'record')
    return `Readonly<Record<string, ${formatInner(field(inner, 'value'), names)}>>`
  if (type === 'union' || type === 'variant') return formatUnion(inner, names)
  if (type === 'strict_object') return formatObject(inner, names)
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'unknown'
}

function formatUnion(schema: AnySchema, names: Names): string {
  return optionsOf(schema)
    .map((option) => formatTypeOf(option, names))
    .join(' | ')
}

const formatInner = (schema: unknown, names: Names): string =>
  isSchema(schema) ? formatTypeOf(schema, names) : 'unknown'

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
