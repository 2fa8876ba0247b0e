// A Docusaurus site as its config describes it. Must not know the options of docs-ssg.
import type { Values } from '../coerce.ts'
import type { SourceFiles } from '../source-files.ts'

export interface DocusaurusSite {
  /** Absolute. */
  readonly siteDir: string
  /** Absolute. */
  readonly configFile: string
  readonly files: SourceFiles
  readonly config: Values
  /** Options of the docs plugin. */
  readonly docs: Values
  /** Options of the theme in the preset. */
  readonly theme: Values
  /** The export of the sidebars file; undefined: the sidebar is generated from the folder. */
  readonly sidebars: unknown
  /** Further instances of the docs plugin. */
  readonly collections: readonly Collection[]
  /** Options of the pages plugin; undefined: it is switched off. */
  readonly pages: Values | undefined
  readonly plugins: readonly DocusaurusPlugin[]
  /** Names of released versions, the newest first. */
  readonly versions: readonly string[]
}

/** A preset, plugin or theme. */
export interface DocusaurusPlugin {
  /** Full package name, a path, or `a function`. */
  readonly name: string
  readonly options: Values
}

/** A further instance of the docs plugin. */
export interface Collection {
  readonly id: string
  readonly options: Values
  /** The sidebars of its last version if it has versions. */
  readonly sidebars: unknown
  readonly versions: readonly string[]
}

/** Options of the classic preset; undefined if the site doesn't use it. */
export function presetOptions({ plugins }: Pick<DocusaurusSite, 'plugins'>): Values | undefined {
  return plugins.find(({ name }) => name.endsWith('preset-classic'))?.options
}
