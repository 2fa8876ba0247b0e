import * as v from 'valibot'
import { tryParseJson } from '../primitives/formats/try-parse-json.ts'
import type { CardProblem } from './inspect-card.ts'

/** A card and what is wrong with it, as the cache keeps them. */
export interface KeptCard {
  readonly png: Uint8Array
  readonly problems: readonly CardProblem[]
}

const problemsSchema = v.array(
  v.object({
    kind: v.picklist(['contrast', 'size', 'text']),
    message: v.string(),
  }),
)

/** The problems as JSON in one line, then the image. */
export function encodeCard({ png, problems }: KeptCard): Uint8Array {
  return Buffer.concat([Buffer.from(`${JSON.stringify(problems)}\n`), png])
}

/** Undefined without bytes, or for those of another format. */
export function decodeCard(bytes: Uint8Array | undefined): KeptCard | undefined {
  if (bytes === undefined) return undefined
  const end = bytes.indexOf(10)
  if (end === -1) return undefined
  const written = tryParseJson(Buffer.from(bytes.subarray(0, end)).toString('utf8'))
  const problems = v.safeParse(problemsSchema, written)
  return problems.success ? { png: bytes.subarray(end + 1), problems: problems.output } : undefined
}
