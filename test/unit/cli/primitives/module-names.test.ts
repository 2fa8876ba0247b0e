import { expect, it } from 'vitest'
import { listModuleNames } from '../../../../cli/primitives/modules/module-names.ts'

it.each<[string, readonly string[]]>([
  [`import a, { b } from 'a'\nimport type { C } from "./c.ts"`, ['a', './c.ts']],
  [`import 'a/b'\nimport('@a/b/c')\nawait import( \`./d\` )`, ['a/b', '@a/b/c', './d']],
  [`import a = require('a')\nconst { b } = require ( "../b" )`, ['a', '../b']],
  [`export * from './a'\nexport { b }\n  from '../b.js'`, ['./a', '../b.js']],
  [`type A = import('./a').A\nconst b = <p title="from">{import.meta.url}</p>`, ['./a']],
  [String.raw`import '\x2e\u002e\u{2f}a\b'`, ['../ab']],
  [String.raw`import '\u{110000}'`, ['u{110000}']],
  [`import 'a\nb'\nimport {`, []],
  [`import ''`, []],
  [`// import 'a'`, ['a']],
  [`const notfrom = 'a'\nwherefrom 'a'`, []],
])('listModuleNames reads the names in %j', (code, names) => {
  expect(listModuleNames(code)).toEqual(names)
})
