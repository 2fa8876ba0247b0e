import { defineConfig } from 'docs-ssg'
import { sidebars } from './content/sidebars.ts'

const repository = 'https://github.com/reduxjs/redux-toolkit'

export default defineConfig({
  title: 'Redux Toolkit',
  tagline: 'Everything a Redux app needs: set up in one call, typed from the start, short to read.',
  url: 'https://redux-toolkit.js.org',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  image: 'img/social.png',
  organizationName: 'reduxjs',
  projectName: 'redux-toolkit',
  repository,
  docs: {
    path: 'content/docs',
    editUrl: `${repository}/blob/master/docs/`,
    mainDoc: 'introduction/getting-started',
  },
  pagesPath: 'content/pages',
  staticDirectories: ['content/static'],
  components: { ErrorLookup: 'content/components/error-lookup.tsx' },
  sidebars,
  colorMode: { respectPrefersColorScheme: true },
  navbar: {
    logo: {
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      alt: 'Redux Toolkit',
      width: 28,
      height: 28,
    },
    items: [
      { label: 'Getting Started', to: '/introduction/getting-started', position: 'right' },
      { label: 'Tutorials', to: '/tutorials/overview', position: 'right' },
      { label: 'Usage Guide', to: '/usage/usage-guide', position: 'right' },
      { label: 'API', to: '/api/configureStore', position: 'right' },
      { label: 'RTK Query', to: '/rtk-query/overview', position: 'right' },
      { label: 'GitHub', href: repository, position: 'right' },
    ],
  },
  footer: {
    style: 'dark',
    logo: { src: 'img/logo-white.svg', alt: '', width: 50, height: 50 },
    links: [
      {
        title: 'Docs',
        items: [
          { label: 'Getting Started', to: '/introduction/getting-started' },
          { label: 'Tutorials', to: '/tutorials/overview' },
          { label: 'Usage Guide', to: '/usage/usage-guide' },
          { label: 'API Reference', to: '/api/configureStore' },
          { label: 'RTK Query', to: '/rtk-query/overview' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/redux' },
          { label: 'Discord', href: 'https://discord.gg/0ZcbPKXt5bZ6au5t' },
        ],
      },
      { title: 'More', items: [{ label: 'GitHub', href: repository }] },
    ],
    copyright: 'Copyright © 2015–2024 Dan Abramov and the Redux documentation authors.',
  },
  search: {
    provider: 'embedded',
    reportUrl: `${repository}/issues/new?title={query}`,
    synonyms: [
      ['ts', 'typescript'],
      ['js', 'javascript'],
      ['vs', 'versus', 'comparison', 'compare', 'compared'],
      ['auth', 'authentication', 'authorization', 'login'],
      ['ssr', 'server'],
      ['rtkq', 'rtk'],
      ['delete', 'remove'],
      ['disable', 'off'],
      ['upgrade', 'migrate'],
      ['difference', 'different'],
      ['hmr', 'hot'],
      ['mock', 'fake', 'stub'],
      ['swagger', 'openapi'],
      ['hydrate', 'rehydrate'],
      ['refresh', 'refetch'],
      ['jest', 'vitest', 'test'],
      ['undo', 'revert', 'rollback'],
      ['slow', 'performance', 'slowness'],
      ['twice', 'duplicate'],
      ['localstorage', 'persist'],
      ['setup', 'configure', 'configuration'],
      ['batch', 'batching', 'batched'],
      ['rerender', 'render'],
      ['ids', 'id'],
    ],
    tests: { file: 'content/search-tests.json', minMrr: 0.9, minSuccessAt5: 0.97 },
  },
  checks: {
    samples: true,
    apiCoverage: {
      entries: [
        '@reduxjs/toolkit',
        '@reduxjs/toolkit/react',
        '@reduxjs/toolkit/query',
        '@reduxjs/toolkit/query/react',
      ],
      pages: [
        'api/**',
        'rtk-query/api/**',
        'rtk-query/usage/**',
        'rtk-query/usage-with-typescript.md',
      ],
      ignore: {},
    },
    inbound: [
      'node_modules/@reduxjs/toolkit/src',
      'node_modules/@reduxjs/toolkit/dist',
      'node_modules/@reduxjs/toolkit/README.md',
    ],
    html: true,
    contrast: true,
    budgets: { html: 20_000, css: 12_000, javascript: 12_000, search: 200_000, nodes: 3000 },
  },
  redirects: [
    { from: '/Errors', to: '/errors' },
    { from: '/api/createreducer', to: '/api/createReducer' },
    { from: '/api/createslice', to: '/api/createSlice' },
    {
      from: [
        '/tutorials/basic-tutorial',
        '/tutorials/intermediate-tutorial',
        '/tutorials/advanced-tutorial',
      ],
      to: '/tutorials/overview',
    },
    { from: '/introduction/quick-start', to: '/introduction/getting-started' },
    {
      from: '/rtk-query/usage/optimistic-updates',
      to: '/rtk-query/usage/manual-cache-updates#optimistic-updates',
    },
    {
      from: '/rtk-query/api/created-api/cache-management-utils',
      to: '/rtk-query/api/created-api/api-slice-utils',
    },
    { from: '/migrations/migrating-1.x-to-2.x', to: '/usage/migrating-rtk-2' },
    { from: '/docs/*', to: '/:splat' },
  ],
})
