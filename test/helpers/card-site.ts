import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Pages with and without an image of their own, in sections. */
export const cardSite: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'Kit', url: 'https://kit.example', baseUrl: '/docs/', favicon: 'icon.svg', image: 'site.png',
  docs: { showLastUpdateTime: false },
  socialCards: true,
}
`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
  'static/site.png': 'png',
  'static/own.png': 'png',
  'docs/index.md': '# Home\n\nText.\n',
  'docs/own.md': '---\nimage: /own.png\n---\n\n# Own image\n\nText.\n',
  'docs/guide/_category_.json': '{ "label": "Guide" }\n',
  'docs/guide/setup.md': '# Set up a store\n\nText.\n',
}

/** Make the package that draws cards available to the site in a folder. */
export function installCards(siteDir: string): void {
  const path = join(siteDir, 'node_modules/@takumi-rs/core')
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(join(root, 'node_modules/@takumi-rs/core'), path, 'junction')
}
