import { expect, it } from 'vitest'
import { isOwnMachine } from '../../../../cli/primitives/urls/is-own-machine.ts'

it.each<[href: string, isOwn: boolean]>([
  ['http://localhost:3000/', true],
  ['http://LOCALHOST/', true],
  ['http://localhost./', true],
  ['http://a.localhost/', true],
  ['http://127.0.0.1/', true],
  ['http://127.9.9.9/', true],
  ['http://2130706433/', true],
  ['http://0x7f000001/', true],
  ['http://0x7f.1/', true],
  ['http://017700000001/', true],
  ['http://127.1/', true],
  ['http://0/', true],
  ['http://0.0.0.0/', true],
  ['http://[::1]/', true],
  ['http://[0:0:0:0:0:0:0:1]/', true],
  ['http://[::]/', true],
  ['http://[::ffff:127.0.0.1]/', true],
  ['http://[::ffff:7f00:1]/', true],
  ['http://169.254.169.254/latest/meta-data', true],
  ['http://user@127.0.0.1/', true],
  ['//localhost/x', true],
  ['https://example.com/', false],
  ['https://localhost.example.com/', false],
  ['https://127.example.com/', false],
  ['https://1.1.1.1/', false],
  ['https://[2606:4700::1111]/', false],
  ['https://example.com/?u=http://localhost/', false],
  ['http://[broken/', false],
])('%s: %s', (href, isOwn) => {
  expect(isOwnMachine(href)).toBe(isOwn)
})
