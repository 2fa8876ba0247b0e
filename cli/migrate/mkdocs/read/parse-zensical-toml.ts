// Given the text of a `zensical.toml`, it returns the config of MkDocs with the same meaning. Zensical
// reads both, and has the theme and the extensions of Material for MkDocs.
import { isMapping } from '../../../primitives/is-record.ts'
import { toRecord, type Values } from '../../coerce.ts'
import { parseToml } from '../../parse-toml.ts'
import type { ParsedConfig } from './parse-mkdocs-yaml.ts'

/** Extensions of a config that names none. */
const defaults =
  'abbr admonition attr_list def_list footnotes md_in_html toc pymdownx.arithmatex pymdownx.betterem pymdownx.caret pymdownx.details pymdownx.emoji pymdownx.highlight pymdownx.inlinehilite pymdownx.keys pymdownx.mark pymdownx.smartsymbols pymdownx.superfences pymdownx.tabbed pymdownx.tasklist pymdownx.tilde'.split(
    ' ',
  )

/** Tables that contain extensions instead of options: `[project.markdown_extensions.pymdownx.keys]`. */
const namespaces = /^(?:pymdownx(?:\.blocks)?|zensical(?:\.extensions)?|markdown(?:\.extensions)?)$/

/** Parse the settings in `[project]`. */
export function parseZensicalToml(text: string): ParsedConfig {
  const read = parseToml(text)
  if (read.kind === 'failed') return read
  const project = toRecord(read.values['project'])
  const { markdown_extensions: extensions, plugins, theme } = project
  return {
    kind: 'read',
    values: {
      ...project,
      theme: { name: 'material', ...toRecord(theme) },
      plugins: { search: {}, ...toRecord(plugins) },
      markdown_extensions: isMapping(extensions)
        ? listExtensions('', toRecord(extensions))
        : (extensions ?? defaults),
    },
  }
}

function listExtensions(prefix: string, tables: Values): readonly Values[] {
  return Object.entries(tables).flatMap(([key, options]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`
    if (namespaces.test(name) && isMapping(options)) return listExtensions(name, toRecord(options))
    return [{ [name]: options }]
  })
}
