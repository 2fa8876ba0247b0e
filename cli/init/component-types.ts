// The files and packages that TypeScript needs to check components. Given the contents of a folder, it returns files,
// packages and advice.
import type { FoundFolder } from './found-folder.ts'

type Found = Pick<FoundFolder, 'files'>

/** Whether the folder contains components in TypeScript. */
export const hasComponents = ({ files }: Found): boolean =>
  [...files].some((path) => path.endsWith('.tsx') && !path.includes('node_modules/'))

/** A `tsconfig.json` for a folder with components that has none. */
export const toTsconfig = (found: Found): readonly (readonly [string, string])[] =>
  hasComponents(found) && !found.files.has('tsconfig.json') ? [['tsconfig.json', tsconfig]] : []

/** The steps that are left to the owner. */
export const adviseOnTypes = (found: Found): readonly string[] =>
  hasComponents(found) && found.files.has('tsconfig.json')
    ? ['Components need the types in `@types/react`, and `"jsx": "react-jsx"` in `tsconfig.json`.']
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
