import type { ReadText } from './pages.ts'

/** The files in `option-examples/` by section of the reference: an option with others in it, or the site. */
export const exampleFiles: Readonly<Record<string, readonly string[]>> = {
  site: ['site'],
  socialCards: ['social-cards'],
  docs: ['docs'],
  collections: ['collections'],
  blog: ['blog'],
  sidebar: ['sidebar'],
  versions: ['versions'],
  locales: ['locales'],
  navbar: ['navbar'],
  footer: ['footer'],
  colorMode: ['color-mode'],
  announcementBar: ['announcement-bar'],
  tableOfContents: ['table-of-contents'],
  search: ['search', 'search-algolia', 'search-typesense', 'search-meilisearch'],
  llms: ['llms'],
  head: ['head'],
  scripts: ['scripts'],
  feedback: ['feedback'],
  analytics: ['analytics'],
  redirects: ['redirects'],
  markdown: ['markdown'],
  integrations: ['integrations'],
  theme: ['theme'],
  contentSecurityPolicy: ['content-security-policy'],
  cache: ['cache'],
  serve: ['serve'],
  checks: ['checks'],
}

/** The path of an example from the top of the repository. */
export const examplePath = (name: string): string => `docs/generate/option-examples/${name}.ts`

/** Lines of an example that are read before the options rather than looked up. */
const SHORT = 14

/** Blocks of code with the examples of a section; long ones are folded. */
export function formatOptionExamples(section: string, read: ReadText): string[] {
  return (exampleFiles[section] ?? []).map((name) => {
    const text = read(examplePath(name))
    const code = `\`\`\`ts title="site.config.ts"\n${text}\`\`\``
    if (text.split('\n').length <= SHORT) return code
    return `:::details[${labelOf(name)}]\n\n${code}\n\n:::`
  })
}

function labelOf(name: string): string {
  const provider = /^search-(.+)$/.exec(name)?.[1]
  return provider === undefined
    ? 'Example with every option'
    : `Example with the provider ${provider}`
}
