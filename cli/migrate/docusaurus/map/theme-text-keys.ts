import { english, type Translations } from '../../../../runtime/i18n/translations.ts'
import { admonitionTypes } from '../../../../runtime/shared/text/admonitions.ts'

const isTranslated = (name: string): name is keyof Translations => Object.hasOwn(english, name)

const admonitionKeys = admonitionTypes
  .filter(isTranslated)
  .map((type) => [type, `theme.admonition.${type}`] as const)

/**
 * For each interface text of docs-ssg, the keys of the Docusaurus theme with the same meaning; the
 * first that exists counts.
 */
export const themeTextKeys: readonly (readonly [keyof Translations, ...string[]])[] = [
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
  ['wrapLines', 'theme.CodeBlock.wordWrapToggle'],
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
