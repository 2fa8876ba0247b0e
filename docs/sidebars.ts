import { configAreas } from './generate/config-areas.ts'

/** The order of the manual. A page that is missing here is reported as an orphan. */
const category = (label: string, folder: string, names: readonly string[]) => ({
  type: 'category' as const,
  label,
  items: names.map((name) => `${folder}/${name}`),
})

const configNames = configAreas.map(({ file }) => file)

const hosts = ['github-pages', 'netlify', 'vercel', 'cloudflare', 'azure', 'gitlab']

/** The tasks by group, as on the page that lists them. */
const tasks = {
  Look: [
    'logo',
    'favicon',
    'colors',
    'dark-mode',
    'fonts',
    'custom-css',
    'announcement',
    'navbar-menu',
    'social-icons',
    'footer',
    'custom-layout',
    'custom-404',
  ],
  'Pages and URLs': [
    'sidebar-order',
    'hide-page',
    'drafts',
    'edit-link',
    'last-updated',
    'table-of-contents',
    'redirects',
    'base-path',
    'trailing-slash',
    'search-engines',
    'link-previews',
  ],
  Content: [
    'images',
    'embeds',
    'math',
    'mermaid',
    'include-code',
    'variables',
    'data',
    'react-pages',
    'plugin-hooks',
  ],
  Readers: ['keyboard-shortcuts', 'analytics', 'scripts', 'private-site', 'offline', 'print-pdf'],
  Projects: [
    'environments',
    'monorepos',
    'private-packages',
    'proxies',
    'previews',
    'docker',
    'rule-severity',
    'own-rules',
    'upgrade',
  ],
}

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
      'large-sites',
      'content-policy',
      'accessibility',
    ]),
    {
      type: 'category' as const,
      label: 'Tasks',
      link: { type: 'doc' as const, id: 'tasks/index' },
      items: Object.entries(tasks).map(([label, names]) => category(label, 'tasks', names)),
    },
    {
      ...category('Hosts', 'hosts', [...hosts, 's3-cloudfront', 'nginx', 'caddy']),
      link: { type: 'doc' as const, id: 'hosts/index' },
    },
    {
      ...category('Reference', 'reference', []),
      items: [
        'reference/commands',
        {
          ...category('Config', 'reference/config', configNames),
          link: { type: 'doc' as const, id: 'reference/config/index' },
        },
        ...[
          'front-matter',
          'sidebars',
          'components',
          'integrations',
          'variables',
          'files',
          'limits',
          'rules/index',
        ].map((name) => `reference/${name}`),
      ],
    },
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
