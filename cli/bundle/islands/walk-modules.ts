// The modules that files of the site reach. Given files, it returns modules, and what their parts
// use.
import type { BindingFacts } from './binding-facts.ts'
import type { ComponentReader, Definition } from './component-facts.ts'
import type { ModuleFacts } from './parse-module.ts'

/** Read the files and everything of the site that they import. */
export async function readModules(
  files: readonly string[],
  { read, resolve }: ComponentReader,
): Promise<ReadonlyMap<string, ModuleFacts>> {
  const modules = new Map<string, ModuleFacts>()
  const queue = [...files]
  const seen = new Set(queue)
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const module = await read(file)
    if (module === undefined) continue
    modules.set(file, module)
    const sources = [
      ...[...module.imports.values(), ...module.exports.values()].flatMap((one) =>
        'source' in one ? [one.source] : [],
      ),
      ...module.stars,
    ]
    for (const source of sources) {
      const target = resolve(source, file)
      if (target?.kind !== 'site' || seen.has(target.file)) continue
      seen.add(target.file)
      queue.push(target.file)
    }
  }
  return modules
}

interface Module {
  readonly file: string
  readonly module: ModuleFacts
  readonly reader: ComponentReader
}

/** The parts of this and other modules that a static part uses. */
export async function usedBy(
  { uses }: BindingFacts,
  { file, module, reader }: Module,
): Promise<readonly Definition[]> {
  const found = await Promise.all(
    uses.map(async ({ name, member }): Promise<Definition | undefined> => {
      const imported = module.imports.get(name)
      if (imported === undefined) return { file, local: name }
      const target = reader.resolve(imported.source, file)
      if (target?.kind !== 'site') return undefined
      return reader.define(target.file, imported.name === '*' ? (member ?? '') : imported.name)
    }),
  )
  return found.flatMap((one) => one ?? [])
}
