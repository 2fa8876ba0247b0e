import { english, type Translations } from '../../runtime/i18n/translations.ts'
import { admonitionTypes } from '../../runtime/shared/admonitions.ts'
import { wordsOf } from '../../runtime/i18n/translations-of.ts'

type Messages = ReadonlyMap<string, string>
type OwnWords = Partial<Record<keyof Translations, string>>

const admonitionKeys = admonitionTypes
  .filter(isWord)
  .map((type) => [type, `theme.admonition.${type}`] as const)

/** Keys of Docusaurus's own theme, by what says the same here; the first that is there counts. */
const keys: readonly (readonly [keyof Translations, ...string[]])[] = [
  ['skipToContent', 'theme.common.skipToMainContent'],
  ['backToTop', 'theme.BackToTopButton.buttonAriaLabel'],
  ['mainNavigation', 'theme.NavBar.navAriaLabel'],
  ['docsNavigation', 'theme.docs.sidebar.navAriaLabel'],
  ['breadcrumbs', 'theme.docs.breadcrumbs.navAriaLabel'],
  ['home', 'theme.docs.breadcrumbs.home'],
  ['openMenu', 'theme.docs.sidebar.toggleSidebarButtonAriaLabel'],
  ['closeMenu', 'theme.docs.sidebar.closeSidebarButtonAriaLabel'],
  ['dismissAnnouncement', 'theme.AnnouncementBar.closeButtonAriaLabel'],
  ['onThisPage', 'theme.TOCCollapsible.toggleButtonLabel'],
  ['editPage', 'theme.common.editThisPage'],
  ['previousAndNext', 'theme.docs.paginator.navAriaLabel'],
  ['previous', 'theme.docs.paginator.previous'],
  ['next', 'theme.docs.paginator.next'],
  ['unreleased', 'theme.docs.versions.unreleasedVersionLabel'],
  ['unmaintained', 'theme.docs.versions.unmaintainedVersionLabel'],
  ['unlistedTitle', 'theme.contentVisibility.unlistedBanner.title', 'theme.unlistedContent.title'],
  ['unlisted', 'theme.contentVisibility.unlistedBanner.message', 'theme.unlistedContent.message'],
  ['itemCount', 'theme.docs.DocCard.categoryDescription.plurals'],
  ['pageNotFound', 'theme.NotFound.title'],
  ['pageNotFoundHelp', 'theme.NotFound.p1'],
  ...admonitionKeys,
  ['copyCode', 'theme.CodeBlock.copyButtonAriaLabel'],
  ['copied', 'theme.CodeBlock.copied'],
  ['switchColorMode', 'theme.colorToggle.ariaLabel'],
  ['lightMode', 'theme.colorToggle.ariaLabel.mode.light'],
  ['darkMode', 'theme.colorToggle.ariaLabel.mode.dark'],
  [
    'pagesOf',
    'theme.DocSidebarItem.expandCategoryAriaLabel',
    'theme.DocSidebarItem.toggleCollapsedCategoryAriaLabel',
  ],
  ['crashed', 'theme.ErrorPageContent.title'],
  ['tryAgain', 'theme.ErrorPageContent.tryAgain'],
  ['language', 'theme.navbar.mobileLanguageDropdown.label'],
  ['version', 'theme.navbar.mobileVersionsDropdown.label'],
  ['search', 'theme.SearchBar.label', 'theme.SearchPage.inputLabel'],
  ['searchPlaceholder', 'theme.SearchModal.placeholder', 'theme.SearchPage.inputPlaceholder'],
  ['close', 'theme.SearchModal.searchBox.cancelButtonText'],
  ['searching', 'theme.SearchPage.fetchingNewResults'],
  ['resultsFor', 'theme.SearchPage.existingResultsTitle'],
  ['searchTitle', 'theme.SearchPage.existingResultsTitle'],
  ['resultCount', 'theme.SearchPage.documentsFound.plurals'],
  ['seeAllResults', 'theme.SearchBar.seeAll'],
  ['trySearching', 'theme.SearchModal.noResultsScreen.suggestedQueryText'],
  ['reportResults', 'theme.SearchModal.noResultsScreen.reportMissingResultsText'],
  ['reportResultsLink', 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText'],
  ['recentSearches', 'theme.SearchModal.startScreen.recentSearchesTitle'],
  ['searchFailed', 'theme.SearchModal.errorScreen.titleText'],
  ['searchFailedHelp', 'theme.SearchModal.errorScreen.helpText'],
]

/** What the theme's messages of one language say otherwise than docs-ssg does, and the keys of those that have no counterpart. */
export function mapWords(
  messages: Messages,
  locale: string,
): {
  readonly words: OwnWords
  readonly left: readonly string[]
} {
  const used = new Set<string>(composed)
  const words: OwnWords = lastUpdated(messages)
  const builtIn = wordsOf([], locale)
  for (const [word, ...candidates] of keys) {
    for (const key of candidates) used.add(key)
    const text = candidates.map((key) => messages.get(key)).find((found) => found !== undefined)
    if (text !== undefined && fits(text, word)) words[word] = toText(text, word)
  }
  for (const word of Object.keys(builtIn).filter(isWord))
    if (words[word] === builtIn[word]) delete words[word]
  return { words, left: [...messages.keys()].filter((key) => !used.has(key)) }
}

function isWord(name: string): name is keyof Translations {
  return Object.hasOwn(english, name)
}

/** The theme shows its names of boxes in capitals; here they begin with one. */
function toText(text: string, word: keyof Translations): string {
  return /^[a-z]/.test(english[word]) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/** A text with a value that nobody fills in would show its braces. */
function fits(text: string, word: keyof Translations): boolean {
  const known = /^un(?:released|maintained)$/.test(word)
    ? ['siteTitle', 'versionLabel']
    : [...english[word].matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return [...text.matchAll(/\{(\w+)\}/g)].every(([, name]) => known.includes(name))
}

const composed = [
  'theme.lastUpdated.lastUpdatedAtBy',
  'theme.lastUpdated.atDate',
  'theme.lastUpdated.byUser',
]

/** The theme puts the sentence together from three. */
function lastUpdated(messages: Messages): OwnWords {
  const [whole, atDate, byUser] = composed.map((key) => messages.get(key))
  if (whole === undefined || atDate === undefined || byUser === undefined) return {}
  const dated = whole.replace('{atDate}', () => atDate)
  return {
    lastUpdated: dated.replace('{byUser}', ''),
    lastUpdatedBy: dated.replace('{byUser}', () => byUser),
  }
}
