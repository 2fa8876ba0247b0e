/** Comments alone. None of them can be read in two ways, so that the search takes no longer than the text is. */
const comments = /^\{\s*(?:(?:\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*\n)\s*)+\}$/

/** True for braces that contain only JavaScript comments; a comment after two slashes ends with its line. */
export const isJsxComment = (braces: string): boolean => comments.test(braces)
