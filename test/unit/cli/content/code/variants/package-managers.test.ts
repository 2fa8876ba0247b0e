import { expect, it } from 'vitest'
import {
  packageManagers,
  toPackageManager,
} from '../../../../../../cli/content/code/variants/package-managers.ts'

it.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['npm i x y', 'yarn add x y', 'pnpm add x y', 'bun add x y'],
  ['npm install --save x', 'yarn add x', 'pnpm add x', 'bun add x'],
  ['npm install --save-dev x', 'yarn add --dev x', 'pnpm add -D x', 'bun add -D x'],
  ['npm install -E x', 'yarn add --exact x', 'pnpm add -E x', 'bun add --exact x'],
  ['npm install -g x', 'yarn global add x', 'pnpm add -g x', 'bun add -g x'],
  ['npm rm x', 'yarn remove x', 'pnpm remove x', 'bun remove x'],
  ['npm update', 'yarn upgrade', 'pnpm update', 'bun update'],
  [
    'npm ci',
    'yarn install --frozen-lockfile',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  ['npm test', 'yarn test', 'pnpm test', 'bun run test'],
  ['npm run build', 'yarn build', 'pnpm run build', 'bun run build'],
  [
    'npm run build -- --watch',
    'yarn build --watch',
    'pnpm run build --watch',
    'bun run build --watch',
  ],
  ['npm init vite', 'yarn create vite', 'pnpm create vite', 'bun create vite'],
  [
    '$ npx create-x my-app',
    '$ yarn dlx create-x my-app',
    '$ pnpm dlx create-x my-app',
    '$ bunx create-x my-app',
  ],
  ['cd my-app', 'cd my-app', 'cd my-app', 'cd my-app'],
])('%s is converted to the other package managers', (npm, ...others) => {
  expect(packageManagers.map((manager) => toPackageManager(npm, manager))).toEqual([npm, ...others])
})
