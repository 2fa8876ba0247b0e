import { describe, expect, it } from 'vitest'
import { isSafeUrl } from '../../../../runtime/shared/safe-url.ts'

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
    'unknown:x',
  ])('P18: refuses %j', (url) => {
    expect(isSafeUrl(url)).toBe(false)
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
    'mailto:a@a.example',
    'tel:+1',
    'vscode://file/a',
    'web+app:x',
  ])('accepts %j', (url) => {
    expect(isSafeUrl(url)).toBe(true)
  })
})
