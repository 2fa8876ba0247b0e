/** A script in the head of pages: the file with its name in `runtime/head/`, bundled. */
export type HeadProgram = 'head-announcement' | 'head-color-mode' | 'head-failure' | 'head-sidebar'
