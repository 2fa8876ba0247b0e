/** The style sheet as text; see `cli/bundle/styles/css-text.ts`. */
declare const css: string
export default css
