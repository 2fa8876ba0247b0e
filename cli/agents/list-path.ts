/** True for the path of a list of pages: `llms.txt`, `de/llms.txt`, `llms/guides.txt`. */
export const isListPath = (path: string): boolean =>
  /(?:^|\/)llms(?:(?:-\d+)?\/[^/]+)?\.txt$/.test(path)

/** True for a part of a list that is too long for one file: `llms/guides.txt`. */
export const isListPart = (path: string): boolean =>
  isListPath(path) && !/(?:^|\/)llms\.txt$/.test(path)
