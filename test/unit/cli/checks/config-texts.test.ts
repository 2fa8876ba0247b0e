import { expect, it } from 'vitest'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { listConfigTexts } from '../../../../cli/checks/config-texts/list-config-texts.ts'
import {
  codeMarks,
  findRawMarks,
  plainTextMarks,
} from '../../../../cli/primitives/text/raw-marks.ts'
import { configOf } from '../../../helpers/memory-site.ts'

const foundIn = (options: SiteConfig): readonly string[] =>
  listConfigTexts(configOf(options)).flatMap(({ key, text, isMarkdown }) =>
    findRawMarks(text, isMarkdown ? codeMarks : plainTextMarks).map(
      ({ written }) => `${key} ${written}`,
    ),
  )

const link = (label: string) => ({ label, to: '/' })

it.each<readonly [SiteConfig, readonly string[]]>([
  [{ title: 'A `b`' }, ['title `b`']],
  [{ tagline: 'A **b** :tada:' }, ['tagline **b**', 'tagline :tada:']],
  [{ navbar: { title: 'A &amp; B' } }, ['navbar.title &amp;']],
  [{ navbar: { items: [link('*a*')] } }, ['navbar.items[0].label *a*']],
  [
    { navbar: { items: [{ label: 'More', items: [link('<b>a</b>')] }] } },
    ['navbar.items[0].items[0].label <b>', 'navbar.items[0].items[0].label </b>'],
  ],
  [
    { footer: { links: [{ title: '[a](b)', items: [link('{{ c }}')] }] } },
    ['footer.links[0].title [a](b)', 'footer.links[0].items[0].label {{ c }}'],
  ],
  [{ footer: { copyright: '**A** [b](/) {% now %} <b>c</b>' } }, ['footer.copyright {% now %}']],
  [
    { announcementBar: { id: 'a', content: '**A** :rocket:' } },
    ['announcementBar.content :rocket:'],
  ],
  [
    {
      sidebars: {
        docs: [
          {
            type: 'category',
            label: '`a`',
            items: [{ type: 'link', label: '~~b~~', href: '/' }],
          },
        ],
      },
    },
    ['sidebars.docs[0].label `a`', 'sidebars.docs[0].items[0].label ~~b~~'],
  ],
  [{ title: 'C++ & Co: a*b, 10:30, snake_case, x[0][1], <T>' }, []],
])('finds the marks in the texts of %j', (options, expected) => {
  expect(foundIn(options)).toEqual(expected)
})
