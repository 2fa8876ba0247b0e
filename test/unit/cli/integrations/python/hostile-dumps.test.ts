import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readBlockOptions } from '../../../../../cli/integrations/python/block-options.ts'
import { toDocstring } from '../../../../../cli/integrations/python/docstring-markdown.ts'
import { createFindObject } from '../../../../../cli/integrations/python/find-object.ts'
import { loadDump } from '../../../../../cli/integrations/python/load-dump.ts'
import { readDump } from '../../../../../cli/integrations/python/read-dump.ts'
import { findUnwritable } from '../../../../../cli/primitives/text/unwritable-values.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'
import { temporaryFolderSync } from '../../../../helpers/site-of.ts'

/** Every object of JavaScript has values of these names, and a record of JSON may lack a form as a text. */
const odd: readonly unknown[] = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__proto__',
  { toString: 1, valueOf: 1 },
  [[{ toString: 1, valueOf: 1 }]],
  null,
  1e308,
]

const alias = (name: string, target: string) => ({ kind: 'alias', name, target_path: target })
const module = (name: string, members: readonly unknown[]) => ({ kind: 'module', name, members })
const attribute = (name: string) => ({ kind: 'attribute', name })
const findIn = (...modules: readonly unknown[]) =>
  createFindObject(readDump(Object.fromEntries(modules.map((one, at) => [at, one]))) ?? [])

describe('a dump of griffe from elsewhere', () => {
  it.each(odd.map((value) => [value]))('is read as text, whatever its names are: %j', (value) => {
    countAttempts(1)
    const section = {
      kind: value,
      value: [{ name: value, annotation: { cls: value, name: 'int' }, description: value }],
    }
    const dump = readDump({
      kind: 'module',
      name: 'a',
      labels: [value],
      bases: [{ cls: value }],
      docstring: { value, parsed: [section, { ...section, kind: 'returns' }] },
    })
    const [object] = dump ?? []
    const text = object && toDocstring(object, (type) => type.trim()).join('\n')
    expect(text).toContain('int')
    expect(text).not.toMatch(/native code|object Object/)
  })

  it.each(odd.map((value) => [value]))('accepts any option in a block: %j', (value) => {
    const written = { members: [value], filters: [value], heading_level: value }
    const { headingLevel, isWanted } = readBlockOptions('', written)
    expect([headingLevel, typeof isWanted('a')]).toEqual([2, 'boolean'])
  })

  it('can chain any number of aliases', () => {
    const chain = Array.from({ length: 50_000 }, (_, at) => alias(`a${at}`, `p.a${at + 1}`))
    const find = findIn(module('p', [...chain, alias('near', 'p.end'), attribute('end')]))
    expect([find('p.a0'), find('p.near')?.name]).toEqual([undefined, 'end'])
  })

  it.each([[['p.x', 'q.x', 'p.y']], [['q.x', 'p.x', 'p.y']], [['p.y', 'q.x', 'p.x']]])(
    'means the same whichever object is looked up first: %j',
    (order) => {
      const find = findIn(
        module('p', [alias('q/*', 'q'), alias('y', 'q.y')]),
        module('q', [alias('p/*', 'p'), alias('y', 'p.y'), alias('r/*', 'r')]),
        module('r', [attribute('x')]),
      )
      for (const path of order) find(path)
      expect(['p.x', 'q.x', 'p.y'].map((path) => find(path)?.path)).toEqual([
        'r.x',
        'r.x',
        undefined,
      ])
    },
  )
})

/** Texts of an object that become part of a page. */
const places: Readonly<Record<string, (text: string) => object>> = {
  name: (name) => ({ name }),
  path: (path) => ({ path }),
  label: (text) => ({ labels: [text] }),
  annotation: (annotation) => ({ annotation }),
  'part of an annotation': (name) => ({ returns: { cls: 'ExprName', name } }),
  value: (value) => ({ value }),
  base: (text) => ({ bases: [text] }),
  parameter: (name) => ({ parameters: [{ name, default: name }] }),
  docstring: (value) => ({ docstring: { value } }),
  'section of a docstring': (value) => ({ docstring: { parsed: [{ kind: 'text', value }] } }),
  'title of a section': (title) => ({
    docstring: { parsed: [{ kind: 'admonition', title, value: { description: title } }] },
  }),
  'example of a docstring': (text) => ({
    docstring: { parsed: [{ kind: 'examples', value: [['examples', text]] }] },
  }),
}
const controls: readonly string[] = [
  '\0',
  '\b',
  '\f',
  '\u{1b}',
  '\u{7f}',
  '\u{85}',
  '\u{fdd0}',
  '\u{ffff}',
  '\ud800',
]

describe('a dump with control characters', () => {
  it.each(Object.entries(places))('is an error at the first, and none is read: %s', (_, make) => {
    countAttempts(controls.length)
    for (const control of controls) {
      const siteDir = temporaryFolderSync()
      const member = { kind: 'function', name: 'f', ...make(`a\\\n${control}b`) }
      const text = JSON.stringify(module('p', [attribute('a'), member]), undefined, 1)
      writeFileSync(join(siteDir, 'griffe.json'), text)
      const { packages, problems } = loadDump({ file: 'griffe.json' }, { siteDir, config: {} })
      expect(problems).toMatchObject([{ rule: 'control-character', file: 'griffe.json' }])
      const [{ line = 0, column = 0 } = {}] = problems
      const code = control.charCodeAt(0).toString(16)
      const there = text.split('\n')[line - 1]?.slice(column - 1) ?? ''
      expect(there.startsWith(control) || /^\\(?:[bf]|u)/.test(there), code).toBe(true)
      expect(findUnwritable(JSON.parse(JSON.stringify(packages)))).toEqual([])
    }
  })

  it.each([[100], [2000], [6000], [20_000]])('may be nested to any depth: %i', (depth) => {
    countAttempts(1)
    const siteDir = temporaryFolderSync()
    const open = '{"kind":"module","name":"b","members":['
    const text = `{"kind":"module","name":"p","members":[${open.repeat(depth)}${']}'.repeat(depth)}]}`
    writeFileSync(join(siteDir, 'griffe.json'), text)
    const { packages, problems } = loadDump({ file: 'griffe.json' }, { siteDir, config: {} })
    expect([packages.length, problems.length].toSorted()).toEqual([0, 1])
  })
})
