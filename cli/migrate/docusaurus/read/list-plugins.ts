import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import type { DocusaurusPlugin } from '../docusaurus-site.ts'

/** The presets, plugins and themes of a config, in this order, with short names written out. */
export function listPlugins(config: Values): readonly DocusaurusPlugin[] {
  return [
    ...toList(config['presets']).map((item) => toPlugin(item, 'preset')),
    ...toList(config['plugins']).map((item) => toPlugin(item, 'plugin')),
    ...toList(config['themes']).map((item) => toPlugin(item, 'theme')),
  ]
}

/** `classic` and `['@docusaurus/preset-classic', {…}]` name the same preset. */
function toPlugin(item: unknown, kind: string): DocusaurusPlugin {
  const [first, second] = Array.isArray(item) ? item : [item, {}]
  const written = toText(first) ?? toText(toRecord(first)['$package']) ?? 'a function'
  const isShort = /^[a-z][\w-]*$/.test(written) && !written.includes('docusaurus')
  const name = isShort ? `@docusaurus/${kind}-${written}` : written
  // `require.resolve()` gives the path of an installed package instead of its name.
  const packaged = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(name)?.[1]
  return { name: (packaged ?? name).replaceAll('\\', '/'), options: toRecord(second) }
}
