import { tryParseJson } from '../../primitives/formats/try-parse-json.ts'
import { isMapping, isRecord } from '../../primitives/is-record.ts'

interface Words {
  readonly reason: string
  readonly help: string
}

const exact = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/
const groups = ['dependencies', 'devDependencies'] as const

/** Why a `package.json` doesn't install the same packages next year; undefined when it does. */
export function findLooseVersion(text: string | undefined): Words | undefined {
  if (text === undefined)
    return {
      reason: 'The project has no `package.json`, so nothing can install its packages or start it.',
      help: 'Add the file to the folder in `base`, and its name to `files`.',
    }
  const found = tryParseJson(text)
  if (!isMapping(found))
    return {
      reason: 'The `package.json` of the project is not a JSON object, so no tool can read it.',
      help: 'Fix its syntax.',
    }
  const versions = groups.flatMap((group) => Object.entries(recordOf(found[group])))
  const loose = versions.find(([, version]) => typeof version !== 'string' || !exact.test(version))
  if (loose === undefined) return undefined
  const [name, version] = loose
  return {
    reason: `The \`package.json\` of the project installs \`${name}\` \`${typeof version === 'string' ? version : JSON.stringify(version)}\`, which may be another version tomorrow, so the sandbox could stop working.`,
    help: 'Write an exact version, such as `2.9.0`.',
  }
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {}
