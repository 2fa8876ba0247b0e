/** A private character: neither white space nor a part of any mark. */
export const mask = '\uE000'

/** Replaces every character except line breaks with a mask character, so that offsets and lines stay the same. */
export const toMasks = (written: string): string => written.replaceAll(/[^\r\n]/g, mask)
