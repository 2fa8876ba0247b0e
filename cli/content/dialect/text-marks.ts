// Fast path of the checks of every text: see test/fast-paths.ts.

/** What the marks of Markdown and of its neighbors are made of, also in full width. */
const marks = /[!#-'*+/:<-@[-`{-~！＆＊＜［｀～´《【]/

/**
 * False for text in which no check of raw text finds anything. Outside code, most paragraphs are such text.
 */
export const hasTextMarks = (text: string): boolean => marks.test(text)
