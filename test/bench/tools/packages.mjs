// The npm packages of the tools, below the folder that BENCH_PEERS names, a folder for each tool.
// `node test/bench/tools/install.mjs <folder>` installs them.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tested versions. What a tool needs beside its own package is listed too. */
export const packages = {
  eleventy: { '@11ty/eleventy': '3.1.8', '@11ty/eleventy-plugin-syntaxhighlight': '5.0.2' },
  vitepress: { vitepress: '1.6.4' },
  rspress: { '@rspress/core': '2.0.22' },
  starlight: { astro: '7.3.5', '@astrojs/starlight': '0.42.4', sharp: '0.35.5' },
  docusaurus: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@mdx-js/react': '3.1.1',
    clsx: '2.1.1',
    'prism-react-renderer': '2.4.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
}

const peers = process.env.BENCH_PEERS

/** An installed tool, or undefined: its version, the program `script`, and where its sites have to be. */
export function findPackage(tool, name, script) {
  if (peers === undefined) return undefined
  const folder = join(peers, tool)
  const home = join(folder, 'node_modules', name)
  if (!existsSync(join(home, script))) return undefined
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  // Node looks for packages in the folders above a file.
  const sites = join(folder, 'sites')
  mkdirSync(sites, { recursive: true })
  return { version, command: join(home, script), sites, packages: join(folder, 'node_modules') }
}
