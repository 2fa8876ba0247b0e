import { expect, it } from 'vitest'
import { missingModuleHelp } from '../../../../cli/primitives/modules/missing-module.ts'

const file = 'Create the file, or fix its path.'

it.each([
  ['./parts', file],
  ['../parts.ts', file],
  ['/srv/parts', file],
  ['.', file],
  ['..', file],
  ['counter', 'Install the package with `npm install counter`, or fix its name.'],
  ['@me/counter/parts', 'Install the package with `npm install @me/counter`, or fix its name.'],
  ['.counter', undefined],
  ['data:text/plain,a', undefined],
])('says how to repair an import of `%s`', (name, help) => {
  expect(missingModuleHelp(`Could not resolve "${name}"`)).toBe(help)
})

it('says nothing about other errors', () => {
  expect(missingModuleHelp('Expected "}" but found end of file')).toBe(undefined)
})
