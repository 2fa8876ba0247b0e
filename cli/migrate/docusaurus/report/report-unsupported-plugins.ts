import type { MapParts } from '../map/map-site.ts'
import { toText } from '../../coerce.ts'

const known =
  /preset-classic$|plugin-content-(?:docs|pages|blog)$|client-redirects$|plugin-sitemap$|theme-classic$|theme-mermaid$|plugin-svgr$|docusaurus-faster|theme-search-algolia$|plugin-umami$|plugin-debug$/

/** What to do instead of plugins that are often met; the first that fits counts. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/search/, 'Left out: search is built in, without a service, and switched on.'],
  [
    /gtag|google-analytics|gtm|plausible|fathom|posthog|segment|matomo|clarity|hotjar|vercel-analytics/,
    'Left out: `analytics` takes a counter that the site hosts itself, such as Umami; other scripts have no place here.',
  ],
  [/ideal-image|zoom/, 'Left out: pictures are shown as they are, with width and height.'],
  [/pwa/, 'Left out: the site is no installable app.'],
  [
    /sass|postcss|tailwind|less/,
    'Left out: compile the styles before, and name the result in `customCss`.',
  ],
  [
    /typedoc-api/,
    'Left out, with the pages it made: `typedoc` with `typedoc-plugin-markdown` writes such pages as Markdown, which a collection can show at their place.',
  ],
  [
    /openapi|typedoc|graphql|remote-content|api-docs/,
    'Left out: run it before the build, so that the Markdown it makes stands among the docs.',
  ],
  [/live-codeblock/, 'Left out: fences marked `live` are shown as code.'],
  [
    /^a function$|^\.|^\//,
    'A plugin of the site itself; it runs no more. What it made of files can be made before the build.',
  ],
]

/** Name presets, plugins and themes that are left out; those that are built in, or mapped, need no word. */
export function reportUnsupportedPlugins({ site, note }: MapParts): void {
  for (const { name, options } of site.plugins) {
    if (known.test(name)) continue
    const [
      ,
      text = 'Left out. Search, redirects, sitemap and analytics are built in; see the reference.',
    ] = advice.find(([pattern]) => pattern.test(name)) ?? []
    const id = toText(options['id'])
    note(`plugin \`${name}\`${id === undefined ? '' : ` \`${id}\``}`, text)
  }
  for (const name of ['gtag', 'googleAnalytics', 'googleTagManager']) {
    const preset = site.plugins.find((plugin) => plugin.name.endsWith('preset-classic'))
    if (preset?.options[name] !== undefined && preset.options[name] !== false)
      note(`preset option \`${name}\``, advice[1]?.[1] ?? '')
  }
}
