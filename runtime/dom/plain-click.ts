/**
 * False when a key is pressed with which the browser does something else, such as opening a tab.
 */
export const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey
