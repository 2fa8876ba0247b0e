import { describe, expect, it } from 'vitest'
import { countAttempts } from '../../../helpers/count-attempts.ts'
import { type ByteRange, parseRange } from '../../../../cli/server/byte-range.ts'

const whole = undefined
const none = 'unsatisfiable'
const huge = '99999999999999999999'
const longest = '9'.repeat(8000)

/** Headers for a file of ten bytes, RFC 9110, section 14.1.2. */
const forms: readonly (readonly [
  kind: string,
  rows: readonly (readonly [string | undefined, ByteRange])[],
])[] = [
  [
    'a first and a last byte',
    [
      ['bytes=0-0', { start: 0, end: 0 }],
      ['bytes=2-5', { start: 2, end: 5 }],
      ['bytes=9-9', { start: 9, end: 9 }],
      ['bytes=002-0005', { start: 2, end: 5 }],
      ['bytes=5-99', { start: 5, end: 9 }],
      [`bytes=5-${huge}`, { start: 5, end: 9 }],
      [`bytes=5-${longest}`, { start: 5, end: 9 }],
    ],
  ],
  [
    'only a first byte',
    [
      ['bytes=0-', { start: 0, end: 9 }],
      ['bytes=9-', { start: 9, end: 9 }],
    ],
  ],
  [
    'a number of bytes from the end',
    [
      ['bytes=-1', { start: 9, end: 9 }],
      ['bytes=-10', { start: 0, end: 9 }],
      [`bytes=-${huge}`, { start: 0, end: 9 }],
      [`bytes=-${longest}`, { start: 0, end: 9 }],
    ],
  ],
  [
    'other spellings of the same',
    [
      ['Bytes=2-5', { start: 2, end: 5 }],
      ['BYTES=2-5', { start: 2, end: 5 }],
      [' bytes=2-5 ', { start: 2, end: 5 }],
      ['bytes= 2-5', { start: 2, end: 5 }],
      ['bytes=,2-5', { start: 2, end: 5 }],
      ['bytes=2-5 , ,', { start: 2, end: 5 }],
    ],
  ],
  [
    'bytes that the file does not have',
    [
      ['bytes=10-', none],
      ['bytes=10-20', none],
      ['bytes=-0', none],
      [`bytes=${huge}-`, none],
      [`bytes=${huge}-${huge}`, none],
      [`bytes=${longest}-`, none],
      ['bytes=10-,20-30', none],
      [`bytes=-0, ${huge}-`, none],
    ],
  ],
  [
    'several ranges, only one of them in the file',
    [
      ['bytes=2-5,10-', { start: 2, end: 5 }],
      [`bytes=${huge}-,-3`, { start: 7, end: 9 }],
    ],
  ],
  [
    'several ranges that the file has',
    [
      ['bytes=0-1,3-4', whole],
      ['bytes=0-0,-1', whole],
      [`bytes=${Array.from({ length: 1000 }, () => '0-').join(',')}`, whole],
    ],
  ],
  [
    'an invalid value',
    [
      ['bytes=5-2', whole],
      [`bytes=${huge}-99999999999999999998`, whole],
      ['bytes=0-1,5-2', whole],
      ['bytes=-', whole],
      ['bytes=', whole],
      ['bytes=,', whole],
      ['bytes', whole],
      ['bytes 0-1', whole],
      ['bytes =0-1', whole],
      ['bytes=a-b', whole],
      ['bytes=0x1-2', whole],
      ['bytes=1.5-2', whole],
      ['bytes=1e1-', whole],
      ['bytes=+1-2', whole],
      ['bytes=--1', whole],
      ['bytes=1-2-3', whole],
      ['bytes=1 - 2', whole],
      ['bytes=١-٢', whole],
      ['bytes=0-1;2-3', whole],
      ['', whole],
      [undefined, whole],
    ],
  ],
  [
    'another unit',
    [
      ['items=0-1', whole],
      ['none', whole],
      ['xbytes=0-1', whole],
    ],
  ],
]

describe('parseRange', () => {
  it.each(forms)('P15: reads %s', (_, rows) => {
    countAttempts(rows.length)
    for (const [header, expected] of rows)
      expect(parseRange(header, 10), header?.slice(0, 60)).toEqual(expected)
  })

  it('P15: finds no byte in an empty file, and sends it whole to who wants its end', () => {
    expect(parseRange('bytes=0-', 0)).toBe(none)
    expect(parseRange('bytes=0-0', 0)).toBe(none)
    expect(parseRange(`bytes=${huge}-`, 0)).toBe(none)
    expect(parseRange('bytes=-0', 0)).toBe(none)
    expect(parseRange('bytes=-5', 0)).toBe(whole)
    expect(parseRange('bytes=5-2', 0)).toBe(whole)
  })
})
