/** Advice for a style sheet in Sass or a similar language, which docs-ssg doesn't compile. */
export const notPlainCss = (path: string): string =>
  `\`${path}\` is not plain CSS. Compile it and add the result to \`customCss\`.`
