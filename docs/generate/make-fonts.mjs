// `npm run docs:fonts`: makes the fonts of the manual and of the Redux Toolkit site from packages of Fontsource. Of each
// font it keeps the letters of Western European languages and the weights that the layout uses, which is a third of it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sites = ['docs/fonts', 'content/fonts']

/** Latin-1, and the marks, quotation marks, dashes, arrows and currency of English texts. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2002, 0x200b],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
const letters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((point) => String.fromCodePoint(point))
  .join('')

const fonts = [
  { role: 'text', name: 'geist', weights: { min: 400, max: 700 } },
  { role: 'code', name: 'jetbrains-mono', weights: { min: 400, max: 600 } },
]

for (const { role, name, weights } of fonts) {
  const folder = join(root, 'node_modules/@fontsource-variable', name)
  const whole = readFileSync(join(folder, `files/${name}-latin-wght-normal.woff2`))
  const font = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    // Without ligatures, which show other characters than a reader types.
    keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'mkmk'],
    // Copyright and license, which have to stay with the font.
    preserveNameIds: [0, 13, 14],
  })
  for (const site of sites) {
    mkdirSync(join(root, site, role), { recursive: true })
    writeFileSync(join(root, site, role, `${name}.woff2`), font)
  }
}
for (const site of sites) {
  const licenses = fonts.map(({ name }) =>
    readFileSync(join(root, 'node_modules/@fontsource-variable', name, 'LICENSE'), 'utf8').trim(),
  )
  writeFileSync(join(root, site, 'LICENSE.txt'), `${licenses.join('\n\n---\n\n')}\n`)
}
