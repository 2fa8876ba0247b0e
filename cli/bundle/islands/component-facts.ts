// The behavior of a component, with everything that it calls. Given a file and the name of a part, it
// returns whether it needs the browser, and why. It must not render it.
import { type ImportFolders, type ResolvedImport, resolveImport } from './resolve-import.ts'
import type { BindingFacts, Use } from './binding-facts.ts'
import { createModuleReader, type ReadModule } from './module-reader.ts'
import { type PackageFacts, readPackageExport } from './package-facts.ts'

/** A part of a module: a function, a class or a value. */
export interface Definition {
  /** Absolute. */
  readonly file: string
  readonly local: string
}

/** The behavior of a component in the browser. */
export interface ComponentFacts extends PackageFacts {
  /** The first prop by which it listens: `onClick`; empty if there is none. */
  readonly handler: string
  /** The first hook for state or effects; empty if there is none. */
  readonly hook: string
}

/** Finds out what components do; reads each file once. */
export interface ComponentReader {
  readonly read: ReadModule
  readonly resolve: (source: string, importer: string) => ResolvedImport | undefined
  /** Where an export of a file is defined; undefined if it is not in the site's own code. */
  readonly define: (file: string, name: string) => Promise<Definition | undefined>
  /** The behavior of a part of a module; `deep` includes the components that it renders. */
  readonly factsOf: (definition: Definition, deep?: 'deep') => Promise<ComponentFacts>
}

const STATE = /^use(?:State|Reducer|Optimistic|ActionState|Transition)$/
const EFFECTS = /^use(?:Effect|LayoutEffect|InsertionEffect|SyncExternalStore|ImperativeHandle)$/
const nothing: ComponentFacts = { handler: '', hook: '', hasState: false, hasEffects: false }

/** True for a component that has state, listens to events, or runs code in the browser. */
export const isAlive = ({ handler, hasState, hasEffects }: ComponentFacts): boolean =>
  handler !== '' || hasState || hasEffects

/** Create a reader of components for one build. */
export function createComponentReader(folders: ImportFolders): ComponentReader {
  const read = createModuleReader()
  const packages = new Map<string, Promise<PackageFacts>>()
  const resolve = (source: string, importer: string): ResolvedImport | undefined =>
    resolveImport(source, importer, folders)

  const define = async (
    file: string,
    name: string,
    seen: ReadonlySet<string> = new Set(),
  ): Promise<Definition | undefined> => {
    const key = `${file}#${name}`
    const module = seen.has(key) ? undefined : await read(file)
    if (module === undefined) return undefined
    const next = new Set([...seen, key])
    const exported = module.exports.get(name)
    const imported = exported && 'local' in exported ? module.imports.get(exported.local) : exported
    if (exported && 'local' in exported && imported === undefined)
      return { file, local: exported.local }
    const sources = imported ? [imported] : module.stars.map((source) => ({ source, name }))
    for (const { source, name: original } of sources) {
      const target = resolve(source, file)
      const found =
        target && target.kind !== 'package' && (await define(target.file, original, next))
      if (found) return found
    }
    return undefined
  }

  const ofPackage = (file: string, name: string): Promise<PackageFacts> => {
    const key = `${file}#${name}`
    const known = packages.get(key) ?? readPackageExport(file, name)
    packages.set(key, known)
    return known
  }

  const collect = async (
    { file, local }: Definition,
    { deep, seen }: { readonly deep: boolean; readonly seen: Set<string> },
  ): Promise<ComponentFacts> => {
    const key = `${file}#${local}`
    const module = seen.has(key) ? undefined : await read(file)
    const binding = module?.bindings.get(local)
    if (module === undefined || binding === undefined) return nothing
    seen.add(key)
    let facts = ownFacts(binding)
    for (const use of binding.uses) {
      if (use.name === local) continue
      const imported = module.imports.get(use.name)
      if (imported === undefined) {
        if (deep || isPartOf(use))
          facts = join(facts, await collect({ file, local: use.name }, { deep, seen }), use)
        continue
      }
      const isWhole =
        imported.name === '*' || (imported.name === 'default' && imported.source === 'react')
      const name = isWhole ? (use.member ?? '*') : imported.name
      if (imported.source === 'react') {
        const ofHook = { ...nothing, hasState: STATE.test(name), hasEffects: EFFECTS.test(name) }
        if (use.kind !== 'element') facts = join(facts, ofHook, use)
        continue
      }
      const target = resolve(imported.source, file)
      if (target === undefined) continue
      if (target.kind === 'package') {
        const counts = use.kind === 'element' || /^use[A-Z]/.test(name)
        if (counts)
          facts = join(facts, { ...nothing, ...(await ofPackage(target.file, name)) }, use)
        continue
      }
      if (!deep && target.kind === 'site' && !isPartOf({ ...use, name })) continue
      const definition = await define(target.file, name)
      if (definition) facts = join(facts, await collect(definition, { deep, seen }), use)
    }
    return facts
  }

  return {
    read,
    resolve,
    define: async (file, name) => define(file, name),
    factsOf: async (definition, deep) =>
      collect(definition, { deep: deep === 'deep', seen: new Set() }),
  }
}

function ownFacts({ handlers, isLiveClass, hasEffects }: BindingFacts): ComponentFacts {
  return { handler: handlers[0] ?? '', hook: '', hasState: isLiveClass, hasEffects }
}

/** Components that are rendered are alive or static on their own; everything else is a part. */
function isPartOf({ kind, name }: Use): boolean {
  return kind === 'call' || (kind === 'value' && !/^[A-Z]/.test(name))
}

/** State whose setter is not taken never changes. */
function join(one: ComponentFacts, other: ComponentFacts, use: Use): ComponentFacts {
  const { isConstant, name, member = name } = use
  const isLive = other.hasEffects || (other.hasState && !isConstant)
  return {
    hook: one.hook || (isLive ? member : ''),
    handler: one.handler || other.handler,
    hasState: one.hasState || (other.hasState && !isConstant),
    hasEffects: one.hasEffects || other.hasEffects,
  }
}
