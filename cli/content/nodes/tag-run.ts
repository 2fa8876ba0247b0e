/** The property of a paragraph whose tags and text are written without the paragraph. */
export const TAG_RUN = 'dataTagRun'
