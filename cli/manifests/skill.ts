// The skill of a site: instructions that programs load when a task needs this documentation. Given
// Site, it returns the skill and, at the root of a host, the index of skills.
// https://agentskills.io/specification
import { joinBase } from '../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { sha256 } from '../primitives/hash.ts'
import { listVariants } from '../model/paths/llms-path.ts'
import { writeInstructions } from './llms/instructions.ts'
import { listLines } from './llms/llms-text.ts'
import type { ListSection } from './llms/split-list.ts'
import { createFile } from './output-file.ts'

const wellKnown = '.well-known/agent-skills'

/** The files of the skill; a host has one index for all of its paths, so only a site at its root writes it. */
export function listSkillPaths({ llms, baseUrl }: ResolvedConfig): readonly string[] {
  const { skill } = llms
  if (skill === undefined) return []
  return baseUrl === '/'
    ? ['skill.md', `${wellKnown}/${skill.name}/SKILL.md`, `${wellKnown}/index.json`]
    : ['skill.md']
}

/** Make the files of the skill that the config describes. */
export function createSkillFiles(site: Site): OutputFile[] {
  const { skill } = site.config.llms
  if (skill === undefined) return []
  const text = formatSkill(site, skill)
  const index = formatIndex(skill, text)
  return listSkillPaths(site.config).map((path) =>
    createFile(path, path.endsWith('.json') ? index : text),
  )
}

type Skill = NonNullable<ResolvedConfig['llms']['skill']>

/** https://github.com/cloudflare/agent-skills-discovery-rfc */
function formatIndex({ name, description }: Skill, text: string): string {
  const url = `/${wellKnown}/${name}/SKILL.md`
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url, digest: `sha256:${sha256(text)}` }],
  }
  return `${JSON.stringify(index, undefined, 2)}\n`
}

function formatSkill(site: Site, { name, description, instructions }: Skill): string {
  const { title, tagline, url, baseUrl, llms } = site.config
  const [variant] = listVariants(site.config)
  const first = variant === undefined ? [] : listLines(site, variant)
  const list = url + joinBase(baseUrl, 'llms.txt')
  const steps = [
    `Read [llms.txt](${list}), which lists all pages with their descriptions.`,
    'Open the page that fits the question. If it has no answer, follow its links.',
    `Base the answer on what the page says, and name its URL${llms.pages ? ', without the `.md` at the end' : ''}.`,
  ]
  return [
    // A text of JSON is one of YAML too.
    `---\nname: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(description)}\n---`,
    `# ${title}`,
    ...[tagline, writeInstructions(instructions ?? '', site.config)].filter((part) => part !== ''),
    '## How to find an answer',
    steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    '## Sections',
    `${first.flatMap(formatSection).join('\n')}\n`,
  ].join('\n\n')
}

/** The link at the beginning of a line of `llms.txt`. */
const firstLink = /^- (\[(?:\\.|[^\\\]])*\]\(\S+?\))(?:: |$)/

/** A section with its first page; pages outside sections as they are. */
function formatSection({ title, lines }: ListSection): readonly string[] {
  if (title === undefined) return lines
  const [, link = ''] = firstLink.exec(lines[0] ?? '') ?? []
  const pages = lines.length === 1 ? 'one page,' : `${lines.length} pages, the first is`
  return [`- ${title}: ${pages} ${link}`]
}
