import { expect, it } from 'vitest'
import { createKeyLocator } from '../../../../cli/config/find-key-place.ts'

/** `line:column` of a key in a config. */
function find(source: string, ...path: (string | number)[]): string {
  const { line, column } = createKeyLocator('site.config.ts', source)(path)
  return `${line}:${column}`
}

it.each([
  ['export default { a: 1 }', ['a'], '1:18'],
  ['export default defineConfig({\n  a: { b: 1 },\n  c: { b: 2 },\n})', ['c', 'b'], '3:8'],
  ["export default { 'a-b': 1 }", ['a-b'], '1:18'],
  ['export default { a: [1, { b: 2 }] }', ['a', 1, 'b'], '1:27'],
  ['export default { a: [1, 2] }', ['a', 1], '1:25'],
  ["export default { a: '}, b: {', b: 1 }", ['b'], '1:32'],
  ['export default { /* b: 1 */ b: 1 }', ['b'], '1:29'],
  ['export default { a: `}${x}`, b: 1 }', ['b'], '1:30'],
  ['export default { a: x ? y : z, b: 1 }', ['z'], '1:1'],
  ['export default { a: f({ c: 1 }, 2), b: 1 }', ['b'], '1:37'],
  ['const a = { b: 1 }\nexport default { a }', ['a', 'b'], '1:13'],
  ['const a: A = { b: 1 }\nexport default { a }', ['a', 'b'], '1:16'],
  ['const config = { a: 1 }\nexport default config', ['a'], '1:18'],
  ['const config = { a: 1 }\nexport default defineConfig(config)', ['a'], '1:18'],
  ['const x = 1\nexport default { ...other }', ['a', 'b'], '2:1'],
  ['export default { a: 1 }', ['a', 'b', 'c'], '1:18'],
  ['\r\nexport default {\r\n  a: 1 }', ['a'], '3:3'],
])('G4: in %s the key %s stands at %s', (source, path, place) => {
  expect(find(source, ...path)).toBe(place)
})
