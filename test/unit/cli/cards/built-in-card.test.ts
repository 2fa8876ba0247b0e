import { createRequire } from 'node:module'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inspectCard } from '../../../../cli/cards/inspect-card.ts'
import { openRenderer } from '../../../../cli/cards/open-renderer.ts'
import { SocialCard } from '../../../../runtime/components/social-card.tsx'
import type { SocialCardProps } from '../../../../runtime/shared/views/social-card.ts'

const drawing = openRenderer(createRequire(import.meta.url).resolve('@takumi-rs/core'), [])

const card: SocialCardProps = {
  title: 'Install',
  description: '',
  section: undefined,
  site: { title: 'Kit', tagline: '', host: 'kit.example', logo: undefined },
  colors: { ground: '#1243a7', shade: '#011448', glow: '#1243a7' },
  locale: { code: 'en', direction: 'ltr' },
  version: undefined,
  kind: 'doc',
}
const description = 'A description of a landing page that is as long as search engines like it. '
const full = { section: 'Section '.repeat(8), version: '1.0', description: description.repeat(2) }

it.each<[string, Partial<SocialCardProps>]>([
  ['a constant', { title: 'STORE_UNMOUNT_DELAY' }],
  ['a longer constant', { title: 'PERSISTENT_STORE_UNMOUNT_DELAY_IN_MILLISECONDS', ...full }],
  ['a type', { title: 'UseQueryStateDefaultResultWithoutSelectorOptions' }],
  ['a path', { title: '/v1/organizations/{organization_id}/projects/{project_id}/members' }],
  ['a compound', { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' }],
  ['a word in a sentence', { title: 'Use PERSISTENT_STORE_UNMOUNT_DELAY in a test', ...full }],
  ['a word of 130 wide letters', { title: 'W'.repeat(130), ...full }],
  ['a sentence in capitals', { title: 'WE KNOW MANY WORDS '.repeat(9), ...full }],
  ['a title without spaces', { title: '状態管理'.repeat(32), ...full }],
  ['an Arabic title', { title: 'كلمة'.repeat(20), locale: { code: 'ar', direction: 'rtl' } }],
  ['a home page', { title: 'W'.repeat(50), kind: 'home', ...full }],
  ['a full home page', { title: 'Documentation '.repeat(9), kind: 'home', ...full }],
  ['a section of one word', { section: 'W'.repeat(80) }],
  ['a version of one word', { version: 'W'.repeat(80) }],
  ['a description of one word', { description: 'W'.repeat(140), kind: 'home' }],
  ['a site of one word', { site: { ...card.site, title: 'W'.repeat(80) } }],
  ['a long host', { site: { ...card.site, host: `${'w'.repeat(60)}.example/${'m'.repeat(60)}` } }],
])('the built-in card shows all of its text: %s', async (_, props) => {
  const html = renderToStaticMarkup(createElement(SocialCard, { ...card, ...props }))
  const draw = await drawing
  const problems = inspectCard(await draw(html, []), { maxBytes: 1e9, hasFonts: true })
  expect(problems.filter(({ kind }) => kind === 'text')).toEqual([])
})
