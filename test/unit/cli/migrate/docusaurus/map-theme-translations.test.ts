import { expect, it } from 'vitest'
import { mapThemeTranslations } from '../../../../../cli/migrate/docusaurus/map/map-theme-translations.ts'

const map = (messages: Readonly<Record<string, string>>, locale = 'en') =>
  mapThemeTranslations(new Map(Object.entries(messages)), locale)

it('D: texts of the theme that say the same here are taken over, with their forms and values', () => {
  const { words, left } = map({
    'theme.docs.paginator.next': 'Onward',
    'theme.admonition.tip': 'hint',
    'theme.SearchPage.documentsFound.plurals': 'One hit|{count} hits',
    'theme.docs.versions.unmaintainedVersionLabel': '{siteTitle} {versionLabel} is old.',
    'theme.DocSidebarItem.expandCategoryAriaLabel': "Open '{label}'",
    'theme.lastUpdated.lastUpdatedAtBy': 'Changed{atDate}{byUser}',
    'theme.lastUpdated.atDate': ' on {date}',
    'theme.lastUpdated.byUser': ' by {user}',
  })
  expect(words).toEqual({
    next: 'Onward',
    tip: 'Hint',
    resultCount: 'One hit|{count} hits',
    unmaintained: '{siteTitle} {versionLabel} is old.',
    pagesOf: "Open '{label}'",
    lastUpdated: 'Changed on {date}',
    lastUpdatedBy: 'Changed on {date} by {user}',
  })
  expect(left).toEqual([])
})

it('D: what has no counterpart is named; what says the same as docs-ssg is left out', () => {
  const { words, left } = map(
    {
      'theme.docs.paginator.next': 'Weiter',
      'theme.common.editThisPage': 'Seite bearbeiten in {repository}',
      'theme.tags.tagsPageTitle': 'Schlagwörter',
      'home.title': 'Hallo',
    },
    'de',
  )
  expect(words).toEqual({})
  expect(left).toEqual(['theme.tags.tagsPageTitle', 'home.title'])
})
