// Attributes from which the scripts learn what a page's sidebar leaves out. Names are those of the
// keys in the navigation file. Each is exported alone, so that a script contains only what it uses.

/** On the landmark around the sidebar of the docs. */
export const sidebar = 'data-sidebar'

/** On an item: the key of its category, in sidebars where other categories are pruned. */
export const key = 'data-key'

/** On a link that represents a pruned category: the key of its list. */
export const branch = 'data-branch'

/** On the button that opens a pruned category, which the script adds. */
export const toggle = 'data-toggle'

/** On the link after a list that is only partly shown: the key of the list. */
export const more = 'data-more'

/** Beside `more`: how many entries come before those that are shown. */
export const from = 'data-from'

/** On a list to which the script added the entries that were left out: its key. */
export const whole = 'data-whole'
