/** A file outside the site, as seen from a place that names files. */
export interface Target {
  /** Absolute, Posix; the site is in `site/`, the file in `outside/`. */
  readonly root: string
  /** The way from where the place resolves names to that folder: `../../`. */
  readonly up: string
  /** With its dot. */
  readonly ext: string
}

/** Forms of a path that leave the site, or mean something else on another system. */
export const pathForms: Readonly<Record<string, (target: Target) => string>> = {
  relative: ({ up, ext }) => `${up}outside/secret${ext}`,
  'relative after a dot': ({ up, ext }) => `./${up}outside/secret${ext}`,
  'relative after a folder': ({ up, ext }) => `./own/../${up}outside/secret${ext}`,
  'relative with double slashes': ({ up, ext }) =>
    `${up.replaceAll('/', '//')}outside//secret${ext}`,
  'up to the root and down': ({ root, ext }) =>
    `${'../'.repeat(40)}${root.slice(1)}/outside/secret${ext}`,
  absolute: ({ root, ext }) => `${root}/outside/secret${ext}`,
  'absolute with two slashes': ({ root, ext }) => `/${root}/outside/secret${ext}`,
  'from the site': ({ ext }) => `@site/../outside/secret${ext}`,
  'from the site, absolute': ({ root, ext }) => `@site/${root}/outside/secret${ext}`,
  'from the root of the site': ({ ext }) => `/../outside/secret${ext}`,
  backslashes: ({ up, ext }) => `${up.replaceAll('/', '\\')}outside\\secret${ext}`,
  'one backslash': ({ up, ext }) => `${up.replace('/', '\\')}outside/secret${ext}`,
  'drive letter': ({ ext }) => `C:\\outside\\secret${ext}`,
  'drive letter with slashes': ({ ext }) => `C:/outside/secret${ext}`,
  'drive letter without a slash': ({ ext }) => `C:secret${ext}`,
  UNC: ({ ext }) => `\\\\127.0.0.1\\share\\secret${ext}`,
  'UNC with slashes': ({ ext }) => `//127.0.0.1/share/secret${ext}`,
  'device namespace': ({ ext }) => `\\\\?\\C:\\outside\\secret${ext}`,
  'file URL': ({ root, ext }) => `file://${root}/outside/secret${ext}`,
  'file URL in capitals': ({ root, ext }) => `FILE:${root}/outside/secret${ext}`,
  'percent-encoded': ({ up, ext }) => `${up.replaceAll('..', '%2e%2e')}outside/secret${ext}`,
  'percent-encoded slashes': ({ up, ext }) => `${up.replaceAll('/', '%2f')}outside%2fsecret${ext}`,
  'percent-encoded twice': ({ up, ext }) => `${up.replaceAll('..', '%252e%252e')}secret${ext}`,
  'percent-encoded NUL': ({ up, ext }) => `${up}outside/secret${ext}%00${ext}`,
  tilde: ({ ext }) => `~/secret${ext}`,
  'tilde of a user': ({ ext }) => `~root/secret${ext}`,
  variable: ({ ext }) => `$HOME/secret${ext}`,
  'device of Windows': ({ ext }) => `con${ext}`,
  'device of Windows in a folder': ({ ext }) => `./own/NUL${ext}`,
  'trailing dot': ({ up, ext }) => `${up}outside/secret${ext}.`,
  'dots after a folder': ({ ext }) => `./own.../secret${ext}`,
  'three dots': ({ ext }) => `.../outside/secret${ext}`,
  'fullwidth dots': ({ up, ext }) => `${up.replaceAll('.', '．')}outside/secret${ext}`,
  'fraction slashes': ({ up, ext }) => `${up.replaceAll('/', '∕')}outside∕secret${ext}`,
  'zero-width joiners': ({ up, ext }) => `${up.replaceAll('..', '.\u200D.')}outside/secret${ext}`,
  'decomposed accents': ({ up, ext }) => `${up}outside/e\u0301${ext}`,
  'other letter case': ({ up, ext }) => `${up}OUTSIDE/SECRET${ext}`,
  'stream of a file': ({ up, ext }) => `${up}outside/secret${ext}::$DATA`,
  'symbolic link': ({ ext }) => `./link${ext}`,
  'symbolic link of a folder': ({ ext }) => `./linked/secret${ext}`,
  'symbolic link in a chain': ({ ext }) => `./chain${ext}`,
  junction: ({ ext }) => `./junction/secret${ext}`,
  'symbolic link to a hidden file': ({ ext }) => `./alias${ext}`,
  'symbolic link to nothing': ({ ext }) => `./dangling${ext}`,
  'symbolic link to itself': ({ ext }) => `./loop${ext}`,
  'symbolic link to a file of a process': ({ ext }) => `./process${ext}`,
  'symbolic link to a device': ({ ext }) => `./device${ext}`,
  'hard link': ({ ext }) => `./hard${ext}`,
  'link in another letter case': ({ ext }) => `./LINK${ext}`,
  'linked folder in another letter case': ({ ext }) => `./Linked/secret${ext}`,
  'hidden file in another letter case': ({ ext }) => `./.HIDDEN${ext}`,
  'folder of the site in another letter case': ({ ext }) => `@SITE/../outside/secret${ext}`,
  'extension in capitals': ({ up, ext }) => `${up}outside/secret${ext.toUpperCase()}`,
  'link from the site': ({ ext }) => `@site/docs/link${ext}`,
  'hidden file': ({ ext }) => `./.hidden${ext}`,
  'file of a process': () => '/proc/self/environ',
  'very long': ({ up, ext }) => `${up}${'a'.repeat(5000)}${ext}`,
  'a name of a folder': ({ up }) => `${up}outside`,
}
