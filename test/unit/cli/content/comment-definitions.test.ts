import { expect, it } from 'vitest'
import { found, make } from './page-of.ts'

it.each([
  ['[//]: # (One)\n\n[//]: # (Two)\n', false],
  ['[comment]: <> (One)\n\n[comment]: <> (Two)\n', false],
  ['[a]: ./b.md\n\n[a]: ./c.md\n\n[a]\n', true],
])('%j has definitions whose second one is reported: %s', async (text, isReported) => {
  const reports = found(await make(`# Page\n\n${text}`))
  expect(reports.some((one) => one.includes('duplicate-definition'))).toBe(isReported)
})
