import { frontMatterSchema } from '../../cli/content/front-matter/front-matter-schema.ts'
import { schemaEntries } from '../../cli/schema/schema-tree.ts'
import { createPage, describeField } from './page.ts'

const intro = `Front matter is YAML between two lines of three dashes at the start of a page:

\`\`\`md title="docs/guide/install.md"
---
title: Install
sidebar_position: 1
redirect_from: /getting-started
---

Run one command.
\`\`\`

All keys are optional, and most have the names that Docusaurus uses. An unknown key is reported with a suggestion, and a value of the wrong type with the place of the key. Values stay as you write them: \`1.10\` is not shortened to \`1.1\`, and \`yes\` is a word.`

/** The reference of the keys of front matter. */
export function createFrontMatterPage(): string {
  const keys = [...schemaEntries(frontMatterSchema)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createPage({
    title: 'Front matter',
    description: 'Every key that the front matter of a page can have.',
    source: 'the schema of front matter',
    body: [
      intro,
      '## Keys',
      ...keys.flatMap(([name, schema]) => [
        `### \`${name}\` {#${name}}`,
        describeField(schema),
        ...[...schemaEntries(schema)].flatMap(([inner, entry]) => [
          `### \`${name}.${inner}\` {#${name}.${inner}}`,
          describeField(entry),
        ]),
      ]),
    ],
  })
}
