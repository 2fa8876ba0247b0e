import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findCompiler } from '../../../cli/declarations/find-compiler.ts'
import { explainFiles } from '../../../cli/declarations/list-files.ts'
import { listModuleNames } from '../../../cli/primitives/modules/module-names.ts'
import { mayLeaveFolder, packagesOf } from '../../../cli/samples/named-modules.ts'

const project = join(import.meta.dirname, '../../..')

/** What may stand between the words and signs of an import. */
const gaps = [
  ' ',
  '\n',
  '\t\n  ',
  '/**/',
  ' /* from */ ',
  '/* * / ** */',
  '// a "b"\n',
  ' //\n//\n',
]

/** Forms that name a module: `~` is a gap, `$` the name in quotation marks. */
const forms = {
  'import declaration': 'import a from~$',
  'import of names': 'import { a }~from~$',
  'import of a namespace': 'import * as a from~$',
  'import for its effects': 'import~$',
  'import of a type': 'import type { A } from~$',
  'deferred import': 'import defer * as a from~$',
  'dynamic import': 'void import~(~$)',
  'dynamic import that is deferred': 'void import~.~defer(~$)',
  'import of CommonJS': 'import a = require~(~$)',
  'import as a type': 'type A = import(~$).A',
  'typeof an import': 'type A = typeof import~(~$)',
  'export of everything': 'export * from~$',
  'export of a namespace': 'export * as a from~$',
  'export of names': 'export { a } from~$',
}

/** Forms that only JavaScript has. */
const scriptForms = {
  'call of require': 'const a = require~(~$)',
  'optional call of require': 'const a = require?.(~$)',
  'import in a comment': '/** @import { A } from $ */\nexport {}',
  'type in a comment': '/** @type {import($).A} */\nexport const a = 1',
}

/** Comments that name a module. */
const references = {
  'reference to types': '/// <reference types=$ />',
  'reference in an indented line': '  /// <reference types=$ />',
  'reference after a comment': '/* a */ /// <reference types=$ />',
  'reference with spaces': '///   <reference   types =  $   />',
  'reference after another attribute': '/// <reference resolution-mode="import" types=$ />',
}

interface Sample {
  readonly form: string
  readonly file: string
  /** The package that it names. */
  readonly name: string
  readonly text: string
}

function createSamples(): readonly Sample[] {
  const quoted = (form: string, text: string, extension: string): readonly Omit<Sample, 'name'>[] =>
    gaps.flatMap((gap) =>
      ['"', "'"].map((quote) => ({
        form: `${form} with ${JSON.stringify(gap)} and ${quote}`,
        file: extension,
        text: text.replaceAll('~', gap).replace('$', `${quote}NAME${quote}`),
      })),
    )
  const all = [
    ...Object.entries(forms).flatMap(([form, text]) => quoted(form, text, 'ts')),
    ...Object.entries(scriptForms).flatMap(([form, text]) => quoted(form, text, 'js')),
    ...Object.entries(references).flatMap(([form, text]) => quoted(form, text, 'ts')),
    { form: 'dynamic import of a template', file: 'ts', text: 'void import(`NAME`)' },
    { form: 'call of require with a template', file: 'js', text: 'const a = require(`NAME`)' },
  ]
  const seen = new Set<string>()
  return all.flatMap((sample, index) => {
    const key = `${sample.file} ${sample.text}`
    if (seen.has(key)) return []
    seen.add(key)
    const name = index % 2 === 0 ? `pkg-${index}` : `@scope/pkg-${index}`
    return [
      {
        ...sample,
        name,
        file: `sample-${index}.${sample.file}`,
        text: sample.text.replace('NAME', name),
      },
    ]
  })
}

const samples = createSamples()
const folder = mkdtempSync(join(tmpdir(), 'docs-ssg-modules-'))
const opened = new Map<string, readonly string[]>()

beforeAll(async () => {
  for (const { file, name, text } of samples) {
    writeFileSync(join(folder, file), text)
    const home = join(folder, 'node_modules', name)
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, 'package.json'), JSON.stringify({ name, types: './index.d.ts' }))
    writeFileSync(join(home, 'index.d.ts'), 'export interface A { a: 1 }\nexport const a: A')
  }
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    allowJs: true,
    types: [],
  }
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ compilerOptions, files: samples.map(({ file }) => file) }))
  const compiler = findCompiler(project)
  if (compiler === undefined) throw new Error('The project has no compiler.')
  for (const [file, importers] of await explainFiles(compiler, config)) opened.set(file, importers)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** True if the compiler has opened the package of a sample because of the sample. */
const isOpened = ({ file, name }: Sample): boolean =>
  opened.get(join(folder, 'node_modules', name, 'index.d.ts'))?.includes(join(folder, file)) ??
  false

it('the compiler opens a package for each form, in most spellings', () => {
  for (const form of Object.keys({ ...forms, ...scriptForms, ...references }))
    expect([form, samples.some((one) => one.form.startsWith(form) && isOpened(one))]).toEqual([
      form,
      true,
    ])
  expect(samples.filter(isOpened).length).toBeGreaterThan(samples.length * 0.7)
})

it('each package that the compiler opens is listed, or the sample is compiled on its own', () => {
  const missed = samples.filter(
    (one) =>
      isOpened(one) &&
      !mayLeaveFolder(one.text) &&
      !packagesOf(one.text).some((text) => text.includes(one.name)),
  )
  expect(missed.map(({ form }) => form)).toEqual([])
})

it('each module that the compiler resolves is found by its name, except in references', () => {
  const missed = samples.filter(
    (one) =>
      isOpened(one) && !one.text.includes('///') && !listModuleNames(one.text).includes(one.name),
  )
  expect(missed.map(({ form }) => form)).toEqual([])
})
