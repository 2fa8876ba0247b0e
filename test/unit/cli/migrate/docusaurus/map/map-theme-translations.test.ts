import { expect, it } from 'vitest'
import { mapThemeTranslations } from '../../../../../../cli/migrate/docusaurus/map/map-theme-translations.ts'

const map = (messages: Readonly<Record<string, string>>, locale = 'en') =>
  mapThemeTranslations(new Map(Object.entries(messages)), locale)

it('D: theme texts with a counterpart are mapped, with their plural forms and placeholders', () => {
  const { translations, unused } = map({
    'theme.docs.paginator.next': 'Onward',
    'theme.admonition.tip': 'hint',
    'theme.SearchPage.documentsFound.plurals': 'One hit|{count} hits',
    'theme.docs.versions.unmaintainedVersionLabel': '{siteTitle} {versionLabel} is old.',
    'theme.DocSidebarItem.expandCategoryAriaLabel': "Open '{label}'",
    'theme.lastUpdated.lastUpdatedAtBy': 'Changed{atDate}{byUser}',
    'theme.lastUpdated.atDate': ' on {date}',
    'theme.lastUpdated.byUser': ' by {user}',
  })
  expect(translations).toEqual({
    next: 'Onward',
    tip: 'Hint',
    resultCount: 'One hit|{count} hits',
    unmaintained: '{siteTitle} {versionLabel} is old.',
    pagesOf: "Open '{label}'",
    lastUpdated: 'Changed on {date}',
    lastUpdatedBy: 'Changed on {date} by {user}',
  })
  expect(unused).toEqual([])
})

it('D: texts without a counterpart are listed, and texts equal to those of docs-ssg are left out', () => {
  const { translations, unused } = map(
    {
      'theme.docs.paginator.next': 'Weiter',
      'theme.common.editThisPage': 'Seite bearbeiten in {repository}',
      'theme.tags.tagsPageTitle': 'Schlagwörter',
      'home.title': 'Hallo',
    },
    'de',
  )
  expect(translations).toEqual({})
  expect(unused).toEqual(['theme.tags.tagsPageTitle', 'home.title'])
})
