import { describe, expect, it } from 'vitest'
import { escapeInDoubleQuotes } from '../../../../runtime/shared/html/escape.ts'
import { cutComponentLinks, placeTag } from '../../../../cli/islands/component-links.ts'
import {
  urlAttributeNames,
  urlAttributeOf,
} from '../../../../cli/primitives/urls/url-attributes.ts'
import { readHtmlFacts } from '../../../../cli/html/html-facts.ts'

const elements = 'a img object form body html q svg'.split(' ')
/** `[element, attribute, value]` with `/x` as the URL. */
const cases = urlAttributeNames.flatMap((name) => {
  const element = elements.find((one) => urlAttributeOf(one, name))
  const { syntax } = urlAttributeOf(element ?? '', name) ?? {}
  if (element === undefined || syntax === 'obsolete' || syntax === 'name') return []
  return [[element, name, syntax === 'paint' ? 'url(/x)' : '/x'] as const]
})

describe('URLs that components write', () => {
  it.each(cases)('are links that get the base path: <%s %s>', (element, name, value) => {
    const place = JSON.stringify({ path: 'a.md', line: 1, column: 1 })
    const tag = `<${element} ${name.toUpperCase()}="${value}">`
    const html = `<${placeTag} at="${escapeInDoubleQuotes(place)}">${tag}</${placeTag}>`
    const { html: cut, links } = cutComponentLinks(html, 0)
    expect(links.map(({ href }) => href)).toEqual(['/x'])
    expect(cut).toBe(`<${element} ${name}="${value.replace('/x', String.fromCharCode(0, 48, 0))}">`)
    expect(readHtmlFacts(tag).links.map(({ href }) => href)).toEqual(['/x'])
  })
})
