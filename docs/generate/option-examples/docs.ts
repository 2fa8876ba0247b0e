import { defineConfig } from 'docs-ssg'

export default defineConfig({
  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    include: ['**/*.md'],
    exclude: ['**/_*', 'internal/**'],
    editUrl: 'https://github.com/my-organization/my-project/edit/main/docs/',
    activeFiles: 'refuse',
    showLastUpdateTime: true,
    showLastUpdateAuthor: false,
    tags: 'tags.yml',
    tagsBasePath: 'topics',
    showContributors: true,
    breadcrumbs: true,
    numberPrefixParser: true,
    mainDoc: 'intro',
  },
})
