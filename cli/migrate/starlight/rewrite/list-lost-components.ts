import { groupBy } from '../../../primitives/group-by.ts'
import { posixRelative } from '../../../primitives/files/posix-path.ts'
import type { Note } from '../../migration.ts'
import type { RewrittenText } from './rewrite-page.ts'

const howTo: Note = {
  subject: 'components',
  advice:
    'Astro, Vue and Svelte components are not rendered. Comments are in place of their tags, and what was between the tags is kept. To show one again, write it as a React component, name its file in `components` of the config, and put the tags in place of the comments.',
}

/** One note for each component that has no counterpart, with its uses. */
export function listLostComponents(
  pages: ReadonlyMap<string, RewrittenText>,
  siteDir: string,
): readonly Note[] {
  const uses = [...pages].flatMap(([path, { lost }]) => lost.map((one) => ({ ...one, path })))
  const notes = [...groupBy(uses, ({ name }) => name)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name, found]) => {
      const [first] = found
      const from = first?.from ?? ''
      const place = `${posixRelative(siteDir, first?.path ?? '')}:${String(first?.line ?? 1)}`
      const files = new Set(found.map(({ path }) => path)).size
      const many = `${String(found.length)} ${found.length === 1 ? 'use' : 'uses'} in ${String(files)} ${files === 1 ? 'page' : 'pages'}, first in ${place}`
      return {
        subject: `<${name}>`,
        advice: `\`${from}\` is left out (${many}).`,
      }
    })
  return notes.length === 0 ? [] : [howTo, ...notes]
}
