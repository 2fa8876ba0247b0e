import { expect, it } from 'vitest'
import { make } from '../page-of.ts'

it.each([
  ['<!-- VitePress: <Chart /> -->', 'nothing in its place'],
  ['<!-- VitePress: <Box> -->', 'nothing in its place'],
  ['<!-- VitePress: <Box a="b"> -->Text<!-- </Box> -->', 'only what is inside it'],
  ['# Pier <!-- VitePress: <Box> -->new<!-- </Box> -->', 'only what is inside it'],
  ['<!-- VitePress: <Box> -->\n\nText\n\n<!-- </Box> -->', 'only what is inside it'],
  ['<!-- VitePress: <Box /> -->\n\nText <!-- </Box> -->', 'nothing in its place'],
  ['<!-- VitePress: {{ version }} -->', 'nothing in its place'],
  ['<!-- ::: ferry.Boat -->', 'nothing in its place'],
  ['`Boat`<!-- mkdocstrings: ferry.Boat -->', 'its text without a link'],
  ['<!-- MkDocs: {{ boat }} -->', 'nothing in its place'],
])('what a migration left out in `%s` is reported as %s', async (text, effect) => {
  const { diagnostics } = await make(text)
  expect(diagnostics).toMatchObject([
    { rule: 'foreign-syntax', message: expect.stringContaining(`so readers see ${effect}.`) },
  ])
})
