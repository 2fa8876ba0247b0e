// API pages of Python packages. Given options, it returns an integration. The entry point
// `docs-ssg/python`, which only the config of a site loads.
import type {
  CheckHookContext,
  ConfigHookContext,
  FinishHookContext,
  Integration,
  MarkdownExtension,
} from '../../model/authored/integration.ts'
import { hashOf } from '../../primitives/hash.ts'
import { createFindObject } from './find-object.ts'
import { formatInventory, type InventoryEntry } from './inventory.ts'
import { type Documented, listDocumented } from './list-documented.ts'
import { loadDump } from './load-dump.ts'
import { loadInventories } from './load-inventories.ts'
import type { Problem } from './problem.ts'
import type { PythonObject } from './python-object.ts'
import type { PythonInventory, PythonOptions } from './python-options.ts'
import { createRemarkPython } from './remark-python.ts'

export type { PythonInventory, PythonOptions }

/** What the hooks of one site know. */
interface State {
  problems: readonly Problem[]
  documented: ReadonlyMap<string, Documented>
  /** URLs of pages end in a slash. */
  hasSlash: boolean
  /** URLs of pages by their files. */
  urls: ReadonlyMap<string, string>
}

/**
 * Replace blocks `::: package.Name` with the documentation of the object, link references
 * `[text][package.Name]`, and write `objects.inv`.
 */
export function python(options: PythonOptions): Integration {
  const { name = 'python', file, command } = options
  if ((file === undefined) === (command === undefined))
    throw new TypeError(
      '`python` needs one of the options `file` and `command`, which have the JSON of `griffe dump`.',
    )
  const state: State = { problems: [], documented: new Map(), hasSlash: false, urls: new Map() }
  return {
    name,
    hooks: {
      extendMarkdown: (context) => extendMarkdown(context, options, state),
      check: (context) => check(context, state),
      finish: (context) => finish(context, state),
    },
  }
}

async function extendMarkdown(
  { siteDir, config }: ConfigHookContext,
  options: PythonOptions,
  state: State,
): Promise<MarkdownExtension> {
  const { name = 'python', inventories = [], options: own = {} } = options
  const site = { siteDir, config: { ...config } }
  const dump = loadDump(options, site)
  const loaded = await loadInventories(inventories, site)
  const find = createFindObject(dump.packages)
  const documented = listDocumented({ ...site, find, options: own })
  state.problems = [...dump.problems, ...loaded.problems]
  state.documented = documented
  state.hasSlash = config.trailingSlash === true
  const plugin = createRemarkPython({ name, find, documented, urls: loaded.urls, options: own })
  const pages = [...documented].map(([path, { id, page }]) => [path, id, page])
  // The key stands for everything that decides what becomes of a page.
  const key = hashOf(
    JSON.stringify([dump.packages, [...loaded.urls], pages, own], (_, value: unknown) =>
      value instanceof Set ? [...value] : value,
    ),
  )
  return { beforeDefaultRemarkPlugins: [[plugin, { key }]] }
}

function check({ pages, report }: CheckHookContext, state: State): void {
  state.urls = new Map(pages.map(({ source, url }) => [source, url]))
  for (const problem of state.problems) report(problem)
}

const roles: Readonly<Record<PythonObject['kind'], string>> = {
  module: 'py:module',
  class: 'py:class',
  function: 'py:function',
  attribute: 'py:attribute',
  'type alias': 'py:type',
}

function finish({ addFile }: FinishHookContext, { documented, urls, hasSlash }: State): void {
  const entries = [...documented].flatMap(
    ([name, { id, page, object }]): readonly InventoryEntry[] => {
      const url = urls.get(page)
      if (url === undefined) return []
      const path = url.slice(1).replace(/\/$/, hasSlash ? '/' : '')
      return [{ name, role: roles[object.kind], uri: `${path}#${id}` }]
    },
  )
  if (entries.length === 0) return
  const project = entries[0]?.name.split('.')[0] ?? ''
  addFile('objects.inv', formatInventory(project, entries))
}
