// Given the pages of the old site and the components they import, it returns modules that the new
// config refers to. It writes nothing; the pages stay as they are.
import type { Note } from '../../migration.ts'
import type { WrittenFile } from '../../migration-plan.ts'
import { extractExports, type PageModule } from './extract-exports.ts'
import { createIsland } from './create-island.ts'
import type { MoveOptions } from './move-options.ts'

/** Components by name, and the modules that have to be written for some of them. */
interface MovedComponents {
  /** Name and absolute path. */
  readonly components: ReadonlyMap<string, string>
  readonly modules: readonly WrittenFile[]
  readonly notes: readonly Note[]
}

interface SiteCode {
  /** Absolute paths of Markdown files. */
  readonly markdown: readonly string[]
  /** Name and absolute path of the components that pages import. */
  readonly components: ReadonlyMap<string, string>
}

/**
 * Move each component that a page exports into a module, and wrap each interactive component in a
 * module that begins with `'use client'`.
 */
export function moveComponents(
  { markdown, components }: SiteCode,
  options: MoveOptions,
): MovedComponents {
  const found = new Map(components)
  const modules: WrittenFile[] = []
  const notes: Note[] = []
  const codeByName = new Map<string, string>()
  for (const page of markdown) {
    const { files } = options.host
    const text = files.read(page) ?? ''
    const extracted = files.within(page, () => extractExports(page, text, options))
    if (!extracted) continue
    notes.push(...listConflicts(extracted, { found, codeByName }))
    const names = extracted.components.map(([name]) => name).filter((name) => !found.has(name))
    for (const [name, code] of extracted.components)
      if (names.includes(name)) codeByName.set(name, code)
    for (const name of names) found.set(name, extracted.path)
    if (names.length > 0) modules.push({ path: extracted.path, text: extracted.text })
  }
  for (const [name, path] of components) {
    const island = createIsland(name, path, options)
    if (!island) continue
    found.set(name, island.path)
    modules.push(island)
  }
  return { components: found, modules, notes }
}

/** Components of a page whose name is already taken by different code. */
function listConflicts(
  { from, components }: PageModule,
  taken: {
    readonly found: ReadonlyMap<string, string>
    readonly codeByName: ReadonlyMap<string, string>
  },
): Note[] {
  return components
    .filter(([name, code]) => taken.found.has(name) && taken.codeByName.get(name) !== code)
    .map(([name]) => ({
      subject: from,
      advice: `The page exports the component \`${name}\`, but another page exports one with the same name, which is used for both. Rename one of them if they differ.`,
    }))
}
