import { join } from 'node:path'
import type { Cache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { ComponentImports } from '../model/authored/component-imports.ts'
import { findKatex, type InstalledKatex } from './load-katex.ts'
import { type ReadableScope, toReadableScope } from '../gate/readable-scope.ts'
import { createVariants } from '../model/variants/doc-variants.ts'
import { resolveFrom } from '../primitives/modules/resolve-from.ts'

type MarkdownConfig = ResolvedConfig['markdown']

/**
 * Code from the config, which runs while pages are compiled and can't be sent to another thread.
 */
export type MarkdownPlugins = Pick<
  MarkdownConfig,
  | 'remarkPlugins'
  | 'rehypePlugins'
  | 'beforeDefaultRemarkPlugins'
  | 'beforeDefaultRehypePlugins'
  | 'grammars'
>

/** Everything that the Markdown pipeline of a site is built from. */
export interface MarkdownInput {
  /** Absolute. */
  readonly siteDir: string
  /** The folder that `@site` means, relative to the site's folder. */
  readonly siteRoot: string
  /** The folders of the docs, relative to the site's folder: pages may include files from them. */
  readonly docFolders: readonly string[]
  /** Which files may be read for the output. */
  readonly readable: ReadableScope
  /** Keys of `components`. */
  readonly componentNames: readonly string[]
  /** The files of components that pages import; undefined if none may. */
  readonly componentImports?: ComponentImports
  /** The options that are plain data. */
  readonly markdown: Omit<MarkdownConfig, keyof MarkdownPlugins>
  readonly plugins: MarkdownPlugins
  /** Undefined when the site has not installed KaTeX or does not render formulas. */
  readonly katex: InstalledKatex | undefined
  /** Why diagrams are not drawn; undefined when they are. */
  readonly mermaid: 'off' | 'missing' | undefined
  /** False on a site without Markdown files. */
  readonly hasTwins?: boolean
  /** Keeps what the compiler says about samples; without it, each page asks again. */
  readonly cache?: Cache
}

/** Collect the input of the Markdown pipeline; looks for KaTeX only if `markdown.math` is on. */
export function toMarkdownInput(config: ResolvedConfig): MarkdownInput {
  const { siteDir, siteRoot, components, markdown } = config
  return {
    siteDir,
    siteRoot,
    docFolders: createVariants(config).map(({ folder }) => folder),
    readable: toReadableScope(config),
    componentNames: Object.keys(components),
    ...splitMarkdownConfig(markdown),
    katex: markdown.math ? findKatex(siteDir) : undefined,
    mermaid: markdown.mermaid ? (hasMermaid(siteDir) ? undefined : 'missing') : 'off',
  }
}

const hasMermaid = (siteDir: string): boolean =>
  resolveFrom(join(siteDir, 'site.config.ts'), 'mermaid') !== undefined

/** Separate options that are code from those that are plain data. */
export function splitMarkdownConfig({
  remarkPlugins,
  rehypePlugins,
  beforeDefaultRemarkPlugins,
  beforeDefaultRehypePlugins,
  grammars,
  ...markdown
}: MarkdownConfig): Pick<MarkdownInput, 'markdown' | 'plugins'> {
  return {
    markdown,
    plugins: {
      remarkPlugins,
      rehypePlugins,
      beforeDefaultRemarkPlugins,
      beforeDefaultRehypePlugins,
      grammars,
    },
  }
}
