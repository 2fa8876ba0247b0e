// Given the config of a VitePress site, it returns its data and that of the configs of its folders.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toRecord, type Values } from '../../coerce.ts'
import { evaluateModule } from '../../evaluate/evaluate-module.ts'
import { explainMissing } from '../../evaluate/describe-stack.ts'
import { createPackageStubs } from './stub-module.ts'

interface ReadModules {
  readonly kind: 'read'
  readonly config: Values
  /** Configs of folders by path, as VitePress 2 reads them. */
  readonly folders: ReadonlyMap<string, Values>
  /** What the `slugify` of the site makes of the texts; undefined: it has none. */
  readonly slugs: readonly string[] | undefined
  readonly missing: readonly string[]
}

interface ModuleInput {
  /** Absolute. */
  readonly configFile: string
  readonly siteDir: string
  /** Configs of folders: absolute path by folder. */
  readonly folderConfigs: ReadonlyMap<string, string>
  /** Texts for `slugify`. */
  readonly texts: readonly string[]
}

/** Run the modules in a separate process. */
export async function readConfigModules(
  input: ModuleInput,
): Promise<ReadModules | { readonly kind: 'failed'; readonly reason: string }> {
  const stubs = createPackageStubs()
  const evaluated = await evaluateModule(input.configFile, [], {
    entry: toEntry(input),
    cwd: findPackageFolder(input.siteDir),
    substitute: stubs.substitute,
  })
  if (evaluated.kind === 'failed')
    return { ...evaluated, reason: evaluated.reason + explainMissing(stubs.missingIn('')) }
  const { config, folders, slugs } = toRecord(withStubNames(evaluated.value))
  return {
    kind: 'read',
    config: toRecord(config),
    folders: new Map(
      Object.entries(toRecord(folders)).map(([folder, value]) => [folder, toRecord(value)]),
    ),
    slugs: Array.isArray(slugs) ? slugs.map(String) : undefined,
    missing: stubs.missingIn(evaluated.value),
  }
}

/** A value of a package that can't be loaded becomes its name in brackets. */
function withStubNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStubNames)
  if (typeof value !== 'object' || value === null) return value
  const { $function: name } = toRecord(value)
  if (typeof name === 'string' && name.startsWith('[')) return name
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withStubNames(inner)] as const),
  )
}

function toEntry({ configFile, folderConfigs, texts }: ModuleInput): string {
  const entries = [...folderConfigs]
  return `
import * as own from ${JSON.stringify(configFile)}
${entries.map(([, path], index) => `import * as folder${String(index)} from ${JSON.stringify(path)}`).join('\n')}
const read = async (module) => {
  const value = module.default ?? module
  return typeof value === 'function' ? value({ mode: 'production', command: 'build' }) : value
}
export default async () => {
  const config = await read(own)
  const slugify = config?.markdown?.anchor?.slugify
  return {
    config,
    slugs: typeof slugify === 'function' ? ${JSON.stringify(texts)}.map((text) => slugify(text)) : undefined,
    folders: {${entries.map(([folder], index) => `${JSON.stringify(folder)}: await read(folder${String(index)})`).join(', ')}},
  }
}
`
}

/** The folder in which the scripts of the site run: the nearest one with a `package.json`. */
function findPackageFolder(siteDir: string): string {
  for (let folder = siteDir; dirname(folder) !== folder; folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder
  return siteDir
}
