import { join, posix } from 'node:path'
import { markContentPath } from '../model/paths/content-path.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { type InsideName, toPageName } from '../gate/inside-name.ts'
import { isTaken } from '../gate/work-folder.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { GeneratedFrom, GeneratedText } from '../model/authored/generated-content.ts'
import type {
  IntegrationCategory,
  IntegrationPage,
  IntegrationTarget,
  PagesHookContext,
} from '../model/authored/integration.ts'
import type { Variant } from '../model/source-file.ts'
import { integrationRules } from '../report/integration-rules.ts'
import { toFinding } from '../report/formats/to-finding.ts'
import { describeCategory, describePage } from './describe-content.ts'
import { toGeneratedFrom, toPageText } from './page-text.ts'
import { pushAll } from '../primitives/long-lists.ts'

interface CollectorInput {
  readonly name: string
  /** Where the integration is written in the config. */
  readonly place: Place | undefined
  readonly variants: readonly Variant[]
  readonly config: ResolvedConfig
}

/** The pages that one call of `addPages` has added so far. */
interface PageCollector {
  readonly context: PagesHookContext
  readonly texts: () => readonly GeneratedText[]
  readonly diagnostics: () => readonly Diagnostic[]
  readonly watched: () => readonly string[]
  readonly isCacheable: () => boolean
}

/** Create what a hook receives; unusable values become findings, and the others are kept. */
export function createPageCollector(input: CollectorInput): PageCollector {
  const { name, place, config } = input
  const texts = new Map<string, GeneratedText>()
  const diagnostics: Diagnostic[] = []
  const watched: string[] = []
  const state = { isCacheable: true }
  const refuse = (call: string, problem: string, from?: GeneratedFrom): void => {
    const at = from?.place ?? place
    diagnostics.push(
      integrationRules['integration-value'].report({
        message: `The integration \`${name}\` calls \`${call}\` with ${problem}.`,
        ...(at ? { place: at } : {}),
      }),
    )
  }
  const add = (call: string, text: GeneratedText, isFile: boolean): void => {
    const { source, docPath, path } = text
    if (texts.has(path)) refuse(call, `the path \`${docPath}\` twice`, source)
    else if (isFile)
      refuse(call, `the path \`${docPath}\`, but \`${path}\` is a file of the site`, source)
    else texts.set(path, text)
  }
  const addText = (
    call: string,
    value: IntegrationTarget & { readonly path: string },
    file: Pick<GeneratedText, 'kind' | 'hasLayout' | 'source' | 'names'> & {
      readonly docPath: InsideName
      readonly toText: (path: string) => string
    },
  ): void => {
    const variant = findVariant(value, input)
    if (variant === undefined) return refuse(call, `${formatTarget(value)}, which the site lacks`)
    const path = markContentPath(posix.join(variant.folder, file.docPath))
    const { toText, ...facts } = file
    const isFile = isTaken(join(config.siteDir, variant.folder), file.docPath)
    add(call, { integration: name, path, text: toText(path), ...facts }, isFile)
  }
  const context: PagesHookContext = {
    siteDir: config.siteDir,
    config: { ...config },
    addPage: (page: IntegrationPage) => {
      const problem = describePage(page)
      const docPath = toPageName(String(page?.path))
      const from = problem === undefined ? toGeneratedFrom(page) : undefined
      if (problem !== undefined || docPath === undefined)
        return refuse('addPage', problem ?? 'a path that leaves the folder of the docs', from)
      const layout = 'layout' in page ? { hasLayout: true as const } : {}
      const source = from === undefined ? {} : { source: from }
      const toText = (path: string): string => toPageText(page, path)
      const names = page.names === undefined ? {} : { names: page.names }
      addText('addPage', page, { kind: 'page', docPath, toText, ...layout, ...source, ...names })
    },
    addCategory: (category: IntegrationCategory) => {
      const problem = describeCategory(category)
      const docPath = toPageName(`${category?.path}/_category_.json`)
      if (problem !== undefined || docPath === undefined)
        return refuse('addCategory', problem ?? 'a path that leaves the folder of the docs')
      const { path: _path, collection: _, version: __, locale: ___, ...options } = category
      const toText = (): string => JSON.stringify(options, undefined, 2)
      addText('addCategory', category, { kind: 'category', docPath, toText })
    },
    watch: (paths) => {
      if (Array.isArray(paths)) pushAll(watched, paths.map(String))
      else refuse('watch', 'something other than a list of paths')
    },
    disableCache: () => {
      state.isCacheable = false
    },
    report: (finding) => {
      const found = toFinding(finding, { integration: name, place })
      diagnostics.push(found)
    },
  }
  return {
    context,
    texts: () => [...texts.values()],
    diagnostics: () => diagnostics,
    watched: () => watched,
    isCacheable: () => state.isCacheable,
  }
}

/** The docs of the first version and locale, unless the target says otherwise. */
function findVariant(
  { collection, version, locale }: IntegrationTarget,
  { variants, config }: CollectorInput,
): Variant | undefined {
  return variants.find(
    (variant) =>
      variant.collection === collection &&
      (version === undefined || variant.version === version) &&
      variant.locale === (locale ?? config.locales[0]?.code),
  )
}

function formatTarget({ collection, version, locale }: IntegrationTarget): string {
  return Object.entries({ collection, version, locale })
    .flatMap(([key, value]) => (value === undefined ? [] : [`the ${key} \`${value}\``]))
    .join(' and ')
}
