// Prints the statements of a folder, and those that the package doesn't confirm, as JSON; NODE_ENV selects the mode.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

const folder = join(import.meta.dirname, '..', process.argv[2])
const files = readdirSync(folder).filter((name) => name !== 'run-claims.mjs')
const modules = await Promise.all(
  files.map((name) => import(pathToFileURL(join(folder, name)).href)),
)
const claims = modules.flatMap((module) => module.claims ?? [])

const wrong = []
for (const [page, says, probe, expected] of claims) {
  let found
  try {
    found = await probe()
  } catch (error) {
    found = `threw ${error.message}`
  }
  const holds =
    typeof expected === 'function' ? expected(found) : isDeepStrictEqual(found, expected)
  if (!holds) wrong.push(`${page}: ${says}: ${String(found)}`)
}
process.stdout.write(
  JSON.stringify({ claims: claims.map(([page, says]) => ({ page, says })), wrong }),
)
// Some stores leave timers behind.
process.exit(0)
