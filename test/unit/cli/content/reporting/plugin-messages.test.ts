import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { expect, it } from 'vitest'
import { configOf, make } from '../page-of.ts'

it('a message of a plugin of the site keeps its own severity', async () => {
  const plugin = () => (_: unknown, file: VFile) => {
    file.info('Just so you know.')
    file.message('This looks odd.', { ruleId: 'unknown-tag', source: 'my-plugin' })
  }
  const config = configOf({ markdown: { remarkPlugins: [plugin] } })
  const { diagnostics } = await make('# A', { config })
  expect(diagnostics.map(({ severity, rule, message }) => [severity, rule, message])).toEqual([
    ['info', 'markdown', 'Just so you know.'],
    ['warning', 'unknown-tag', 'This looks odd.'],
  ])
})
it('a message that a plugin of the site throws is an error, because there is no page', async () => {
  const plugin = () => () => {
    throw new VFileMessage('This page is not allowed.', { place: { line: 2, column: 3 } })
  }
  const config = configOf({ markdown: { remarkPlugins: [plugin] } })
  const { page, diagnostics } = await make('# A', { config })
  expect(page).toBeUndefined()
  expect(diagnostics).toMatchObject([{ severity: 'error', place: { line: 2, column: 3 } }])
})
