import { spawnSync } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findEndlessImport } from '../../../../cli/declarations/find-endless-import.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

const root = await temporaryFolder()
const folder = join(root, 'samples/0/app')
await mkdir(folder, { recursive: true })
await mkdir(join(root, 'docs/inner'), { recursive: true })
expect(spawnSync('mkfifo', [join(root, 'docs/pipe.ts'), join(root, 'docs/data.json')]).status).toBe(
  0,
)
await symlink('/dev/zero', join(root, 'docs/zero.d.ts'))
await symlink('/dev/zero', join(root, 'docs/inner/index.ts'))
await symlink('/dev/zero', join(root, 'docs/jsx-runtime.ts'))
await writeFile(join(root, 'docs/way.ts'), "export * from './pipe'\n")
await writeFile(join(root, 'docs/plain.ts'), "export * from './way2.js'\n")
await writeFile(join(root, 'docs/way2.ts'), "import './plain'\n")

const find = (text: string): string | undefined =>
  findEndlessImport({ text, folder, own: join(root, 'samples/0') })

it.skipIf(process.platform === 'win32').each([
  ["import '../../../docs/pipe'", 'docs/pipe.ts'],
  ["import x from '../../../docs/pipe.ts'", 'docs/pipe.ts'],
  ["import x from '../../../docs/pipe.js'", 'docs/pipe.ts'],
  ["export * from '../../../docs/zero'", 'docs/zero.d.ts'],
  ["const x = require('../../../docs/data.json')", 'docs/data.json'],
  ["type A = import('../../../docs/zero').A", 'docs/zero.d.ts'],
  ["import '../../../docs/inner'", 'docs/inner/index.ts'],
  ["import '../../../docs/way'", 'docs/pipe.ts'],
  ["import '\\x2e./../../docs/p\\u0069pe'", 'docs/pipe.ts'],
  ['/// <reference path="../../../docs/zero.d.ts" />', 'docs/zero.d.ts'],
  ['/// <reference no-default-lib="true" path="../../../docs/zero.d.ts" />', 'docs/zero.d.ts'],
  ["import x from /* a */ '../../../docs/pipe'", 'docs/pipe.ts'],
  ["import(// a\n'../../../docs/pipe')", 'docs/pipe.ts'],
  ["require?.('../../../docs/pipe')", 'docs/pipe.ts'],
  ['/** @jsxImportSource ../../../docs */', 'docs/jsx-runtime.ts'],
  [`import '${root}/docs/pipe'`, 'docs/pipe.ts'],
  [`import 'file://${root}/docs/pipe.ts'`, 'docs/pipe.ts'],
])('P16: finds the pipe or device behind %s', (text, found) => {
  expect(find(text)).toBe(join(root, found))
})

it.each([
  "import 'react'",
  "import './store'",
  "import '../other'",
  "import '../../../docs/plain'",
  "import '../../../nowhere'",
])('P16: lets the compiler read %s', (text) => {
  expect(find(text)).toBeUndefined()
})
