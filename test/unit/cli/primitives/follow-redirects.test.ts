import { createServer, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  fetchRedirected,
  toRedirectTarget,
} from '../../../../cli/primitives/urls/follow-redirects.ts'
import type { Reach } from '../../../../cli/primitives/urls/address-reach.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'

/** Forms of one way to a place that another server must not choose. */
const refused: readonly (readonly [reason: string, locations: readonly string[]])[] = [
  [
    'it redirects to the machine that runs docs-ssg',
    [
      'http://localhost/',
      'http://LOCALHOST:8080/',
      'http://localhost./',
      'http://a.localhost/',
      'http://127.0.0.1/',
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://0177.0.0.1/',
      'http://0/',
      '//127.0.0.1/',
      'http://user@127.0.0.1/',
      'http://[::1]/',
      'http://[::]/',
      'http://[::ffff:127.0.0.1]/',
      'http://[fe80::1]/',
      'http://169.254.169.254/latest/meta-data/',
      'http://%31%32%37.0.0.1/',
      'http://１２７.0.0.1/',
    ],
  ],
  ['it redirects to `file:`, not to `https:`', ['file:///etc/passwd', 'FILE:/etc/passwd']],
  ['it redirects to `data:`, not to `https:`', ['data:application/json,{}']],
  [
    'it redirects to `javascript:`, not to `https:`',
    ['javascript:alert(1)', ' java\tscript:alert(1)'],
  ],
  ['it redirects to `blob:`, not to `https:`', ['blob:https://a.example/1']],
  ['it redirects to `ftp:`, not to `https:`', ['ftp://a.example/']],
]

describe('a redirect of another server', () => {
  it.each(refused)('is not followed because %s', (reason, locations) => {
    countAttempts(locations.length)
    for (const location of locations)
      expect(
        () => toRedirectTarget('https://a.example/x', { status: 302, location }),
        location,
      ).toThrow(reason)
  })

  it('is followed to other hosts and paths, and on this machine if it begins there', () => {
    const target = (from: string, location: string | undefined, status = 301) =>
      toRedirectTarget(from, { status, location })
    expect(target('http://a.example/x', 'https://a.example/x')).toBe('https://a.example/x')
    expect(target('https://a.example/x', '../y')).toBe('https://a.example/y')
    expect(target('https://a.example/x', '//b.example/y')).toBe('https://b.example/y')
    expect(target('http://localhost:1/x', 'http://127.0.0.1:2/')).toBe('http://127.0.0.1:2/')
    expect(target('https://a.example/x', undefined)).toBeUndefined()
    expect(target('https://a.example/x', 'https://b.example/', 304)).toBeUndefined()
    expect(target('https://a.example/x', 'http://[')).toBeUndefined()
  })
})

it.each<Reach>(['public', 'private', 'own'])(
  'redirects reach no further than the first URL, which is %s',
  async (reach) => {
    countAttempts(1)
    const limits: Reach[] = []
    const locations = ['https://b.example/', 'https://c.example/', undefined]
    const response = await fetchRedirected('https://a.example/', {}, (limit) => async () => {
      const message = new IncomingMessage(new Socket())
      const location = locations[limits.length]
      message.statusCode = location === undefined ? 204 : 302
      if (location !== undefined) message.headers.location = location
      return { message, reach: limits.push(limit) === 1 ? reach : 'public' }
    })
    expect(response.status).toBe(204)
    expect(limits).toEqual(['own', reach, reach])
  },
)

it('redirects without end are given up', async () => {
  const server = createServer((_, response) => response.writeHead(302, { location: '/' }).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(fetchRedirected(`http://127.0.0.1:${port}/`, {})).rejects.toThrow(
    'it redirects without end',
  )
})
