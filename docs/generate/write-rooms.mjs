// `npm run docs:rooms`: writes the map of rooms in cli/ROOMS.md from the files of the rooms.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importBundled } from '../../cli/package/import-bundled.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { readRooms, withRooms } = await importBundled('docs/generate/rooms.ts')
const file = `${root}/cli/ROOMS.md`
writeFileSync(file, withRooms(readFileSync(file, 'utf8'), readRooms(root)))
