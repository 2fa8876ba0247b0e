import { expect, it } from 'vitest'
import { placeOfOption } from '../../../../cli/report/places/option-place.ts'
import { optionPlacesOf } from '../../../helpers/option-places.ts'

/** `line:column` of an option in a config. */
function find(source: string, key: string): string {
  const config = { configFile: 'site.config.ts', optionPlaces: optionPlacesOf(source) }
  const place = placeOfOption(config, key)
  return `${place?.line}:${place?.column}`
}

it.each([
  ['export default { a: 1 }', 'a', '1:18'],
  ['export default defineConfig({\n  a: { b: 1 },\n  c: { b: 2 },\n})', 'c.b', '3:8'],
  ["export default { 'a-b': 1 }", 'a-b', '1:18'],
  ["export default { a: { 'b.c': { d: 1 } } }", "a['b.c'].d", '1:32'],
  ['export default { a: [1, { b: 2 }] }', 'a[1].b', '1:27'],
  ['export default { a: [1, 2] }', 'a[1]', '1:25'],
  ["export default { a: '}, b: {', b: 1 }", 'b', '1:32'],
  ['export default { /* b: 1 */ b: 1 }', 'b', '1:29'],
  ['export default { a: `}${x}`, b: 1 }', 'b', '1:30'],
  ['export default { a: /[{,]b:/, b: 1 }', 'b', '1:31'],
  ['export default { a: f({ c: 1 }, 2), b: 1 }', 'b', '1:37'],
  ['export default { a: 1, a: { b: 2 } }', 'a', '1:24'],
])('G4: in `%s` the option `%s` is at %s', (source, key, place) => {
  expect(find(source, key)).toBe(place)
})

it.each([
  ['const a = { b: 1 }\nexport default { a }', 'a.b', '1:13'],
  ['const config = { a: 1 }\nexport default config', 'a', '1:18'],
  ['const config = { a: 1 }\nexport default defineConfig(config)', 'a', '1:18'],
  ['const config = { a: 1 }\nexport { config as default }', 'a', '1:18'],
  ['const base = { a: { b: 1 } }\nexport default { ...base, c: 2 }', 'a.b', '1:21'],
  ['const list = [{ a: 1 }]\nexport default { b: [0, ...list, { c: 2 }] }', 'b[1].a', '1:17'],
  ['const list = [{ a: 1 }]\nexport default { b: [0, ...list, { c: 2 }] }', 'b[2].c', '2:36'],
  ['export default () => ({ a: 1 })', 'a', '1:25'],
  ['export default async () => {\n  return { a: 1 }\n}', 'a', '2:12'],
  ['export default function config() {\n  return { a: 1 }\n}', 'a', '2:12'],
])('G4: constants, spread values and functions are followed: `%s`', (source, key, place) => {
  expect(find(source, key)).toBe(place)
})

it.each([
  ['export default { a: x ? y : z, b: 1 }', 'z', '1:16'],
  ['export default { a: 1 }', 'a.b.c', '1:18'],
  ['export default { a: [1] }', 'a[3].b', '1:18'],
  ['export default { a: list.map((b) => ({ b })) }', 'a[0].b', '1:18'],
  ['export default { a: [...list(), { b: 1 }] }', 'a[1].b', '1:18'],
  ['export default { a, b: 1 }\nvar a = a', 'a.b', '1:18'],
  ['const x = 1\nexport default { ...other }', 'a.b', '2:16'],
  ['export const a = 1', 'a', '1:1'],
  ['', 'a', '1:1'],
])('G4: an option that code computes in `%s` (`%s`) is found at %s', (source, key, place) => {
  expect(find(source, key)).toBe(place)
})

it('G4: a site without a config file has no place for options', () => {
  expect(placeOfOption({ configFile: undefined, optionPlaces: new Map() }, 'a')).toBeUndefined()
})
