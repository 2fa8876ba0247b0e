// The names by which the sidebar's HTML, the scripts that change it and the style sheet agree.

/** Classes of the lists of links, in the sidebar and among the navbar items of the menu. */
export const menuClasses = {
  list: 'menu__list',
  /** Of links, on sites whose style sheets were written for Docusaurus. */
  link: 'menu__link',
  more: 'menu__more',
  heading: 'menu__heading',
  category: 'menu__category',
  label: 'menu__label',
  /** Around the link of a category and what opens it. */
  linked: 'menu__linked',
  /** Opens a category whose label is a link. */
  caret: 'menu__caret',
} as const

/**
 * Attributes from which the scripts learn what a page's sidebar leaves out. Keys are those of the
 * navigation file.
 */
export const sidebarAttributes = {
  /** On the landmark around the sidebar of the docs. */
  sidebar: 'data-sidebar',
  /** On an item: the key of its category, in sidebars where other categories are pruned. */
  key: 'data-key',
  /** On a link that represents a pruned category: the key of its list. */
  branch: 'data-branch',
  /** On the button that opens a pruned category, which the script adds. */
  toggle: 'data-toggle',
  /** On the link after a list that is only partly shown: the key of the list. */
  more: 'data-more',
  /** Beside `more`: how many entries come before those that are shown. */
  from: 'data-from',
  /** On a list to which the script added the entries that were left out: its key. */
  whole: 'data-whole',
} as const
