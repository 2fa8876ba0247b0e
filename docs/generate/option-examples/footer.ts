import { defineConfig } from 'docs-ssg'

export default defineConfig({
  footer: {
    style: 'light',
    logo: {
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      alt: 'My project',
      width: 40,
      height: 40,
    },
    links: [
      {
        title: 'Learn',
        items: [
          { label: 'First steps', to: '/guides/first' },
          { label: 'Forum', href: 'https://forum.example.org' },
        ],
      },
    ],
    copyright: '© The authors of **My project**',
  },
})
