// The files and packages that TypeScript needs to check components. Given the contents of a folder, it returns files,
// packages and advice.
import type { FoundFolder } from './found-folder.ts'

type Found = Pick<FoundFolder, 'files'>
type Typed = Pick<FoundFolder, 'files' | 'tsconfig'>

/** Whether the folder contains components in TypeScript. */
export const hasComponents = ({ files }: Found): boolean =>
  [...files].some((path) => path.endsWith('.tsx') && !path.includes('node_modules/'))

/** A `tsconfig.json` for a folder with components that has none. */
export const toTsconfig = (found: Found): readonly (readonly [string, string])[] =>
  hasComponents(found) && !found.files.has('tsconfig.json') ? [['tsconfig.json', tsconfig]] : []

/** The steps that are left to the owner. A `tsconfig.json` that extends another one may have the option from there. */
export const adviseOnTypes = (found: Typed): readonly string[] =>
  hasComponents(found) &&
  found.tsconfig !== undefined &&
  !/"(?:jsx|extends|references)"\s*:/.test(found.tsconfig)
    ? ['Components need `"jsx": "react-jsx"` in the `compilerOptions` of `tsconfig.json`.']
    : []

/** As the manual shows it. */
const tsconfig = `{
  "compilerOptions": {
    "target": "ES2023",
    "module": "ESNext",
    "moduleResolution": "Bundler",
    "jsx": "react-jsx",
    "strict": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "exclude": ["build", "node_modules"]
}
`
