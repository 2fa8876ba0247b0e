// Room: interface texts of the site, and which of them the browser needs
// The translations of the site's components. Given the configuration, it returns texts by locale
// and id. It must not know which of them are used.
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readRegularText } from '../../gate/regular-file.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { suggestOrList } from '../../report/suggest.ts'
import { unwritableProblem, findUnwritable } from '../../primitives/text/unwritable-values.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { isMapping, isRecord } from '../../primitives/is-record.ts'
import { findRepeatedKeys, type RepeatedKey } from '../../primitives/formats/repeated-json-keys.ts'
import { createYamlPlaces, type YamlPlaces } from '../../primitives/formats/yaml-places.ts'
import { bundleRules } from '../bundle-rules.ts'

/** Texts by locale, then by id. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Read the files that `locales[].messages` names: `{"id": {"message": "text"}}`, or `{"id":
 * "text"}`.
 */
export async function loadMessages(
  config: ResolvedConfig,
): Promise<{ readonly messages: Messages; readonly diagnostics: readonly Diagnostic[] }> {
  const read = config.locales.map(({ code, messages }) => {
    if (messages === undefined) return { found: [], diagnostics: [] }
    const file = join(config.siteDir, messages)
    // The config reports a file that is missing.
    const text = existsSync(file) ? readRegularText(file) : '{}'
    const { texts, problems, unknown } = parse(text.replace(/^\uFEFF/, ''))
    const path = posix.normalize(messages)
    return {
      found: [[code, texts] as const],
      diagnostics: [
        ...problems.map((problem) => unreadable(path, problem)),
        ...unknown.map((key) => unknownKey(path, key)),
      ],
    }
  })
  return {
    messages: Object.fromEntries(read.flatMap(({ found }) => found)),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  }
}

interface Problem {
  readonly subject: 'A translation' | 'The translations'
  /** Continues a sentence that names the file. */
  readonly reason: string
  readonly line: number
  readonly column: number
}

/** A key beside those that a translation can have. */
interface UnknownKey {
  readonly id: string
  readonly key: string
  readonly line: number
  readonly column: number
}

interface ParsedMessages {
  readonly texts: Readonly<Record<string, string>>
  readonly problems: readonly Problem[]
  readonly unknown: readonly UnknownKey[]
}

/** Docusaurus writes a description for translators. */
const knownKeys = ['message', 'description']

const whole = { subject: 'The translations', line: 1, column: 1 } as const
const broken = (reason: string): ParsedMessages => ({
  texts: {},
  problems: [{ reason, ...whole }],
  unknown: [],
})

/** The texts, and why others can't be read. Texts of Docusaurus's own theme are left out. */
function parse(text: string): ParsedMessages {
  try {
    const json: unknown = JSON.parse(text)
    if (!isRecord(json) || Array.isArray(json)) return broken('it is not a JSON object')
    const read = readEntries(json, createYamlPlaces(text))
    return { ...read, problems: [...read.problems, ...findRepeatedKeys(text).map(repeated)] }
  } catch (error) {
    return broken(toErrorMessage(error))
  }
}

function readEntries(json: Readonly<Record<string, unknown>>, placeOf: YamlPlaces): ParsedMessages {
  const texts: (readonly [string, string])[] = []
  const problems: Problem[] = []
  const unknown: UnknownKey[] = []
  for (const [id, entry] of Object.entries(json)) {
    if (id.startsWith('theme.')) continue
    const isObject = isMapping(entry)
    const path = isObject && Object.hasOwn(entry, 'message') ? [id, 'message'] : [id]
    const message = isObject ? entry['message'] : entry
    const problem = problemOf(message, path)
    if (typeof message === 'string' && problem === undefined) texts.push([id, message])
    else problems.push({ subject: 'A translation', reason: problem ?? '', ...placeOf(...path) })
    const others = isObject ? Object.keys(entry).filter((key) => !knownKeys.includes(key)) : []
    unknown.push(...others.map((key) => ({ id, key, ...placeOf(id, key) })))
  }
  return { texts: Object.fromEntries(texts), problems, unknown }
}

const repeated = ({ key, ...place }: RepeatedKey): Problem => ({
  subject: 'A translation',
  reason: `\`${key}\` is written before in the same object, and only one of the two can be shown`,
  ...place,
})

function problemOf(message: unknown, path: readonly string[]): string | undefined {
  const name = `\`${path.join('.')}\``
  if (message === undefined) return `${name} has no \`message\``
  if (typeof message !== 'string') return `${name} is ${describe(message)}; expected a string`
  const [control] = findUnwritable({ [path[0] ?? '']: message })
  return control && `${name} ${unwritableProblem.because(control.name)}`
}

const describe = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : isRecord(value) ? 'an object' : `\`${String(value)}\``

function unreadable(path: string, { subject, reason, line, column }: Problem): Diagnostic {
  return bundleRules['unreadable-messages'].report({
    message: `${subject} in \`${path}\` can't be read: ${reason}.`,
    help: 'Write JSON of this form: `{"id": {"message": "text"}}`.',
    place: toPlace(path, { line, column }),
  })
}

function unknownKey(path: string, { id, key, line, column }: UnknownKey): Diagnostic {
  return bundleRules['unknown-message-key'].report({
    message: `\`${id}.${key}\` is not a key of a translation, so it has no effect.`,
    help: suggestOrList(key, knownKeys),
    place: toPlace(path, { line, column }),
    data: { actual: key, expected: knownKeys },
  })
}
