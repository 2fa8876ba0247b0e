/** True if the name says that a file contains JSX, even in a `ts` fence. */
export const isTsx = (name: string | undefined): boolean => name?.endsWith('.tsx') === true

/** `store.ts` -> `store.js`, `App.tsx` -> `App.jsx`; other names stay as they are. */
export const toJsName = (name: string): string => name.replace(/\.([cm]?)ts(x?)$/, '.$1js$2')
