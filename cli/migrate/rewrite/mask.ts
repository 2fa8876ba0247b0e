/** A private character: neither white space nor a part of any mark. */
export const mask = '\uE000'

/** As many masks as characters, and the same lines. */
export const toMasks = (written: string): string => written.replaceAll(/[^\r\n]/g, mask)
