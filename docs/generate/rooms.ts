// The map of rooms in cli/ROOMS.md, from one line at the head of a file of each room.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const codeFile = /\.(?:tsx?|mjs|css)$/
const roomLine = /^(?:\/\/|\/\*) Room: (.+?)(?: \*\/)?$/
const map = /(<!-- rooms:start[^>]*-->\n\n```\n)([^]*?)(\n```\n\n<!-- rooms:end -->)/
/** Folders in which each folder is a room. */
const roomsIn = /^(?:cli|runtime|cli\/content)\/[^/]+$/
const textColumn = 19

/** A folder with the texts of its `Room:` lines; a room in order has exactly one. */
export interface Room {
  /** From the top of the repository: `cli/content/svg`. */
  readonly path: string
  readonly texts: readonly string[]
}

/** Read the folders of `cli/` and `runtime/` below `root` that are rooms or call themselves one. */
export function readRooms(root: string): readonly Room[] {
  const walk = (path: string): readonly Room[] => {
    const entries = readdirSync(join(root, path), { withFileTypes: true })
    const texts = entries
      .filter((entry) => entry.isFile() && codeFile.test(entry.name))
      .flatMap(({ name }) => {
        const [line = ''] = readFileSync(join(root, path, name), 'utf8').split('\n', 1)
        return roomLine.exec(line)?.[1] ?? []
      })
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    const inside = folders.toSorted().flatMap((name) => walk(`${path}/${name}`))
    return roomsIn.test(path) || texts.length > 0 ? [{ path, texts }, ...inside] : inside
  }
  return ['cli', 'runtime'].flatMap(walk)
}

/**
 * Write the rooms into the map of `document`. Other lines, and the order of lines, are written by
 * hand: a new room is put at the end of its folder, and a room that is gone leaves the map.
 */
export function withRooms(document: string, rooms: readonly Room[]): string {
  const [, start = '', lines = '', end = ''] = map.exec(document) ?? []
  const drawn = drawRooms(lines.split('\n'), rooms).join('\n')
  return document.replace(map, () => `${start}${drawn}${end}`)
}

/** A line of the map with the path that its indentation gives it. */
interface MapLine {
  readonly path: string
  readonly line: string
}

function drawRooms(lines: readonly string[], rooms: readonly Room[]): readonly string[] {
  const kept = readPaths(lines).flatMap(({ path, line }): readonly MapLine[] => {
    if (!/^(?:cli|runtime)\/.*\/$/.test(path)) return [{ path, line }]
    const room = rooms.find((candidate) => `${candidate.path}/` === path)
    return room ? [drawRoom(room)] : []
  })
  const drawn = rooms.reduce<readonly MapLine[]>(
    (present, room) => addRoom(present, drawRoom(room)),
    kept,
  )
  return drawn.map(({ line }) => line)
}

/** Put a room after everything that its folder contains, unless the map has it. */
function addRoom(present: readonly MapLine[], added: MapLine): readonly MapLine[] {
  if (present.some(({ path }) => path === added.path)) return present
  const parent = added.path.replace(/[^/]+\/$/, '')
  const last = present.findLastIndex(({ path }) => path.startsWith(parent))
  return present.toSpliced(last + 1, 0, added)
}

function drawRoom({ path, texts }: Room): MapLine {
  const [name = '', ...above] = path.split('/').toReversed()
  const line = `${'  '.repeat(above.length)}${`${name}/`.padEnd(textColumn - 1)} ${texts.join(' ')}`
  return { path: `${path}/`, line }
}

function readPaths(lines: readonly string[]): readonly MapLine[] {
  const above: string[] = []
  return lines.map((line) => {
    const [, indent = '', name = ''] = /^( *)(\S+)/.exec(line) ?? []
    above.splice(indent.length / 2, Infinity, name)
    return { path: above.join(''), line }
  })
}
