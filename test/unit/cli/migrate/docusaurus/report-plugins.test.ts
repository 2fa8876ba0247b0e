import { expect, it } from 'vitest'
import type { MapParts } from '../../../../../cli/migrate/docusaurus/map/map-parts.ts'
import { reportUnsupportedPlugins } from '../../../../../cli/migrate/docusaurus/report/report-unsupported-plugins.ts'

it.each([
  ['@signalwire/docusaurus-plugin-llms-txt', '`llms-full.txt`'],
  ['docusaurus-plugin-llms', '`llms-full.txt`'],
  ['docusaurus-plugin-copy-page-button', 'a button that copies'],
  ['docusaurus-plugin-image-zoom', '`markdown: { imageZoom: true }`'],
  ['docusaurus-plugin-sass', 'Compile the styles'],
  ['@docusaurus/plugin-pwa', 'installed as an app'],
  ['docusaurus-plugin-typedoc', '`typescriptReference`'],
])('says what replaces the plugin `%s`', (name, replacement) => {
  const notes: string[] = []
  const parts = {
    site: { plugins: [{ name, options: {} }] },
    report: (_: string, advice: string) => void notes.push(advice),
  }
  reportUnsupportedPlugins(parts as unknown as MapParts)
  expect(notes).toEqual([expect.stringContaining(replacement)])
})
