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
  let holds = false
  // Probes that count what happens within some milliseconds can be late on a busy machine.
  for (let attempt = 0; attempt < 3 && !holds; attempt += 1) {
    try {
      found = await probe()
    } catch (error) {
      found = `threw ${error.message}`
    }
    holds = typeof expected === 'function' ? expected(found) : isDeepStrictEqual(found, expected)
  }
  if (!holds) wrong.push(`${page}: ${says}: ${String(found)}`)
}
const report = { claims: claims.map(([page, says]) => ({ page, says })), wrong }
// Some stores leave timers behind.
process.stdout.write(JSON.stringify(report), () => process.exit(0))
