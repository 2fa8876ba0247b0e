import { posix } from 'node:path'
import { toPageName } from '../../gate/inside-name.ts'
import { describeRefusal } from '../../gate/report-refusal.ts'
import { listSandboxOrigins, type SandboxHost } from '../../primitives/urls/sandbox-origins.ts'
import { compareText } from '../../primitives/text/compare-text.ts'
import type { Component, ComponentContext, PreparedComponent } from '../nodes/component.ts'
import { type MessageInput, report } from '../reporting/report-message.ts'
import { findLooseVersion } from './find-loose-version.ts'
import { toCodeSandbox, zipProject } from './pack-project.ts'
import { type ProjectFiles, readProjectFiles } from './sandbox-files.ts'

/**
 * `<Sandbox base="@site/sandboxes/react" files="package.json index.html" open="src/App.tsx" />`
 * receives the whole project: the files of `base`, and the last version of each file that the page
 * names.
 */
export function prepareSandbox(component: Component, context: ComponentContext): PreparedComponent {
  const { props } = component
  const name = posix.basename(context.file.path).replace(/\.[^.]*$/, '')
  const { files, problems } = readProject(component, context)
  for (const problem of problems) report(context.file, component.element, problem)
  if (problems.length > 0) return { props: {}, children: [] }
  const hosts = hostsOf(props.hosts, context.sandboxHosts ?? [])
  const { data } = context.file
  ;(data.parts ??= []).push('sandbox')
  const download = zipProject(files, name)
  data.files = [...(data.files ?? []), download]
  data.formOrigins = [...new Set([...(data.formOrigins ?? []), ...listSandboxOrigins(hosts)])]
  return {
    props: {
      ...props,
      name,
      hosts,
      paths: [...files.keys()],
      texts: [...files.values()],
      href: `pathname:///${download.path}`,
      ...(hosts.includes('codesandbox') && { parameters: toCodeSandbox(files) }),
    },
    children: [],
  }
}

const wordsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : []

/** The hosts that the site allows; of these, those that the page names, if it names any. */
function hostsOf(written: unknown, allowed: readonly SandboxHost[]): SandboxHost[] {
  if (typeof written !== 'string') return [...allowed]
  const named = wordsOf(written)
  return allowed.filter((host) => named.includes(host))
}

interface Project {
  readonly files: ProjectFiles
  readonly problems: readonly MessageInput[]
}

function readProject({ props }: Component, { file, readFile }: ComponentContext): Project {
  const base = typeof props.base === 'string' ? props.base.replace(/\/$/, '') : '.'
  const files = new Map<string, string>()
  const problems: MessageInput[] = []
  for (const name of wordsOf(props.files)) {
    const found = toPageName(name) === undefined ? undefined : readFile?.(`${base}/${name}`, file)
    if (found === undefined) problems.push(outside(name))
    else if ('text' in found) files.set(name, found.text.replaceAll('\r\n', '\n'))
    else
      problems.push(
        found.refusal === 'missing'
          ? missing(`${base}/${name}`)
          : describeRefusal(`${base}/${name}`, found.refusal),
      )
  }
  for (const [name, text] of readProjectFiles(file.data.fences ?? [])) files.set(name, text)
  const sorted = new Map([...files].toSorted(([a], [b]) => compareText(a, b)))
  return { files: sorted, problems: problems.length > 0 ? problems : checkProject(sorted, props) }
}

function checkProject(files: ProjectFiles, { open }: Component['props']): readonly MessageInput[] {
  const names = [...files.keys()].map((name) => `\`${name}\``).join(', ')
  const absent = typeof open === 'string' && !files.has(open) ? open : undefined
  const loose = findLooseVersion(files.get('package.json'))
  return [
    ...(absent === undefined
      ? []
      : [
          problem(
            `\`open\` names \`${absent}\`, which isn't a file of the project, so a sandbox would open without it.`,
            `Use one of its files: ${names}.`,
          ),
        ]),
    ...(loose === undefined ? [] : [problem(loose.reason, loose.help)]),
  ]
}

const problem = (reason: string, help: string): MessageInput => ({
  rule: 'sandbox-project',
  reason,
  help,
})

const outside = (name: string): MessageInput =>
  problem(
    `\`${name}\` can't be a file of the project, because it leaves its folder or not every system can have it.`,
    'Write a path below `base`, such as `src/main.tsx`.',
  )

const missing = (path: string): MessageInput =>
  problem(
    `The project includes \`${path}\`, but this file does not exist.`,
    'Create it, or remove its name from `files`.',
  )
