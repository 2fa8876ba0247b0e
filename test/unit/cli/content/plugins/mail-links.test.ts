import { describe, expect, it } from 'vitest'
import { configOf, htmlOf } from '../page-of.ts'

const to = (text: string, address = 'me@a.example'): string =>
  `<a href="mailto:${address}">${text}</a>`

describe.each(['native', 'remark'] as const)('addresses behind a colon (%s)', (parser) => {
  const config = configOf({ markdown: { parser } })
  it.each([
    ['mailto:me@a.example', to('mailto:me@a.example')],
    ['Write to mailto:me@a.example.', `Write to ${to('mailto:me@a.example')}.`],
    ['(MAILTO:me@a.example)', `(${to('MAILTO:me@a.example')})`],
    ['mail:me@a.example', `mail:${to('me@a.example')}`],
    ['E-Mail:me@a.example, b', `E-Mail:${to('me@a.example')}, b`],
    ['邮箱:me@a.example', `邮箱:${to('me@a.example')}`],
    ['**Mail:me@a.example**', `<strong>Mail:${to('me@a.example')}</strong>`],
    ['x:1 mail:me@a.example y:2', `x:1 mail:${to('me@a.example')} y:2`],
    ['<mailto:me@a.example>', to('mailto:me@a.example')],
    ['[mail:me@a.example](mailto:me@a.example)', to('mail:me@a.example')],
    ['`mailto:me@a.example`', '<code>mailto:me@a.example</code>'],
    ['npm:name@1.2.3', 'npm:name@1.2.3'],
    ['npm:@scope/name@1.0.0-beta', 'npm:@scope/name@1.0.0-beta'],
    ['Use react@19.0.0-rc or (next@15.1-canary).', 'Use react@19.0.0-rc or (next@15.1-canary).'],
    ['<a@1.2.example>', to('a@1.2.example', 'a@1.2.example')],
    ['redis://user:word@host.example/1', 'redis://user:word@host.example/1'],
    ['me:you@host', 'me:you@host'],
    ['git@host.example:a/b.git', 'git@host.example:a/b.git'],
    ['Clone git@host.example:a/b.git now', 'Clone git@host.example:a/b.git now'],
    [
      'scp a me@host.example:/b me@host.example:~/c',
      'scp a me@host.example:/b me@host.example:~/c',
    ],
    [
      'me@host.example:22 and me@host.example:.',
      `me@host.example:22 and ${to('me@host.example', 'me@host.example')}:.`,
    ],
    ['me@a.example: Ada', `${to('me@a.example')}: Ada`],
    ['me@a.example:你好', `${to('me@a.example')}:你好`],
    ['<git@host.example>:a/b', `${to('git@host.example', 'git@host.example')}:a/b`],
  ])('%s', async (text, html) => {
    expect((await htmlOf(text, { config })).replace(/^<p>|<\/p>$/g, '')).toBe(html)
  })
})
