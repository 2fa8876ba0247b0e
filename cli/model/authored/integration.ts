// The interface between docs-ssg and integrations, as it is published. Must not import anything but
// the type of the config, because the package contains a copy of this file.
import type { SiteConfig } from '../../schema/schema.ts'

/** Adds pages, Markdown plugins, checks or files to a site. */
export interface Integration {
  /**
   * Unique in a site. Messages name it, and the ids of its rules start with it: lowercase letters,
   * digits and hyphens.
   */
  readonly name: string
  /** They are called in the order in which they are declared here. */
  readonly hooks: IntegrationHooks
}

/** The moments of a build at which an integration can act. Every hook may return a promise. */
export interface IntegrationHooks {
  /**
   * Returns options to add to the config, before they are checked. Objects are merged, lists are
   * appended to those of the site, and other values replace those of the site.
   */
  readonly extendConfig?: (
    context: ConfigHookContext,
  ) => SiteConfig | undefined | Promise<SiteConfig | undefined>
  /**
   * Returns unified plugins, which run after those of the site and of the integrations before this
   * one.
   */
  readonly extendMarkdown?: (
    context: ConfigHookContext,
  ) => MarkdownExtension | undefined | Promise<MarkdownExtension | undefined>
  /**
   * Adds pages. What it adds is cached until the config or something that it has read changes: files,
   * folders and environment variables are noticed automatically.
   */
  readonly addPages?: (context: PagesHookContext) => void | Promise<void>
  /** Looks at the pages of the site, in `build` and `check`, and reports what is wrong with them. */
  readonly check?: (context: CheckHookContext) => void | Promise<void>
  /** Sees the files of a site without errors before `build` writes them, and may add others. */
  readonly finish?: (context: FinishHookContext) => void | Promise<void>
}

/** The argument of hooks that change the config. */
export interface ConfigHookContext {
  /** Absolute path of the folder of the site. */
  readonly siteDir: string
  /** The config as it is written, with what the integrations before this one have added. */
  readonly config: Readonly<SiteConfig>
}

/** Unified plugins in the forms that the options of the same names accept. */
export interface MarkdownExtension {
  readonly remarkPlugins?: readonly unknown[]
  readonly rehypePlugins?: readonly unknown[]
  readonly beforeDefaultRemarkPlugins?: readonly unknown[]
  readonly beforeDefaultRehypePlugins?: readonly unknown[]
}

/** The argument of `addPages`. */
export interface PagesHookContext {
  /** Absolute path of the folder of the site. */
  readonly siteDir: string
  /** The config with all defaults. */
  readonly config: Readonly<Record<string, unknown>>
  /** Adds a page, which is then treated like a Markdown file of the site. */
  readonly addPage: (page: IntegrationPage) => void
  /** Describes a folder for generated sidebars, as a `_category_.json` in it would. */
  readonly addCategory: (category: IntegrationCategory) => void
  /**
   * Calls the hook again when one of these files or folders changes, for those that another process
   * reads. Relative to the folder of the site, or absolute.
   */
  readonly watch: (paths: readonly string[]) => void
  /** Calls the hook in every build, for example because it reads from a server. */
  readonly disableCache: () => void
  /** Reports a problem with the input of the integration. */
  readonly report: (finding: IntegrationFinding) => void
}

/** Where a page or category belongs; the docs of the first version and language by default. */
export interface IntegrationTarget {
  /** Name of an entry of `collections`, or `pages` for pages outside the docs. */
  readonly collection?: string
  /** Name of an entry of `versions`. */
  readonly version?: string
  /** Code of an entry of `locales`. */
  readonly locale?: string
}

/** A page: Markdown, or data with a component that lays it out. */
export type IntegrationPage = MarkdownPage | DataPage

interface PageBase extends IntegrationTarget {
  /**
   * The path that a file with this page would have below the folder of the docs:
   * `api/create-store.md`. URL, id and place in generated sidebars follow from it.
   */
  readonly path: string
  /** The front matter, with the keys that pages have. */
  readonly frontMatter?: Readonly<Record<string, unknown>>
  /** The file and line in which people can edit the page. Findings about the page point to it. */
  readonly source?: PageSource
  /** The names that the page documents, such as an export of a package. `anchors.json` and `objects.inv` list them. */
  readonly names?: readonly string[]
}

/** A place in a file that pages are made from; line and column count from 1. */
export interface PageSource {
  /** Relative to the folder of the site. */
  readonly file: string
  readonly line?: number
  readonly column?: number
  /**
   * The line of the file with which `content` begins, if `content` consists of lines of the file. Then
   * findings name the line that is wrong.
   */
  readonly contentLine?: number
}

/** A page whose text is Markdown. */
export interface MarkdownPage extends PageBase {
  /** Markdown without front matter, as it would be in a file. */
  readonly content: string
}

/** A page that a component of the site lays out. */
export interface DataPage extends PageBase {
  /** File of a component as default export, relative to the folder of the site. */
  readonly layout: string
  /** Passed to the component as the prop `data`; must survive JSON. */
  readonly data: unknown
}

/** The label and position of a folder, and the page that it links to. */
export interface IntegrationCategory extends IntegrationTarget {
  /** The folder below that of the docs: `api`. */
  readonly path: string
  /** Text of the category in the sidebar. */
  readonly label?: string
  /** Position among its siblings. */
  readonly position?: number
  /** Readers can collapse the category. */
  readonly collapsible?: boolean
  /** The category is collapsed at first. */
  readonly collapsed?: boolean
}

/** The argument of a check. */
export interface CheckHookContext {
  /** Absolute path of the folder of the site. */
  readonly siteDir: string
  /** Every page made of Markdown, those of integrations included. */
  readonly pages: readonly CheckedPage[]
  /** Returns the text of a file of the site; undefined if it can't be read. */
  readonly readSource: (path: string) => string | undefined
  /** Reports a problem. */
  readonly report: (finding: IntegrationFinding) => void
}

/** A page as checks see it. Lines and columns count from 1. */
export interface CheckedPage {
  readonly url: string
  /** Path of its file, relative to the folder of the site. */
  readonly source: string
  readonly title: string
  readonly description: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly headings: readonly {
    readonly depth: number
    readonly id: string
    readonly text: string
    readonly line: number
    readonly column: number
  }[]
  /** URLs as the author wrote them. */
  readonly links: readonly {
    readonly href: string
    readonly line: number
    readonly column: number
  }[]
  readonly code: readonly {
    readonly lang: string
    /** Everything after the language. */
    readonly meta: string
    readonly value: string
    readonly line: number
  }[]
}

/** A problem that an integration reports. */
export interface IntegrationFinding {
  /**
   * Id of the rule without the name of the integration: `no-todo` becomes `my-checks/no-todo`, which
   * `checks.rules` and comments name.
   */
  readonly rule: string
  /** The finding and why it is a problem. */
  readonly message: string
  /** How to fix it. */
  readonly help?: string
  /** `error` by default. */
  readonly severity?: 'error' | 'warning' | 'info'
  /** Relative to the folder of the site. */
  readonly file?: string
  /** Counts from 1. */
  readonly line?: number
  /** Counts from 1. */
  readonly column?: number
}

/** The argument of `finish`. */
export interface FinishHookContext {
  /** Absolute path of the folder of the site. */
  readonly siteDir: string
  /** Every file that will be written, in order. */
  readonly files: readonly {
    /** Relative to the output folder: `guide/install/index.html`. */
    readonly path: string
    readonly kind: string
  }[]
  /** Returns what a file will contain; undefined if there is no such file. */
  readonly read: (path: string) => string | Uint8Array | undefined
  /** Adds a file. Its path must not be taken. */
  readonly addFile: (path: string, contents: string | Uint8Array) => void
}
