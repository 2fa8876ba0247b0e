import { defineConfig } from 'docs-ssg'

export default defineConfig({
  analytics: {
    provider: 'umami',
    id: '2f1c0b9e-5d3a-4b6f-8a7e-1d2c3b4a5968',
    src: 'https://stats.example.org/script.js',
    host: 'https://stats.example.org',
    domains: ['docs.example.org'],
    autoTrack: true,
    doNotTrack: true,
    requireConsent: true,
    cache: true,
  },
})
