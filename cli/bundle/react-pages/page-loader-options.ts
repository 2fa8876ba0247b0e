import type { BrowserProps } from '../../model/compiling/browser-props.ts'
import type { OutputPath, UrlPath } from '../../model/paths.ts'
import type { BundleCache } from '../cached-bundle.ts'
import type { Messages } from '../texts/load-messages.ts'

/** The functions of other rooms that load the React pages of a site. */
export interface PageLoaderOptions {
  /** Modules that pages share with the renderer, by the name they are imported under: `react`. */
  readonly modules: Readonly<Record<string, unknown>>
  readonly toOutputPath: (url: UrlPath) => OutputPath
  /** True for files that `pagesExclude` matches; paths are relative to `pagesPath`. */
  readonly isExcluded?: (path: string) => boolean
  /** Loads the module that highlights code, if code of the site needs it. */
  readonly loadHighlight?: () => Promise<unknown>
  /** Renders a page to see which title and description it passes to `Layout`. */
  readonly recordLayout?: (
    page: unknown,
    props: { readonly data: unknown; readonly config: unknown },
  ) => { readonly title: string | undefined; readonly description: string | undefined }
  /** Finds out which of its props a page can have in the browser. */
  readonly findBrowserProps?: (
    page: unknown,
    props: Readonly<Record<string, unknown>>,
  ) => BrowserProps
  /** Texts of the site's code in other languages. */
  readonly messages?: Messages
  /** Keeps compiled code between builds. */
  readonly cache?: BundleCache
}
