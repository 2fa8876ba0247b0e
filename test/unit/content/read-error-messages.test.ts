import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readErrorMessages } from '../../../content/pages/_read-error-messages.ts'

const siteDir = fileURLToPath(new URL('../../..', import.meta.url))

it('R4: reads all codes and texts out of the installed package', async () => {
  const messages = await readErrorMessages(siteDir)
  const byCode = new Map(messages.map(({ code, message }) => [code, message]))
  expect(messages.length).toBeGreaterThanOrEqual(43)
  expect(byCode.get(0)).toBe('prepareAction did not return an object')
  expect(byCode.get(13)).toContain('same action type: {type}')
  expect(byCode.get(29)).toContain('`builder.addCase` cannot be called with two reducers')
  expect(byCode.get(34)).toContain('"{api.reducerPath}"')
  expect([...byCode.values()].every((text) => text.trim() !== '' && !text.includes('${'))).toBe(
    true,
  )
})
