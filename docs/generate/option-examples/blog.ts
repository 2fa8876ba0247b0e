import { defineConfig } from 'docs-ssg'

export default defineConfig({
  blog: {
    name: 'blog',
    path: 'blog',
    routeBasePath: 'news',
    blogTitle: 'News',
    blogDescription: 'Releases, and how we work.',
    blogSidebarTitle: 'Latest posts',
    blogSidebarCount: 8,
    postsPerPage: 20,
    sortPosts: 'descending',
    showReadingTime: true,
    showLastUpdateTime: false,
    editUrl: 'https://github.com/my-organization/my-project/edit/main/blog/',
    docsPaths: { de: 'i18n/de.blog' },
    authorsMapPath: 'authors.yml',
    tags: 'tags.yml',
    pageBasePath: 'page',
    archiveBasePath: 'archive',
    tagsBasePath: 'topics',
    authorsBasePath: 'people',
    feedOptions: {
      type: ['rss', 'json'],
      title: 'News about My project',
      description: 'Releases, and how we work.',
      copyright: '© The authors of My project',
      limit: 30,
    },
  },
})
