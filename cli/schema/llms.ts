import * as v from 'valibot'
import { doc, filledText, option, optional } from '../primitives/formats/schema-parts.ts'

const assistantSchema = v.strictObject({
  label: doc(filledText, 'Name of the assistant.'),
  url: doc(
    v.pipe(v.string(), v.regex(/^https:\/\//, 'a URL that begins with `https://`')),
    'Its URL, in which `{url}` is replaced by the URL of the Markdown of the page, or of the page if there is none.',
  ),
})

const testsSchema = v.strictObject({
  file: doc(v.string(), 'JSON file of questions and the targets that they must lead to.'),
  budget: option(
    v.pipe(v.number(), v.integer(), v.minValue(1000)),
    60_000,
    'Characters that may be read for one question, those of `llms.txt` included.',
  ),
})

const skillSchema = v.strictObject({
  name: doc(
    v.string(),
    'Name of the skill: lowercase letters, digits and hyphens, such as the name of the package.',
  ),
  description: doc(
    v.string(),
    'What the documentation is about and when a program should read it, in at most 1,024 characters.',
  ),
  instructions: optional(
    v.string(),
    'Markdown at the beginning of the skill: what programs should know before they use the documentation.',
  ),
})

const optionsSchema = v.strictObject({
  pages: option(
    v.boolean(),
    true,
    'Write the Markdown of each page beside it, such as `/guide/install.md`.',
  ),
  controls: option(v.boolean(), false, 'Show controls that copy and open the Markdown of a doc.'),
  full: option(
    v.union([v.boolean(), v.literal('sections')]),
    false,
    'Write `llms-full.txt`: the Markdown of all docs of a version and locale. With `"sections"`, it lists a file for each category instead, such as `llms-full/guides.txt`.',
  ),
  instructions: optional(
    v.string(),
    'Markdown at the beginning of `llms.txt`: what programs should know before they read the pages.',
  ),
  assistants: option(
    v.array(assistantSchema),
    [],
    'Links above each doc that open it in an assistant: `{ label: "…", url: "https://assistant.example/?q=Read%20{url}" }`.',
  ),
  skill: optional(
    skillSchema,
    'Write a skill for agents: `skill.md`, and, for a site without a base path, `/.well-known/agent-skills/`.',
  ),
  tests: optional(
    testsSchema,
    'Questions that must lead from `llms.txt` to their pages; `docs-ssg check` asks them.',
  ),
})

type LlmsOptions = v.InferOutput<typeof optionsSchema>

/** What `llms: false` stands for. */
const off: LlmsOptions = { pages: false, controls: false, full: false, assistants: [] }

/** `llms`: options, or `false` for a site without files for programs. */
export const llmsSchema = v.pipe(
  v.union([v.literal(false), optionsSchema]),
  v.transform((value) => (value === false ? { ...off, isOn: false } : { ...value, isOn: true })),
)
