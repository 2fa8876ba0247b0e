/** The order of the manual. A page that is missing here is reported as an orphan. */
const category = (label: string, folder: string, names: readonly string[]) => ({
  type: 'category' as const,
  label,
  items: names.map((name) => `${folder}/${name}`),
})

const hosts = ['github-pages', 'netlify', 'vercel', 'cloudflare', 'azure', 'gitlab']

export const sidebars = {
  manual: [
    { type: 'doc' as const, id: 'index', label: 'Overview' },
    { ...category('Start', 'start', ['install', 'first-page', 'first-deploy']), collapsed: false },
    category('Guides', 'guides', [
      'writing',
      'landing-page',
      'social-cards',
      'code-samples',
      'components',
      'navigation',
      'reader-tools',
      'programs',
      'mcp',
      'theming',
      'search',
      'versions',
      'languages',
      'blog',
      'extending',
      'integrations',
      'api-reference',
      'ci',
      'migration',
      'migration-vitepress',
      'migration-starlight',
      'migration-mkdocs',
      'performance',
      'shared-cache',
      'content-policy',
      'accessibility',
    ]),
    {
      ...category('Hosts', 'hosts', [...hosts, 's3-cloudfront', 'nginx', 'caddy']),
      link: { type: 'doc' as const, id: 'hosts/index' },
    },
    category('Reference', 'reference', [
      'commands',
      'config',
      'front-matter',
      'sidebars',
      'components',
      'integrations',
      'variables',
      'files',
      'limits',
      'rules/index',
    ]),
    category('Explanation', 'explanation', [
      'comparison',
      'figures',
      'how-a-build-works',
      'determinism',
      'security',
      'promises',
    ]),
  ],
}
