import { expect, it } from 'vitest'
import { describeDangerousUrl } from '../../../../../cli/primitives/urls/describe-dangerous-url.ts'

it.each([
  ['docs.example.org:8080/guide', 'Write `https://docs.example.org:8080/guide`'],
  ['docs.example.org:8080', 'Write `https://docs.example.org:8080`'],
  ['localhost:3000?a', 'Write `https://localhost:3000?a`'],
  ['localhost:3000#a', 'Write `https://localhost:3000#a`'],
  ['javascript:1', 'Link to an `https:` URL'],
  ['docs.example.org:guide', 'Link to an `https:` URL'],
  ['tool:8080', 'Link to an `https:` URL'],
  ['C:\\docs', 'Put the file into the site'],
])('tells what was meant by `%s`', (url, help) => {
  expect(describeDangerousUrl(url).help).toContain(help)
})
