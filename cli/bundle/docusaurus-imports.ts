// Imports of Docusaurus's own modules. Given the configuration, it returns an esbuild plugin that
// resolves them to shims or reports what to use instead. It must not know what the shims do.
import { basename, join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { ResolvedConfig } from '../schema/schema.ts'
import { ownValue } from '../primitives/own-value.ts'

interface Shim {
  /** Below `runtime/docusaurus/`. */
  readonly file: string
  /** The exports of the shim for a module with many exports; all exports of the module if left out. */
  readonly exports?: readonly string[]
}

/**
 * The shims by the name under which code imports them. A new one is a file and a row here: the
 * bundle resolves to it, and `migrate` keeps its imports.
 */
const shims: Readonly<Record<string, Shim>> = {
  '@docusaurus/BrowserOnly': { file: 'browser-only.tsx' },
  '@docusaurus/ExecutionEnvironment': { file: 'execution-environment.ts' },
  '@docusaurus/Head': { file: 'head.tsx' },
  '@docusaurus/Link': { file: 'link.tsx' },
  '@docusaurus/Translate': { file: 'translate.tsx' },
  '@docusaurus/router': { file: 'router.tsx', exports: ['Redirect', 'useHistory', 'useLocation'] },
  '@docusaurus/theme-common': { file: 'theme-common.ts', exports: ['useColorMode'] },
  '@docusaurus/useBaseUrl': { file: 'use-base-url.ts' },
  '@docusaurus/useBrokenLinks': { file: 'use-broken-links.ts' },
  '@docusaurus/useDocusaurusContext': { file: 'use-docusaurus-context.ts' },
  '@docusaurus/useIsBrowser': { file: 'use-is-browser.ts' },
  '@theme/Admonition': { file: 'admonition.tsx' },
  '@theme/CodeBlock': { file: 'code-block.tsx' },
  '@theme/Details': { file: 'details.tsx' },
  '@theme/Footer': { file: 'footer.tsx' },
  '@theme/Heading': { file: 'heading.tsx' },
  '@theme/Icon/Copy': { file: 'icons/copy.tsx' },
  '@theme/Icon/ExternalLink': { file: 'icons/external-link.tsx' },
  '@theme/Icon/Success': { file: 'icons/success.tsx' },
  '@theme/Layout': { file: 'layout.tsx' },
  '@theme/Layout/Provider': { file: 'layout-provider.tsx' },
  '@theme/MDXComponents/A': { file: 'link.tsx' },
  '@theme/Navbar': { file: 'navbar.tsx' },
  '@theme/TabItem': { file: 'tab-item.tsx' },
  '@theme/Tabs': { file: 'tabs.tsx' },
  '@theme/ThemedImage': { file: 'themed-image.tsx' },
}

/** Packages that most Docusaurus sites use; the shim replaces them if they are not installed. */
const classNames = /^(?:clsx|classnames)$/

/** The shim of a module of Docusaurus, relative to the folder of docs-ssg; undefined without one. */
export function findShim(name: string): string | undefined {
  const shim = /^@(?:docusaurus|theme)\//.test(name) ? ownValue(shims, plainName(name)) : undefined
  return shim && `runtime/docusaurus/${shim.file}`
}

/** The replacement, by the beginning of the name; the first match counts. */
const advice: readonly (readonly [RegExp, string])[] = [
  [
    /^@docusaurus\/router$|^react-router/,
    'Only `useLocation`, `useHistory` and `Redirect` of `@docusaurus/router` are supported. Pages are plain documents: write `<a href>`, and read `window.location` in an effect of an island.',
  ],
  [
    /^@generated\/|^@docusaurus\/(?:useGlobalData|plugin-content-)/,
    'docs-ssg has no plugins that generate data; export `load` from a React page and read files there.',
  ],
  [
    /^@theme-(?:original|init)\//,
    'docs-ssg has no swizzling; use `theme.slots` to replace a part of the layout or to wrap it.',
  ],
  [
    /^@docusaurus\/theme-common/,
    'Only the hook `useColorMode` is supported; the browser script switches color mode and tabs, and `html[data-theme]` contains the mode.',
  ],
  [/^@theme\//, 'Write your own component, or use one from `docs-ssg/components`.'],
]

/**
 * Resolve other names of the same module: `@docusaurus/core/lib/client/exports/Link`,
 * `@theme/Tabs/index`.
 */
const plainName = (name: string): string =>
  name.replace(/^@docusaurus\/core\/lib\/client\/exports\//, '@docusaurus/').replace(/\/index$/, '')

/**
 * True if there is a shim for these exports of `name`, a module of Docusaurus or one that most of
 * its sites use.
 */
export function hasShim(name: string, names: readonly string[] = []): boolean {
  if (classNames.test(name)) return true
  const shim = ownValue(shims, plainName(name))
  return shim !== undefined && names.every((one) => shim.exports?.includes(one) ?? true)
}

/**
 * Resolve imports of Docusaurus's modules to shims; a module without one is an error with advice.
 */
export function docusaurusImports({ packageDir }: Pick<ResolvedConfig, 'packageDir'>): Plugin {
  const folder = join(packageDir, 'runtime/docusaurus')
  return {
    name: 'docusaurus-imports',
    setup(build) {
      build.onResolve(
        { filter: /^(?:@docusaurus|@theme|@theme-original|@theme-init|@generated|react-router)\b/ },
        ({ path }) => {
          const shim = ownValue(shims, plainName(path))
          if (shim !== undefined) return { path: join(folder, shim.file) }
          const text = `\`${path}\` is a Docusaurus module that docs-ssg does not have`
          return { errors: [{ text, detail: toDetail(path) }] }
        },
      )
      build.onResolve({ filter: classNames }, async ({ path, resolveDir, kind, pluginData }) => {
        if (pluginData === folder) return undefined
        const own = await build.resolve(path, { resolveDir, kind, pluginData: folder })
        return own.errors.length === 0 ? own : { path: join(folder, 'clsx.ts') }
      })
    },
  }
}

/** Recognize esbuild's message about an export that a shim lacks; undefined for other messages. */
export function toMissingExport(
  text: string,
): { readonly text: string; readonly detail: ReturnType<typeof toDetail> } | undefined {
  const pattern = /^No matching export in ".*?([^/"]+)" for import "(.+)"$/
  const [, file, name = ''] = pattern.exec(text) ?? []
  const [path] = Object.entries(shims).find(([, shim]) => basename(shim.file) === file) ?? []
  if (path === undefined) return undefined
  return {
    text: `\`${name}\` of \`${path}\` is an export that docs-ssg does not have`,
    detail: toDetail(path),
  }
}

function toDetail(path: string): { readonly rule: string; readonly help: string } {
  const [, help = 'Remove the import.'] = advice.find(([pattern]) => pattern.test(path)) ?? []
  return { rule: 'docusaurus-import', help }
}
