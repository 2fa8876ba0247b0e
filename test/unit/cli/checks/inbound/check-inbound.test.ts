import { describe, expect, it } from 'vitest'
import { checkInbound } from '../../../../../cli/checks/inbound/check-inbound.ts'
import type { ContentPath } from '../../../../../cli/model/paths.ts'

const report = (text: string, baseUrl = '/') =>
  checkInbound({
    files: [{ path: 'node_modules/lib/dist/index.js' as ContentPath, text }],
    origin: 'https://docs.example',
    baseUrl,
    anchors: new Map([
      ['/', new Set<string>()],
      ['/guide/', new Set(['install'])],
      ['/Errors/', new Set<string>()],
    ]),
    assets: new Set(['img/logo.svg']),
  })

const check = (text: string, baseUrl?: string) =>
  report(text, baseUrl).map(({ data, place }) => [
    data?.actual?.replace('https://docs.example', ''),
    place?.line,
    place?.column,
  ])

describe('checkInbound', () => {
  it.each([
    'see https://docs.example.',
    '"https://docs.example/guide#install"',
    '(https://docs.example/guide/)',
    '`https://docs.example/Errors?code=${code}`',
    'https://docs.example/img/logo.svg',
    'https://docs.example/guide#top',
    'https://docs.example.org/elsewhere',
    'https://docs.example-two/elsewhere',
  ])('F4: accepts %s', (text) => {
    expect(check(text)).toEqual([])
  })
  it('F4: reports a page, an id and a letter case that do not exist, at line and column', () => {
    const text =
      'a\n  https://docs.example/gone, https://docs.example/guide#gone\nhttps://docs.example/errors?code=1 https://docs.example/gone'
    expect(check(text)).toEqual([
      ['/gone', 2, 3],
      ['/guide#gone', 2, 30],
      ['/errors?code=1', 3, 1],
    ])
  })
  it.each([
    ['https://docs.example/gone', '/', 'is not a page of this site'],
    ['https://docs.example/guide#gone', '/', 'points to a page without the id `gone`'],
    ['https://docs.example/guide', '/base/', 'is outside the base path of this site'],
  ])('says what is wrong with %s', (url, baseUrl, problem) => {
    expect(report(url, baseUrl)).toMatchObject([
      {
        severity: 'error',
        rule: 'inbound-link',
        message: `\`${url}\` ${problem}, so readers of this published file reach an error page or the wrong section.`,
        help: 'Add a redirect or an alias, because copies that are already published cannot be changed.',
      },
    ])
  })
  it('F4: counts from the base path', () => {
    expect(check('https://docs.example/base/guide https://docs.example/guide', '/base/')).toEqual([
      ['/guide', 1, 33],
    ])
  })
})
