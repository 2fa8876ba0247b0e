import { toList, toRecord, toText } from '../../coerce.ts'
import type { MapParts } from './map-parts.ts'
import { ownValue } from '../../../primitives/own-value.ts'

/** The slot of docs-ssg for each part of the layout that a site of Starlight can override. */
const slots: Readonly<Record<string, string>> = {
  Banner: 'Set `announcementBar`.',
  EditLink: 'Set `docs.editUrl`, or write a component for the slot `docFooter`.',
  Footer: 'Write a component for the slot `footer` or `docFooter`.',
  Head: 'Write a component for the slot `head`.',
  Header: 'Write components for the slots `navbarStart` and `navbarEnd`.',
  Hero: 'Set `hero` in the front matter of the page, or write a component for the slot `home`.',
  PageFrame: 'Write a component for the slot `page`.',
  PageTitle: 'Write a component for the slot `docHeader` or `articleTop`.',
  Sidebar: 'Write components for the slots `sidebarTop` and `sidebarBottom`.',
  SiteTitle: 'Write a component for the slot `logo`.',
  SocialIcons: 'Set `navbar.items`.',
  TableOfContents: 'Write a component for the slot `tocBottom`.',
}

/** What to do about a plugin or an integration. */
const advice: Readonly<Record<string, string>> = {
  'starlight-blog': 'Its posts are moved as pages. Set `blog` for a list of posts and feeds.',
  'starlight-links-validator': 'docs-ssg checks links itself.',
  'starlight-openapi': 'Add the integration `openApi` of docs-ssg.',
  'starlight-image-zoom': 'Set `markdown.imageZoom`.',
  'starlight-versions': 'Set `versions`.',
  'starlight-sidebar-topics': 'Write one entry of `sidebars` for each topic.',
  'starlight-llms-txt': 'docs-ssg writes `llms.txt`. Set `llms: { full: true }` for all texts.',
  '@astrojs/sitemap': 'docs-ssg writes a sitemap itself.',
  '@astrojs/react': 'React components can be imported unchanged.',
}

/** Options that are mapped elsewhere, or that docs-ssg needs no counterpart for. */
const covered =
  /^(?:title|description|titleDelimiter|logo|social|sidebar|locales|defaultLocale|editLink|head|customCss|tableOfContents|lastUpdated|favicon|disable404Route|prerender|components|plugins|credits|pagefind|pagination|expressiveCode|routeMiddleware|markdown)$/

/** Notes on everything in the config that has no counterpart. */
export function reportLost({ site, report }: MapParts): void {
  const { options, config, integrations } = site
  for (const [name, file] of Object.entries(toRecord(options['components'])))
    report(
      `components.${name}`,
      `\`${String(file)}\` replaces a part of the layout and is not migrated. ${ownValue(slots, name) ?? 'This part has no counterpart.'}`,
    )
  for (const plugin of toList(options['plugins'])) {
    const name =
      toText(toRecord(plugin)['$package']) ?? toText(toRecord(plugin)['name']) ?? 'a plugin'
    report('plugins', `\`${name}\`: ${ownValue(advice, name) ?? 'This plugin has no counterpart.'}`)
  }
  for (const name of integrations)
    report(
      'integrations',
      `\`${name}\`: ${ownValue(advice, name) ?? 'This integration has no counterpart.'}`,
    )
  reportOptions(options, report)
  for (const key of Object.keys(toRecord(config['markdown'])))
    report(
      `markdown.${key}`,
      'The options of Markdown are not migrated. Add plugins to `markdown.remarkPlugins` or `markdown.rehypePlugins` if pages need them.',
    )
  if (toText(config['output']) === 'server')
    report('output', 'The site is rendered on a server; docs-ssg builds files only.')
}

function reportOptions(options: MapParts['site']['options'], report: MapParts['report']): void {
  if (options['routeMiddleware'] !== undefined)
    report('routeMiddleware', 'The code that changes the data of pages is not migrated.')
  if (options['pagination'] === false)
    report('pagination', 'Pages have links to their neighbors. Hide them in a style sheet.')
  if (options['pagefind'] === false)
    report('pagefind', 'docs-ssg adds its own search. Set `search` to use another one.')
  const code = toRecord(options['expressiveCode'])
  if (code['themes'] !== undefined || code['styleOverrides'] !== undefined)
    report('expressiveCode', 'The themes of code are not migrated.')
  if (code['plugins'] !== undefined || options['expressiveCode'] === false)
    report('expressiveCode', 'Its plugins are not migrated.')
  for (const key of Object.keys(options))
    if (!covered.test(key)) report(key, 'This option has no counterpart.')
}
