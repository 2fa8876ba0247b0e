import { defineConfig } from 'docs-ssg'

export default defineConfig({
  navbar: {
    title: 'My project',
    logo: {
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      alt: 'My project',
      width: 32,
      height: 32,
    },
    hideOnScroll: true,
    items: [
      { label: 'Guides', to: '/guides/first', activeBasePath: '/guides' },
      {
        type: 'dropdown',
        label: 'Community',
        items: [
          { label: 'Team', to: '/community/team' },
          { label: 'Forum', href: 'https://forum.example.org' },
        ],
      },
      {
        label: 'Source',
        href: 'https://github.com/my-organization',
        position: 'right',
        className: 'source',
        icon: 'github',
        hideLabel: true,
      },
    ],
  },
})
