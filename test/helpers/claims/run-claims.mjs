// Prints the statements of the pages, and those that the package doesn't confirm, as JSON; NODE_ENV selects the mode.
import { readdirSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'))
const modules = await Promise.all(
  files.filter((name) => name !== 'run-claims.mjs').map((name) => import(`./${name}`)),
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
