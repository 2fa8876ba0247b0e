import { defineConfig } from 'docs-ssg'

export default defineConfig({
  theme: {
    look: 'own',
    accent: '#2459c4',
    accentDark: '#8fb4ff',
    neutral: '#5a6270',
    radius: '6px',
    font: {
      text: '@fontsource-variable/inter',
      headings: '@fontsource/source-serif-4',
      code: '@fontsource-variable/jetbrains-mono',
      subsets: ['latin'],
    },
    viewTransitions: true,
    inlineStyles: 'auto',
    slots: {
      logo: 'theme/logo.tsx',
      navbarStart: 'theme/navbar-start.tsx',
      navbarItems: 'theme/navbar-items.tsx',
      navbarEnd: 'theme/navbar-end.tsx',
      sidebarTop: 'theme/sidebar-top.tsx',
      sidebarBottom: 'theme/sidebar-bottom.tsx',
      docHeader: 'theme/doc-header.tsx',
      articleTop: 'theme/article-top.tsx',
      articleBottom: 'theme/article-bottom.tsx',
      docFooter: 'theme/doc-footer.tsx',
      tocBottom: 'theme/toc-bottom.tsx',
      footer: 'theme/footer.tsx',
      page: 'theme/page.tsx',
      head: 'theme/head.tsx',
      notFound: 'theme/not-found.tsx',
      home: 'theme/home.tsx',
    },
  },
})
