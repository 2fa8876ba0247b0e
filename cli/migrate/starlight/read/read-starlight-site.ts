// Given the folder of a Starlight site, it returns StarlightSite, or why it can't be read.
import { resolve } from 'node:path'
import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import { evaluateModule } from '../../evaluate/evaluate-module.ts'
import type { SiteLocation } from '../../migration-source.ts'
import type { PackageSubstitute } from '../../../programs/evaluation/stub-packages.ts'
import type { StarlightSite } from '../starlight-site.ts'
import { readAliases } from './read-aliases.ts'
import { readLocales } from './read-locales.ts'
import { trimSlashes } from '../../../primitives/urls/trim-slashes.ts'

/** Run the config of a site. */
export async function readStarlightSite({ siteDir, configFile, files }: SiteLocation): Promise<
  | { readonly kind: 'read'; readonly site: StarlightSite }
  | { readonly kind: 'failed'; readonly reason: string }
  /** A site of Astro that doesn't use Starlight. */
  | { readonly kind: 'other' }
> {
  const evaluated = await evaluateModule(configFile, [], { substitute })
  if (evaluated.kind === 'failed') return evaluated
  const config = toRecord(evaluated.value)
  // A preset returns a list of integrations.
  const all = toList(config['integrations']).flat(3).map(toRecord)
  const own = all.find(({ $integration }) => $integration === '@astrojs/starlight')
  if (own === undefined) return { kind: 'other' }
  const options = toRecord(own['options'])
  const srcDir = resolve(siteDir, toPath(config['srcDir']) ?? 'src')
  const docsDir = resolve(srcDir, 'content/docs')
  const site = toText(config['site'])
  return {
    kind: 'read',
    site: {
      siteDir,
      configFile,
      files,
      config,
      options,
      integrations: all.filter((one) => one !== own).map(toName),
      srcDir,
      docsDir,
      publicDir: resolve(siteDir, toPath(config['publicDir']) ?? 'public'),
      locales: readLocales(options, docsDir, files),
      baseUrl: `/${trimSlashes(toText(config['base']) ?? '')}/`.replace('//', '/'),
      origin: site !== undefined && URL.canParse(site) ? new URL(site).origin : undefined,
      usesFolders:
        config['trailingSlash'] !== 'never' && toRecord(config['build'])['format'] !== 'file',
      aliases: readAliases(siteDir, files),
    },
  }
}

const toPath = (value: unknown): string | undefined => toText(value)?.replace(/^\.?\/+/, '')

const toName = (integration: Values): string =>
  toText(integration['$package']) ?? toText(integration['name']) ?? 'an integration'

function substitute(name: string): PackageSubstitute | undefined {
  if (name === '@astrojs/starlight') return 'createIntegration'
  return name === 'astro/config' ? 'createAstroConfig' : undefined
}
