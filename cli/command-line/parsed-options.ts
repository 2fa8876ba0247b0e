/** Commander passes the options of a command as a plain record. */
export type ParsedOptions = Readonly<Record<string, unknown>>
