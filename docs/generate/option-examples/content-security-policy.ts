import { defineConfig } from 'docs-ssg'

export default defineConfig({
  contentSecurityPolicy: {
    meta: true,
    headers: true,
    connect: ['https://api.example.org'],
    script: ['https://cdn.example.org'],
    style: ['https://cdn.example.org'],
    font: ['https://cdn.example.org'],
    img: ['https://images.example.org'],
    frame: ['https://video.example.org'],
    directives: {
      'connect-src': ['https://status.example.org'],
      'font-src': ['https://fonts.gstatic.com'],
      'form-action': ['https://forms.example.org'],
      'frame-ancestors': ['https://portal.example.org'],
      'frame-src': ['https://maps.example.org'],
      'img-src': ['data:'],
      'manifest-src': ["'self'"],
      'media-src': ['https://media.example.org'],
      'object-src': ["'none'"],
      'script-src': ['https://widgets.example.org'],
      'style-src': ['https://widgets.example.org'],
      'worker-src': ["'self'"],
    },
  },
})
