import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { errorHelp, retiredMessages } from '../../../content/pages/_error-help.ts'
import { ErrorText } from '../../../content/pages/_error-text.tsx'
import { readErrorMessages } from '../../../content/pages/_read-error-messages.ts'

const siteDir = fileURLToPath(new URL('../../..', import.meta.url))
const messages = await readErrorMessages(siteDir)

it('R4: explains the cause and the fix of every code, and of no other', () => {
  const codes = new Set([...messages, ...retiredMessages.map(([code]) => ({ code }))])
  const known = [...codes].map(({ code }) => code).toSorted((a, b) => a - b)
  expect(Object.keys(errorHelp).map(Number)).toEqual([...new Set(known)])
})

it('R4: shows what values mean instead of the names of variables', () => {
  const html = messages.map(({ message }) => renderToStaticMarkup(<ErrorText text={message} />))
  expect(html.length).toBeGreaterThan(40)
  const prose = html.map((text) => text.replace(/<(a|code)\b.*?<\/\1>/g, ''))
  expect(prose.filter((text) => /[`{}]|\balm\b|https:/.test(text))).toEqual([])
  expect(html.join('\n')).toContain('‹action type›')
  expect(html.join('\n')).toContain('<code>builder.addCase</code>')
})
