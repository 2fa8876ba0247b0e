const pieces = [
  '/',
  '//',
  '..',
  '.',
  '%2e',
  '%2f',
  '%5c',
  '\\',
  '%00',
  '%',
  '%zz',
  '%e0%a4',
  '%ff',
  '?',
  '#',
  'index.html',
  'guide',
  ' ',
  '\t',
  '\u0000',
  '\u007F',
  'é',
  '*',
  'http://',
  'evil.example',
  '@',
  ':',
  ';',
  '~',
  '__docs-ssg/events2',
  'x'.repeat(300),
  '\r\n',
  '\n',
  '"',
  '<',
  '|',
  '{',
  '[',
]
const headers = [
  'Host: localhost',
  'Host: evil.example',
  'Host:',
  'Host: [::1',
  'Range: bytes=-5',
  'Range: bytes=9-1',
  'Range: bytes=0-,1-2',
  'Range: bytes=99999999999999999999-',
  'If-None-Match: *',
  'If-None-Match: "',
  'Accept-Encoding: br;q=x, gzip;q=-1',
  'Accept-Encoding: \u0001',
  'Content-Length: 5',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Connection: keep-alive',
  'Connection: upgrade',
  'Upgrade: websocket',
  'Expect: 100-continue',
  'Expect: x',
  'Origin: http://evil.example',
  'If-Range: "x"',
  'Cookie: ' + 'c'.repeat(2000),
  ' folded',
  'no colon',
  ': empty',
  'X: ' + 'y'.repeat(17_000),
]
const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'CONNECT',
  'TRACE',
  'PRI',
  'get',
  'G\u0000T',
  '',
]
const protocols = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '']

/** The bytes of a request as no browser would send it; sometimes almost right. */
export function fuzzRequest(random: () => number): Buffer {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? ''
  const some = (list: readonly string[], most: number): readonly string[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(list))
  if (random() < 0.05)
    return Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256)))
  const target = `${random() < 0.8 ? '/' : ''}${some(pieces, 5).join('')}`
  const lines = [`${pick(methods)} ${target} ${pick(protocols)}`, ...some(headers, 4)]
  if (random() < 0.7) lines.push('Host: localhost')
  if (random() < 0.8) lines.push('Connection: close')
  const end = random() < 0.9 ? '\r\n\r\n' : ''
  return Buffer.from(lines.join('\r\n') + end + some(pieces, 2).join(''), 'latin1')
}
