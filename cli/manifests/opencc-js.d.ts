declare module 'opencc-js/dict/TSCharacters' {
  /** `traditional simplified …`, separated by `|`. */
  const pairs: string
  export default pairs
}
