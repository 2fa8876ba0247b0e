import { defineConfig } from 'docs-ssg'

export default defineConfig({
  socialCards: {
    component: 'components/social-card.tsx',
    fonts: ['@fontsource-variable/inter'],
    logo: 'img/logo.svg',
    maxBytes: 300_000,
  },
})
