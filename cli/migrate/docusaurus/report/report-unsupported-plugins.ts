import { toText } from '../../coerce.ts'
import { presetOptions } from '../docusaurus-site.ts'
import type { MapParts } from '../map/map-parts.ts'

/** Presets, plugins and themes that are mapped, built in, or reported in another place. */
const handled =
  /preset-classic$|plugin-content-(?:docs|pages|blog)$|client-redirects$|plugin-sitemap$|theme-classic$|theme-mermaid$|plugin-svgr$|docusaurus-faster|theme-search-algolia$|plugin-umami$|plugin-google-gtag$|plugin-debug$/

const analyticsAdvice =
  'Not migrated. `analytics` supports Google (gtag), Plausible, Fathom, PostHog, Umami, Matomo and Cloudflare in one line; add other services with `scripts`.'

/** Replacements for common plugins. The first match wins. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/search/, 'Not migrated. Search is built in, switched on, and needs no service.'],
  [
    /gtag|google-analytics|gtm|plausible|fathom|posthog|segment|matomo|clarity|hotjar|vercel-analytics/,
    analyticsAdvice,
  ],
  [
    /llms?(?:-txt)?$/,
    'Not migrated. `llms.txt` is built in; it lists the Markdown of each page. Set `llms: { full: true }` to write all of it to `llms-full.txt` too.',
  ],
  [
    /copy-page/,
    'Not migrated. Set `llms: { controls: true }`, which shows a button that copies the Markdown of a page.',
  ],
  [/zoom/, 'Not migrated. Set `markdown: { imageZoom: true }`, which lets readers enlarge images.'],
  [/ideal-image/, 'Not migrated. Images are shown unchanged, with their width and height.'],
  [/pwa/, "Not migrated. The new site can't be installed as an app."],
  [
    /sass|postcss|tailwind|less/,
    'Not migrated. Compile the styles before the build and add the result to `customCss`.',
  ],
  [
    /typedoc/,
    'Not migrated, nor are the pages it generated. Add `typescriptReference` of `docs-ssg/typescript-reference` to `integrations`, with the entry points that the plugin had.',
  ],
  [
    /openapi|redoc|scalar/,
    'Not migrated, nor are the pages it generated. Add `openApi` of `docs-ssg/open-api` to `integrations`, with the same document.',
  ],
  [
    /graphql|remote-content|api-docs/,
    'Not migrated. Run it before the build to generate its Markdown into the docs, or write an entry of `integrations` whose hook `addPages` adds the pages.',
  ],
  [/live-codeblock/, 'Not migrated. Code blocks marked `live` are shown as code.'],
  [
    /^a function$|^\.|^\//,
    'Not migrated, because docs-ssg does not run Docusaurus plugins. Write it as an entry of `integrations`: the hook `addPages` replaces `loadContent`, `contentLoaded` and `addRoute`, and `finish` replaces `postBuild`.',
  ],
]

/** Report presets, plugins and themes without a counterpart. */
export function reportUnsupportedPlugins({ site, report }: MapParts): void {
  for (const { name, options } of site.plugins) {
    if (handled.test(name)) continue
    const [
      ,
      text = 'Not migrated. Search, redirects, a sitemap and analytics are built in; see the reference.',
    ] = advice.find(([pattern]) => pattern.test(name)) ?? []
    const id = toText(options['id'])
    report(`plugin \`${name}\`${id === undefined ? '' : ` \`${id}\``}`, text)
  }
  const preset = presetOptions(site)
  for (const name of ['googleAnalytics', 'googleTagManager'])
    if (preset?.[name] !== undefined && preset[name] !== false)
      report(`preset option \`${name}\``, analyticsAdvice)
}
