import { describe, expect, it } from 'vitest'
import {
  beginsAsMarkup,
  publishedName,
  publishedTypes,
} from '../../../../../cli/content/sources/published-name.ts'
import { lookup } from 'mrmime'
import { countAttempts } from '../../../../helpers/count-attempts.ts'

/** What hosts send as a document, a style sheet or a program, or let a server run. */
const active = (
  'html htm shtml xhtml xht xml xsl xslt xsd rng dtd ent mod rdf owl rss atom kml gpx plist svgz ' +
  'mml mathml xul xbl wsdl opml dita smil sbml ttml xspf xpi mht mhtml htc hta swf swfl wasm jar ' +
  'js mjs cjs jsx ts tsx mts cts ecma es jse vbs vbe wsf ws css php php5 phtml phar pl py rb sh ' +
  'cgi asp aspx jsp jspx cfm exe bat cmd ps1 com scr msi lnk url webloc appcache webmanifest map'
).split(' ')

const forms = (type: string): string[] => [
  `a.${type}`,
  `a.${type.toUpperCase()}`,
  `a.png.${type}`,
  `a.${type}.`,
  `a.${type} `,
  `folder.png/a.${type}`,
]

describe('publishedName', () => {
  it('P41: has no name for a file that a browser or a server could run', () => {
    const names = active.flatMap(forms)
    countAttempts(names.length)
    expect(names.filter((name) => publishedName(name) !== undefined)).toEqual([])
  })

  it.each([
    ['no extension', ['LICENSE', 'Makefile', '.png', 'png']],
    ['something after the extension', ['a.png.', 'a.png..', 'a.png ', 'a.png\t', 'a.png\0']],
    [
      'a look-alike',
      ['a.ｐng', 'a.mp３', 'a.m\u212av', 'a.p\u200bng', 'a.png\u202e', 'a․png', 'a.рng'],
    ],
    [
      'a separator of another system',
      ['a.png::$DATA', 'a.png;.html', 'a.png\\.html', 'a.png%00.html'],
    ],
  ])('P41: has no name for a file with %s', (_, names) => {
    countAttempts(names.length)
    expect(names.filter((name) => publishedName(name) !== undefined)).toEqual([])
  })

  it.each<readonly [path: string, name: string, ext: string]>([
    ['photo.png', 'photo', '.png'],
    ['guide/Photo One.JPG', 'Photo One', '.jpg'],
    ['a.html.png', 'a-html', '.png'],
    ['k.js.gz', 'k-js', '.gz'],
    ['a.php.foo.jpg', 'a-php-foo', '.jpg'],
    ['data-1.2.3.tar.gz', 'data-1-2-3', '.tar.gz'],
    ['.tar.gz', '-tar', '.gz'],
    // Windows can't hold these names.
    ...[...'?*:|"<>\\'].map((sign) => [`a${sign}b.png`, 'a-b', '.png'] as const),
  ])('P41: publishes `%s` with one extension', (path, name, ext) => {
    expect(publishedName(path)).toEqual({ name, ext })
  })

  it('P41: lists no type that the server of `preview` sends as a document, style sheet or program', () => {
    const types = [...publishedTypes].filter((type) => type !== 'svg')
    expect(types.length).toBeGreaterThan(100)
    const isActive = (type: string): boolean =>
      /html|xml|script|css|wasm|flash/.test(lookup(type)?.replace(/openxmlformats/, '') ?? '')
    expect(types.filter(isActive)).toEqual([])
    expect(active.filter((type) => publishedTypes.has(type))).toEqual([])
  })
})

const blanks = ['', ' ', '\n\r\n\t\f', '\v', '\u00a0', '\u2028', ' '.repeat(2000)]
const documents = [
  '<!doctype html><script>alert(1)</script>',
  '<script>alert(1)</script>',
  '<!-- a --><script>alert(1)</script>',
  '<?xml version="1.0"?><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
]
const encodings: readonly ((text: string) => Uint8Array)[] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
]

describe('beginsAsMarkup', () => {
  it('P41: is true for every document, whatever stands before it and however it is encoded', () => {
    const files = blanks.flatMap((blank) =>
      documents.flatMap((text) => encodings.map((encode) => encode(blank + text))),
    )
    countAttempts(files.length)
    expect(files.filter((bytes) => !beginsAsMarkup(bytes))).toEqual([])
  })

  it.each([
    ['text', 'a < b'],
    ['JSON', '{"html": "<p>"}'],
    ['CSV', '"<b>",1'],
    ['nothing', ''],
    ['a PNG', '\x89PNG\r\n\x1a\n'],
    ['an icon of 60 pixels', '\0\0\x01\0\x01\0<<'],
    ['a GIF with markup in it', 'GIF89a<script>'],
  ])('is false for %s', (_, text) => {
    expect(beginsAsMarkup(Buffer.from(text, 'latin1'))).toBe(false)
  })
})
