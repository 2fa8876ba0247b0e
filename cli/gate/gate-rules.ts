import { defineRules } from '../model/rule.ts'

/** The rules about paths that docs-ssg neither reads nor writes. */
export const gateRules = defineRules({
  'broken-symlink': {
    severity: 'warning',
    description: 'A symbolic link points to a file that does not exist, or back to itself.',
    help: 'Point the link to an existing file, or delete it.',
  },
  'file-name-encoding': {
    severity: 'error',
    description: 'The name of a file or a folder is not valid UTF-8, so it can’t have a URL.',
    help: 'Rename it to a name in UTF-8.',
  },
  'hidden-file': {
    severity: 'error',
    description:
      'The name of the file or of its folder begins with a dot; such files often hold secrets, so they are not published.',
    help: 'Rename the file, delete it, or add it to `allowedDotFiles`.',
  },
  'outside-site': {
    severity: 'error',
    description:
      'A path or a symbolic link points outside the site folder, so reading it could publish secrets, or writing it could overwrite other files.',
    help: 'Copy the file into the site, or add its folder to `allowedPaths`. Replace a link in a path that docs-ssg writes with a real file or folder.',
  },
  'sample-name': {
    severity: 'error',
    description:
      'The name of a sample’s file points outside the folder of the sample or isn’t valid on every operating system, so the sample is not compiled.',
    help: 'Write a relative path of plain names with the extension of a script, style sheet or data file, such as `app/store.ts`.',
  },
  'unreadable-file': {
    severity: 'error',
    description:
      'A file or folder of the site can’t be read, because the operating system denies access, a link is broken, or the path is a pipe, a socket or a device, which could be read forever.',
    help: 'Give the user who runs docs-ssg permission to read it, replace it with a file, or exclude it.',
  },
})
