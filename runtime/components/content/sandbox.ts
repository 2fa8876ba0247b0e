import { interpolate } from '../../i18n/interpolate.ts'
import {
  classNames,
  type ContentFunction,
  type ContentInput,
  element,
  text,
  textOf,
} from './content-function.ts'

/** The project as its handler has prepared it. */
interface Project {
  readonly name: string
  readonly title: string
  /** The file that a sandbox opens. */
  readonly open: string | undefined
  readonly files: readonly (readonly [path: string, text: string])[]
  readonly parameters: string
}

/**
 * Forms that send a whole project to sites that run it, and a link to download it. Nothing is
 * requested from the other sites before a reader presses a button.
 */
export const sandbox: ContentFunction = ({ props, words }) => {
  const { hosts, href, className } = props
  const project = toProject(props)
  if (project.files.length === 0) return []
  const forms = listOf(hosts).flatMap((host) => {
    const make = Object.hasOwn(makers, host) ? makers[host] : undefined
    return make === undefined ? [] : [toForm(make(project), words)]
  })
  const download = element(
    'a',
    {
      className: ['sandbox-button'],
      download: `${project.name}.zip`,
      href: textOf(href),
    },
    [text(words.downloadProject)],
  )
  return [element('div', { className: classNames('sandbox', className) }, [...forms, download])]
}

interface Form {
  readonly label: string
  readonly action: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/**
 * The forms of the sites.
 * https://developer.stackblitz.com/platform/api/post-api
 * https://codesandbox.io/docs/learn/sandboxes/cli-api
 */
const makers: Readonly<Record<string, (project: Project) => Form>> = {
  stackblitz: ({ title, open, files }) => ({
    label: 'StackBlitz',
    action: `https://stackblitz.com/run${open === undefined ? '' : `?file=${encodeURIComponent(open)}`}`,
    fields: [
      ['project[title]', title],
      ['project[description]', title],
      ['project[template]', 'node'],
      ...files.map(([path, value]) => [`project[files][${path}]`, value] as const),
    ],
  }),
  codesandbox: ({ open, parameters }) => ({
    label: 'CodeSandbox',
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: [
      ['parameters', parameters],
      ['environment', 'server'],
      ...(open === undefined ? [] : [['query', `file=/${open}`] as const]),
    ],
  }),
}

function toForm({ label, action, fields }: Form, words: ContentInput['words']) {
  const inputs = fields.map(([name, value]) => element('input', { type: 'hidden', name, value }))
  const button = element('button', { type: 'submit', className: ['sandbox-button'] }, [
    text(interpolate(words.openInSandbox, { name: label })),
  ])
  const properties = { method: 'post', action, target: '_blank', rel: ['noopener'] }
  return element('form', properties, [...inputs, button])
}

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap((item: unknown) => textOf(item) ?? []) : []

function toProject({
  name,
  title,
  open,
  paths,
  texts,
  parameters,
}: ContentInput['props']): Project {
  const contents = listOf(texts)
  return {
    name: textOf(name) ?? '',
    title: textOf(title) ?? textOf(name) ?? '',
    open: textOf(open),
    files: listOf(paths).map((path, index) => [path, contents[index] ?? ''] as const),
    parameters: textOf(parameters) ?? '',
  }
}
