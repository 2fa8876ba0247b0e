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
