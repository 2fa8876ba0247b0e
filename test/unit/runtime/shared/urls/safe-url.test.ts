import { describe, expect, it } from 'vitest'
import { isSafeUrl } from '../../../../../runtime/shared/urls/safe-url.ts'

describe('isSafeUrl', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript\r:alert(1)',
    'java\0script:alert(1)',
    'javascript://a.example/%0Aalert(1)',
    'vbscript:x',
    'data:text/html,<script>',
    'blob:https://a.example/1',
    'filesystem:https://a.example/1',
    'view-source:javascript:1',
    'jar:http://a.example!/x',
    'feed:javascript:1',
    'feed:https://a.example',
    'intent://a.example#Intent;scheme=https;end',
    'file:///etc/passwd',
    'FILE://server/share',
    'C:/docs/a.png',
    String.raw`C:\docs\a.png`,
    'about:blank',
    'chrome://settings',
    'ws://a.example',
    'ftp://a.example',
    'ssh://a.example',
    'steam://run/1',
    'pathname:x',
    'web+app:x',
    'unknown:x',
  ])('P18: refuses %j wherever it is used', (url) => {
    expect(isSafeUrl(url, 'follow')).toBe(false)
    expect(isSafeUrl(url, 'load')).toBe(false)
  })

  it.each([
    '',
    '/a',
    './a:b',
    '#javascript:x',
    '?a=javascript:x',
    'a/javascript:x',
    '//a.example',
    'https://a.example',
    'HTTP://a.example',
    'pathname:///a.pdf',
  ])('accepts %j wherever it is used', (url) => {
    expect(isSafeUrl(url, 'follow')).toBe(true)
    expect(isSafeUrl(url, 'load')).toBe(true)
  })

  it.each(['mailto:a@a.example', 'tel:+1', 'sms:+1', 'vscode://file/a', 'slack://open', 'zed://a'])(
    'accepts %j for readers to follow, and not to load',
    (url) => {
      expect(isSafeUrl(url, 'follow')).toBe(true)
      expect(isSafeUrl(url, 'load')).toBe(false)
    },
  )
})
