import { defineConfig } from 'docs-ssg'

export default defineConfig({
  collections: [
    {
      name: 'community',
      path: 'community',
      routeBasePath: 'community',
      editUrl: 'https://github.com/my-organization/my-project/edit/main/community/',
      docsPaths: { de: 'i18n/de.community' },
      sidebars: { community: ['team', 'contributing'] },
    },
  ],
})
