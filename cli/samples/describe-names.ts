interface Words {
  readonly reason: string
  readonly help: string
}

/** The problem with the name of a sample's file. */
export const describeSampleName = (written: string): Words => ({
  reason: `\`${written}\` can’t be the name of a file of a sample: it leaves the folder of the sample, or not every system can have such a file. The sample is not compiled.`,
  help: 'Write a relative path of plain names with the extension of a script, style sheet or data file, such as `app/store.ts`.',
})

/** The problem with a sample for which the compiler opened a file that may not be published. */
export const describeForbidden = (written: string | undefined): Words => ({
  reason: `The sample ${written === undefined ? 'opens' : `imports \`${written}\` and so opens`} a file outside the site or a hidden file, so readers would see parts of it. Nothing that the compiler says about the sample is shown.`,
  help: 'Copy the file into the site, or add its folder to `allowedPaths`.',
})
