/** A place in the syntax of pages that names a file. */
export interface PathPlace {
  /** Extension of the files that it names, with its dot. */
  readonly ext: string
  /** The way from where names are resolved to the folder around the site. */
  readonly up: string
  /** The lines of a page; `index` makes names unique. */
  readonly write: (path: string, index: number) => string
  /** Every form has its own page, because a page has only one such place. */
  readonly isAlone?: true
  /** What is written becomes a URL, which only browsers resolve, or a text. */
  readonly isUrl?: true
  /** The file that has the place, if it is no page; `write` makes one line of it, or one release of a changelog. */
  readonly in?: 'api' | 'authors' | 'category' | 'changelog'
  /** Forms without a finding, because nothing outside is meant: a caption, a plain name, a URL. */
  readonly inside?: readonly string[]
  /** Forms that become names no file system holds, so a build fails even if every rule is off. */
  readonly unwritable?: readonly string[]
}

const fence = (meta: string, ...lines: readonly string[]): string =>
  ['```' + meta, ...lines, '```'].join('\n')
const frontMatter = (...lines: readonly string[]): string => ['---', ...lines, '---'].join('\n')
const quote = (path: string): string => JSON.stringify(path)

/** Names that are plain, whatever they are called; nothing has such a name in the folder of a sample. */
const plainNames = [
  'variable',
  'symbolic link',
  'symbolic link of a folder',
  'symbolic link in a chain',
  'junction',
  'symbolic link to a hidden file',
  'symbolic link to nothing',
  'symbolic link to itself',
  'symbolic link to a file of a process',
  'symbolic link to a device',
  'link in another letter case',
  'linked folder in another letter case',
  'hidden file in another letter case',
  'link from the site',
  'hidden file',
]
/** A title that has no form of a script's path is a caption. */
const captions = [
  ...plainNames,
  'backslashes',
  'one backslash',
  'drive letter',
  'drive letter with slashes',
  'drive letter without a slash',
  'UNC',
  'device namespace',
  'file URL',
  'file URL in capitals',
  'percent-encoded',
  'percent-encoded slashes',
  'percent-encoded twice',
  'percent-encoded NUL',
  'tilde',
  'tilde of a user',
  'trailing dot',
  'fullwidth dots',
  'fraction slashes',
  'zero-width joiners',
  'decomposed accents',
  'stream of a file',
  'file of a process',
  'a name of a folder',
  'extension in capitals',
]
/** Browsers request these from another host, or from the reader's own computer. */
const urls = [
  'absolute with two slashes',
  'drive letter',
  'drive letter with slashes',
  'drive letter without a slash',
  'UNC with slashes',
  'file URL',
  'file URL in capitals',
]
const htmlUrls = [...urls, 'UNC', 'device namespace']

/** A sample is in `site/.docs-ssg/<run>/<number>/`, and in `check` one folder deeper. */
const [sampleUp, checkedUp] = ['../../../../', '../../../../../']

export const pathPlaces: Readonly<Record<string, PathPlace>> = {
  'twoslash, @filename': {
    inside: plainNames,
    ext: '.ts',
    up: sampleUp,
    write: (path) => fence('ts twoslash', `// @filename: ${path}`, 'export const a = 1'),
  },
  'twoslash, file line': {
    inside: plainNames,
    ext: '.ts',
    up: sampleUp,
    write: (path) => fence('ts twoslash', `// file: ${path}`, 'export const a = 1'),
  },
  'twoslash, title': {
    inside: captions,
    ext: '.ts',
    up: sampleUp,
    write: (path) => fence(`ts twoslash title="${path}"`, 'export const a = 1'),
  },
  'twoslash, import': {
    ext: '.ts',
    up: sampleUp,
    write: (path) =>
      fence(
        'ts twoslash',
        '// @noErrors',
        `import { secret } from ${quote(path)}`,
        'secret',
        '// ^?',
      ),
  },
  'twoslash, import of JSON': {
    ext: '.json',
    up: sampleUp,
    write: (path) =>
      fence('ts twoslash', '// @noErrors', `import data from ${quote(path)}`, 'data', '// ^?'),
  },
  'twoslash, import type': {
    ext: '.ts',
    up: sampleUp,
    write: (path) => fence('ts twoslash', `type A = import(${quote(path)}).Secret`, '//   ^?'),
  },
  'twoslash, reference': {
    ext: '.ts',
    up: sampleUp,
    write: (path) => fence('ts twoslash', `/// <reference path=${quote(path)} />`, 'const a = 1'),
  },
  'twoslash, types': {
    // Names of packages.
    inside: ['device of Windows', 'link from the site'],
    ext: '.ts',
    up: sampleUp,
    write: (path) => fence('ts twoslash', '// @noErrors', `// @types: ${path}`, 'const a = 1'),
  },
  'twoslash, JSX': {
    ext: '',
    up: sampleUp,
    write: (path) => fence('tsx twoslash', `/** @jsxImportSource ${path} */`, 'const a = <a />'),
  },
  'twoslash, completion': {
    inside: ['device of Windows'],
    ext: '',
    up: sampleUp,
    write: (path) =>
      fence(
        'ts twoslash',
        '// @noErrors',
        `import {} from '${path.replace(/\w+$/, '')}`,
        `//             ${' '.repeat(path.replace(/\w+$/, '').length)}^|`,
      ),
  },
  'sample, file line': {
    inside: plainNames,
    ext: '.ts',
    up: checkedUp,
    write: (path) => fence('ts', `// file: ${path} noEmit`, 'export const a = 1'),
  },
  'sample, title': {
    inside: captions,
    ext: '.ts',
    up: checkedUp,
    write: (path) => fence(`ts title="${path}"`, 'export const a = 1'),
  },
  'sample, import': {
    ext: '.ts',
    up: checkedUp,
    write: (path) => fence('ts', `import { secret } from ${quote(path)}`, 'const a: 1 = secret'),
  },
  'sample that runs, import': {
    ext: '.json',
    up: checkedUp,
    write: (path) =>
      fence('ts run', '// @ts-ignore', `import data from ${quote(path)}`, 'console.log(data)'),
  },
  'code include': {
    ext: '.ts',
    up: '../../',
    write: (path) => fence(`ts file="${path}"`),
  },
  'code include of a region': {
    ext: '.ts',
    up: '../../',
    write: (path) => fence(`ts file="${path}" region="secret"`),
  },
  partial: {
    ext: '.md',
    up: '../../',
    write: (path, index) => `import Part${index} from ${quote(path)}\n\n<Part${index} />`,
  },
  'sandbox, file': {
    // The folder of the project is a folder of the site.
    ext: '.json',
    up: '../../',
    write: (path) => `<Sandbox base="." files=${quote(path)} />`,
  },
  'sandbox, folder': {
    ext: '.json',
    up: '../../',
    write: (path) => {
      const at = path.lastIndexOf('/')
      return `<Sandbox base=${quote(at === -1 ? path : path.slice(0, at))} files=${quote(path.slice(at + 1))} />`
    },
  },
  'data file': {
    ext: '.json',
    up: '../../',
    write: (path, index) =>
      `import data${index} from ${quote(path)}\n\nText {data${index}.secret}.`,
  },
  component: {
    ext: '.tsx',
    up: '../../',
    write: (path, index) => `import Own${index} from ${quote(path)}\n\n<Own${index} />`,
  },
  image: { inside: urls, ext: '.png', up: '../../', write: (path) => `![An image](<${path}>)` },
  'image of HTML': {
    inside: htmlUrls,
    ext: '.png',
    up: '../../',
    write: (path) => `<img alt="An image" src="${path}" />`,
  },
  link: {
    inside: urls,
    ext: '.pdf',
    up: '../../',
    write: (path) => `[The file of the figures](<${path}>)`,
  },
  'link of HTML': {
    inside: htmlUrls,
    ext: '.pdf',
    up: '../../',
    write: (path) => `<a href="${path}">The file of the figures</a>`,
  },
  'link to a page': {
    // A category of the same site may have this slug, and then the link leads to its page.
    inside: [...urls, 'tilde', 'tilde of a user'],
    ext: '.md',
    up: '../../',
    write: (path) => `[The other page](<${path}>)`,
  },
  'image component': {
    // A tag this long is text.
    inside: [...htmlUrls, 'very long'],
    ext: '.png',
    up: '../../',
    write: (path) =>
      `<ThemedImage alt="An image" sources={{ light: ${quote(path)}, dark: ${quote(path)} }} />`,
  },
  'table of types': {
    ext: '.ts',
    up: '../../',
    write: (path) => `<TypeTable of="Secret" from="${path}" />`,
  },
  'doc comment': {
    ext: '.ts',
    up: '../../',
    write: (path) => `[summary](<docblock://${path}?token=secret>)`,
  },
  constant: {
    ext: '.ts',
    up: '../../',
    write: (path, index) =>
      `import { secret as c${index} } from ${quote(path)}\n\nText {c${index}}.`,
  },
  'constant that is exported by default': {
    ext: '.ts',
    up: '../../',
    write: (path, index) => `import d${index} from ${quote(path)}\n\nText {d${index}}.`,
  },
  'module of constants': {
    ext: '.ts',
    up: '../../',
    write: (path, index) => `import * as m${index} from ${quote(path)}\n\nText {m${index}.secret}.`,
  },
  'exported again': {
    // Pages export nothing, so the line is a text.
    isUrl: true,
    ext: '.ts',
    up: '../../',
    write: (path, index) =>
      `export { secret as e${index} } from ${quote(path)}\n\nText {e${index}}.`,
  },
  'changelog, link': {
    in: 'changelog',
    inside: urls,
    ext: '.pdf',
    up: '../../',
    write: (path) => `[The file of the figures](<${path}>)`,
  },
  'changelog, image': {
    in: 'changelog',
    inside: urls,
    ext: '.png',
    up: '../../',
    write: (path) => `![An image](<${path}>)`,
  },
  'changelog, code include': {
    in: 'changelog',
    ext: '.ts',
    up: '../../',
    write: (path) => fence(`ts file="${path}"`),
  },
  'OpenAPI, reference': {
    in: 'api',
    ext: '.json',
    up: '../../',
    write: (path, index) => `  /r${index}: { $ref: ${quote(path)} }`,
  },
  'OpenAPI, reference of a schema': {
    in: 'api',
    ext: '.json',
    up: '../../',
    write: (path, index) =>
      `  /s${index}: { get: { parameters: [{ name: a, in: query, schema: { $ref: ${quote(`${path}#/secret`)} } }] } }`,
  },
  'OpenAPI, description': {
    in: 'api',
    isUrl: true,
    ext: '.png',
    up: '../../',
    write: (path, index) =>
      `  /d${index}: { get: { description: ${quote(`![An image](<${path}>) [file](<${path}>)`)} } }`,
  },
  'authors.yml, portrait': {
    in: 'authors',
    inside: htmlUrls,
    ext: '.png',
    up: '../../',
    write: (path, index) => `a${index}: { name: A, image_url: ${quote(path)} }`,
  },
  'category, page': {
    in: 'category',
    ext: '',
    up: '../../../',
    write: (path) => `{ "link": { "type": "doc", "id": ${quote(path)} } }`,
  },
  'category, label': {
    in: 'category',
    unwritable: ['very long'],
    isUrl: true,
    ext: '.md',
    up: '../../../',
    write: (path) => `{ "label": ${quote(path)}, "link": { "type": "generated-index" } }`,
  },
  'category, slug': {
    in: 'category',
    isUrl: true,
    ext: '.md',
    up: '../../../',
    write: (path) => `{ "link": { "type": "generated-index", "slug": ${quote(path)} } }`,
  },
  'front matter, link of the head': {
    inside: htmlUrls,
    ext: '.png',
    up: '../../',
    isAlone: true,
    write: (path) =>
      frontMatter(`head: [{ tag: link, attributes: { rel: icon, href: ${quote(path)} } }]`),
  },
  'front matter, image of the head': {
    inside: htmlUrls,
    ext: '.png',
    up: '../../',
    isAlone: true,
    write: (path) =>
      frontMatter(
        `head: [{ tag: meta, attributes: { property: og:image, content: ${quote(path)} } }]`,
      ),
  },
  'front matter, image': {
    ext: '.png',
    up: '../../',
    isAlone: true,
    inside: htmlUrls,
    write: (path) => frontMatter(`image: ${quote(path)}`),
  },
  'front matter, hero image': {
    inside: ['absolute with two slashes', 'UNC with slashes'],
    ext: '.png',
    up: '../../',
    isAlone: true,
    write: (path) =>
      frontMatter(
        'layout: home',
        `hero: { title: Home, image: { src: ${quote(path)}, alt: An image } }`,
      ),
  },
}
