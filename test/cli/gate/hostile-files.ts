// The files of a hostile site. Given pairs of a place and a form, it returns texts, and where each
// pair is in them.
import { pathForms } from './path-forms.ts'
import type { PathPair } from './path-pairs.ts'
import { pathPlaces } from './path-places.ts'

/** One form of a path at one place. */
export interface PathAttempt extends PathPair {
  /** The file that a finding names, relative to the site's folder. */
  readonly page: string
  /** Its first and last line there, from 1. */
  readonly lines: readonly [first: number, last: number]
}

interface Files {
  readonly attempts: readonly PathAttempt[]
  /** By path, relative to the site's folder. */
  readonly texts: Readonly<Record<string, string>>
}

const apiStart = 'openapi: 3.0.0\ninfo: { title: A, version: "1" }\npaths:'

interface Written extends PathPair {
  /** Numbers of the place and the form, which make names unique. */
  readonly at: number
  readonly index: number
  readonly text: string
}

/** Write all pairs; `root` is the folder around the site. */
export function writePairs(pairs: readonly PathPair[], root: string): Files {
  const places = Object.keys(pathPlaces)
  const forms = Object.keys(pathForms)
  const written = pairs.flatMap(({ place, form }): Written[] => {
    const { up, ext, write } = pathPlaces[place] ?? {}
    const toPath = pathForms[form]
    if (up === undefined || ext === undefined || !write || !toPath) return []
    const index = forms.indexOf(form)
    const text = write(toPath({ root, up, ext }), index)
    return [{ place, form, at: places.indexOf(place), index, text }]
  })
  const inFile = (file: string | undefined) =>
    written.filter(({ place }) => pathPlaces[place]?.in === file)
  return joinFiles([
    ...places.map((place) => writePages(inFile(undefined).filter((one) => one.place === place))),
    writeLines('api.yml', apiStart, inFile('api')),
    writeLines('changelog/authors.yml', '# Authors', inFile('authors')),
    ...inFile('category').map(writeCategory),
    writeChangelog(inFile('changelog')),
  ])
}

function joinFiles(files: readonly Files[]): Files {
  return {
    attempts: files.flatMap(({ attempts }) => attempts),
    texts: Object.fromEntries(files.flatMap(({ texts }) => Object.entries(texts))),
  }
}

/** One page for all forms of a place, or one for each. */
function writePages(written: readonly Written[]): Files {
  const blocks = new Map<string, string[]>()
  const attempts = written.map(({ place, form, at, index, text }): PathAttempt => {
    const isAlone = pathPlaces[place]?.isAlone
    const page = `docs/place-${at}${isAlone ? `-${index}` : ''}.md`
    const before = blocks.get(page) ?? (isAlone ? [] : [`# ${place}`])
    const first = before.length === 0 ? 1 : before.join('\n\n').split('\n').length + 2
    blocks.set(page, [...before, text])
    return { place, form, page, lines: [first, first + text.split('\n').length - 1] }
  })
  const texts = [...blocks].map(([page, all]) => [page, `${all.join('\n\n')}\n`] as const)
  return { attempts, texts: Object.fromEntries(texts) }
}

function writeLines(file: string, start: string, written: readonly Written[]): Files {
  const before = start.split('\n').length
  return {
    attempts: written.map(({ place, form }, index) => {
      const line = before + index + 1
      return { place, form, page: file, lines: [line, line] }
    }),
    texts: { [file]: `${[start, ...written.map(({ text }) => text)].join('\n')}\n` },
  }
}

function writeCategory({ place, form, at, index, text }: Written): Files {
  const folder = `docs/category-${at}-${index}`
  const page = `${folder}/_category_.json`
  return {
    attempts: [{ place, form, page, lines: [1, 1] }],
    texts: { [page]: text, [`${folder}/page.md`]: '# Page\n' },
  }
}

/** A release for each form; findings name the lines of the changelog. */
function writeChangelog(written: readonly Written[]): Files {
  const page = 'CHANGELOG.md'
  const texts = ['# Changelog']
  const attempts = written.map(({ place, form, at, index, text }): PathAttempt => {
    const first = texts.join('\n\n').split('\n').length + 2
    const release = `## 1.${at}.${index}\n\n${text}`
    texts.push(release)
    return { place, form, page, lines: [first, first + release.split('\n').length - 1] }
  })
  return { attempts, texts: { [page]: `${texts.join('\n\n')}\n` } }
}
