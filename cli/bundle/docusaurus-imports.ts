// What components of a Docusaurus site import of that tool. Enters: the configuration. Leaves: an esbuild plugin that
// puts stand-ins in its place, or says what to use instead. Must not know what the stand-ins do.
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { ResolvedConfig } from '../config/schema/schema.ts'

/** The stand-ins below `runtime/docusaurus/`, by the name they are imported under. */
const standIns: Readonly<Record<string, string>> = {
  '@docusaurus/BrowserOnly': 'browser-only.tsx',
  '@docusaurus/ExecutionEnvironment': 'execution-environment.ts',
  '@docusaurus/Link': 'link.tsx',
  '@docusaurus/Translate': 'translate.tsx',
  '@docusaurus/router': 'router.tsx',
  '@docusaurus/theme-common': 'theme-common.ts',
  '@docusaurus/useBaseUrl': 'use-base-url.ts',
  '@docusaurus/useDocusaurusContext': 'use-docusaurus-context.ts',
  '@docusaurus/useIsBrowser': 'use-is-browser.ts',
  '@theme/Admonition': 'admonition.tsx',
  '@theme/CodeBlock': 'code-block.tsx',
  '@theme/Details': 'details.tsx',
  '@theme/Footer': 'footer.tsx',
  '@theme/Heading': 'heading.tsx',
  '@theme/Layout': 'layout.tsx',
  '@theme/Layout/Provider': 'layout-provider.tsx',
  '@theme/Navbar': 'navbar.tsx',
  '@theme/TabItem': 'tab-item.tsx',
  '@theme/Tabs': 'tabs.tsx',
  '@theme/ThemedImage': 'themed-image.tsx',
}

/** All that the stand-ins of modules with many exports export. */
const exported: Readonly<Record<string, RegExp>> = {
  '@docusaurus/router': /^(?:Redirect|useHistory|useLocation)$/,
  '@docusaurus/theme-common': /^useColorMode$/,
}

/** Packages that nearly every component of a Docusaurus site imports, and that stand-ins stand for where none is installed. */
const classNames = /^(?:clsx|classnames)$/

/** What to use instead, by the beginning of the name; the first that fits counts. */
const advice: readonly (readonly [RegExp, string])[] = [
  [
    /^@docusaurus\/Head$/,
    'Say it in the front matter (`title`, `description`, `image`, `keywords`), in `meta` of the page, or in `metadata` of the config.',
  ],
  [
    /^@docusaurus\/router$|^react-router/,
    '`useLocation`, `useHistory` and `Redirect` of `@docusaurus/router` can be had. Beside them pages are plain documents: write `<a href>`, and read `window.location` in an effect of an island.',
  ],
  [
    /^@generated\/|^@docusaurus\/(?:useGlobalData|plugin-content-)/,
    'Plugins make no data here; a React page may export `load` and read files itself.',
  ],
  [
    /^@theme-(?:original|init)\//,
    'Nothing of the theme is swizzled; `theme.slots` puts a component in place of a part of the layout, or around it.',
  ],
  [
    /^@docusaurus\/theme-common/,
    'Of the hooks of the theme `useColorMode` alone can be had; color mode and tabs are switched by the browser script, and `html[data-theme]` says the mode.',
  ],
  [/^@theme\//, 'Write the part as a component of your own, or take one of `docs-ssg/components`.'],
]

/** `@docusaurus/core/lib/client/exports/Link` and `@theme/Tabs/index` are other names of what is meant. */
const plainName = (name: string): string =>
  name.replace(/^@docusaurus\/core\/lib\/client\/exports\//, '@docusaurus/').replace(/\/index$/, '')

/** True when code may import these exports of `name`, a module of Docusaurus or one its sites nearly all use. */
export function hasShim(name: string, names: readonly string[] = []): boolean {
  if (classNames.test(name)) return true
  const plain = plainName(name)
  const has = exported[plain]
  return Object.hasOwn(standIns, plain) && (!has || names.every((one) => has.test(one)))
}

/** Resolve imports of Docusaurus's modules to shims; a module without one is an error with advice. */
export function docusaurusImports({ packageDir }: Pick<ResolvedConfig, 'packageDir'>): Plugin {
  const folder = join(packageDir, 'runtime/docusaurus')
  return {
    name: 'docusaurus-imports',
    setup(build) {
      build.onResolve(
        { filter: /^(?:@docusaurus|@theme|@theme-original|@theme-init|@generated|react-router)\b/ },
        ({ path }) => {
          const file = standIns[plainName(path)]
          if (file !== undefined) return { path: join(folder, file) }
          const text = `\`${path}\` is a module of Docusaurus that has no counterpart here`
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

/** An export that a stand-in lacks, from esbuild's words about it; undefined: the words are about something else. */
export function toMissingExport(
  text: string,
): { readonly text: string; readonly detail: ReturnType<typeof toDetail> } | undefined {
  const pattern = /^No matching export in ".*?([^/"]+)" for import "(.+)"$/
  const [, file, name = ''] = pattern.exec(text) ?? []
  const [path] = Object.entries(standIns).find(([, one]) => one === file) ?? []
  if (path === undefined) return undefined
  return { text: `\`${name}\` of \`${path}\` has no counterpart here`, detail: toDetail(path) }
}

function toDetail(path: string): { readonly rule: string; readonly help: string } {
  const [, help = 'Take it out of the component.'] =
    advice.find(([pattern]) => pattern.test(path)) ?? []
  return { rule: 'docusaurus-import', help }
}
