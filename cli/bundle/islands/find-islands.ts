// The components of a site that need the browser. Given the files of its code, it returns islands.
// It must not run or bundle code.
import { join } from 'node:path'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { BindingFacts } from './binding-facts.ts'
import {
  type ComponentReader,
  createComponentReader,
  type Definition,
  isAlive,
} from './component-facts.ts'
import { nameComponent } from './island-name.ts'
import type { EntryFacts, FoundIslands, SiteIsland, WantedPart } from './site-island.ts'
import { readModules, usedBy } from './walk-modules.ts'
import { anonymousDefault, type ModuleFacts } from './parse-module.ts'

type IslandConfig = Pick<ResolvedConfig, 'siteDir' | 'siteRoot' | 'packageDir' | 'components'>

/**
 * Find the components that hold state, listen to events or have effects, and those whose file begins
 * with `'use client'`. `wanted` lists the components that Markdown renders.
 */
export async function findIslands(
  files: readonly string[],
  config: IslandConfig,
  wanted: readonly WantedPart[] = [],
): Promise<FoundIslands> {
  const reader = createComponentReader(config)
  const modules = await readModules(
    files.map((file) => join(config.siteDir, file)),
    reader,
  )
  const declared = await declareIslands(modules, { config, reader })
  const needed = new Set<string>()
  const byPart = new Map<string, SiteIsland>()
  const unknown: string[] = []
  for (const part of wanted) {
    const definition = await defineFirst(part, { config, reader })
    const island = definition && declared.get(keyOf(definition))
    const isMarked = modules.get(join(config.siteDir, part.path))?.hasDirective === true
    if (part.isImported === true && !(await isComponentFile(part, definition, { config, reader })))
      unknown.push(part.name)
    if (definition && island) needed.add(keyOf(definition))
    if (island) byPart.set(part.name, island)
    // A file that is not an ES module, or that marks what it exports from others.
    else if (isMarked) byPart.set(part.name, markedFile(part))
  }
  for (const [file, module] of modules)
    for (const [local, binding] of module.bindings)
      if (!declared.has(keyOf({ file, local })))
        for (const target of await usedBy(binding, { file, module, reader }))
          needed.add(keyOf(target))
  const parts = new Set(wanted.map(({ path }) => path))
  const entries = await readEntries(
    files.filter((file) => !parts.has(file)),
    { config, reader, declared },
  )
  const islands = [
    ...[...declared].flatMap(([key, island]) => (needed.has(key) ? [island] : [])),
    ...[...byPart.values()].filter(({ local }) => local === ''),
  ]
  return {
    declared: [...declared.values()],
    needed: islands.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    byPart,
    unknown,
    entries,
  }
}

interface Site {
  readonly config: IslandConfig
  readonly reader: ComponentReader
}

async function declareIslands(
  modules: ReadonlyMap<string, ModuleFacts>,
  site: Site,
): Promise<ReadonlyMap<string, SiteIsland>> {
  const declared = new Map<string, SiteIsland>()
  for (const [file, module] of modules)
    for (const definition of componentsOf(file, module)) {
      if (!module.hasDirective && !isAlive(await site.reader.factsOf(definition))) continue
      declared.set(keyOf(definition), await toIsland(definition, module, site))
    }
  return declared
}

async function defineFirst(
  { path, exports }: WantedPart,
  { config, reader }: Site,
): Promise<Definition | undefined> {
  for (const name of exports) {
    const found = await reader.define(join(config.siteDir, path), name)
    if (found) return found
  }
  return undefined
}

/**
 * True for an export of a module that creates elements. A page is data: it must not be able to run a
 * script of the site by importing it.
 */
async function isComponentFile(
  { path, exports }: WantedPart,
  definition: Definition | undefined,
  { config, reader }: Site,
): Promise<boolean> {
  const isWhole = exports.includes('*')
  const file = isWhole ? join(config.siteDir, path) : definition?.file
  const module = file === undefined ? undefined : await reader.read(file)
  const own = await reader.read(join(config.siteDir, path))
  if (own?.hasDirective === true) return true
  if (file === undefined || module === undefined) return false
  const sources = [...module.imports.values()].map(({ source }) => source)
  return (
    /\.[jt]sx$/.test(file) ||
    sources.some((source) => /^react(?:\/|$)/.test(source)) ||
    (isWhole && module.imports.size === 0 && module.bindings.size === 0)
  )
}

function markedFile({ name, path, exports }: WantedPart): SiteIsland {
  const [exported = 'default'] = exports
  return { name, path, exported, local: '', wake: 'visible' }
}

const keyOf = ({ file, local }: Definition): string => `${file}#${local}`

/** The parts of a module that are components by their names, and its default export. */
function componentsOf(
  file: string,
  { bindings, exports, hasDirective }: ModuleFacts,
): readonly Definition[] {
  const main = exports.get('default')
  const mainName = main && 'local' in main ? main.local : undefined
  return [...bindings].flatMap(([local, { isComponent }]) =>
    (isComponent || hasDirective) && (/^[A-Z]/.test(local) || local === mainName)
      ? [{ file, local }]
      : [],
  )
}

async function toIsland(
  definition: Definition,
  { exports }: ModuleFacts,
  { config, reader }: Site,
): Promise<SiteIsland> {
  const { file, local } = definition
  const names = [...exports].flatMap(([name, target]) =>
    'local' in target && target.local === local ? [name] : [],
  )
  const exported =
    names.find((name) => Object.hasOwn(config.components, name)) ??
    names.find((name) => name === 'default') ??
    names[0]
  const { hasEffects } = await reader.factsOf(definition, 'deep')
  return {
    name: nameComponent(file, exported ?? (local === anonymousDefault ? 'default' : local), config),
    path: posixRelative(config.siteDir, file),
    ...(exported !== undefined && { exported }),
    local,
    wake: hasEffects ? 'visible' : 'intent',
  }
}

/** The part that receives the props: for `const Page = memo(Inner)`, the part of the module named `Inner`. */
function findWrapped(
  bindings: ReadonlyMap<string, BindingFacts>,
  local: string,
): BindingFacts | undefined {
  const seen = new Set<string>()
  let binding = bindings.get(local)
  while (binding?.wraps !== undefined && !seen.has(binding.wraps)) {
    seen.add(binding.wraps)
    const inner = bindings.get(binding.wraps)
    if (inner === undefined) break
    binding = inner
  }
  return binding
}

/** The default exports of pages and slots that need the browser. */
async function readEntries(
  paths: readonly string[],
  { config, reader, declared }: Site & { readonly declared: ReadonlyMap<string, SiteIsland> },
): Promise<readonly EntryFacts[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const definition = await reader.define(join(config.siteDir, path), 'default')
      const island = definition && declared.get(keyOf(definition))
      if (definition === undefined || island === undefined) return []
      const facts = await reader.factsOf(definition)
      const bindings = (await reader.read(definition.file))?.bindings
      const binding = bindings && findWrapped(bindings, definition.local)
      const hasParameters = binding?.hasParameters !== false
      const propNames = binding?.propNames ?? []
      return isAlive(facts) ? [{ ...facts, path, hasParameters, propNames, island }] : []
    }),
  )
  return found.flat()
}
