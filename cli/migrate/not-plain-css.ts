/** What to do with a style sheet of Sass and the like, which no build of docs-ssg compiles. */
export const notPlainCss = (path: string): string =>
  `\`${path}\` is not plain CSS. Compile it and add the result to \`customCss\`.`
