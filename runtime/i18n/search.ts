/** Texts of the search modal and the search page. A `|` separates plural forms, see plural.ts. */
export const searchTranslations = {
  search: 'Search',
  close: 'Close',
  searching: 'Searching…',
  searchResults: 'Search results',
  resultsFor: 'Search results for “{query}”',
  /** The title of the window. */
  searchTitle: 'Search results for "{query}"',
  resultCount: '{count} result|{count} results',
  seeAllResults: 'See the result|See all {count} results',
  showMoreResults: 'Show more results',
  noResults: 'No results for “{query}”',
  searchTips: 'Check the spelling, or use fewer or more general words.',
  trySearching: 'Try searching for',
  searchHelp: 'These pages may help',
  reportResults: 'Believe this query should return results?',
  reportResultsLink: 'Let us know.',
  searchHint: 'Type a name, a question, or an error message.',
  /** `{query}` is a button. */
  searchCorrection: 'Did you mean {query}?',
  searchSection: 'In this section',
  /** The values are keys. */
  searchKeys: '{arrows} to choose, {enter} to open, {escape} to close',
  recentSearches: 'Recent searches',
  removeRecentSearch: 'Remove {query} from recent searches',
  searchFailed: 'Unable to fetch results',
  searchFailedHelp: 'You might want to check your network connection.',
  retrySearch: 'Retry',
  version: 'Version',
  language: 'Language',
  /** A top category of the sidebar. */
  searchSectionFilter: 'Section',
  /** A tag of pages. */
  searchTagFilter: 'Tag',
  allSearchSections: 'All',
  searchOnPage: 'Page',
}
