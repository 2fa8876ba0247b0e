import { listHeadFiles } from '../primitives/files/head-files.ts'
import { isElsewhere, toStaticPath } from '../primitives/urls/static-path.ts'
import type { ResolvedConfig } from './schema.ts'

/** A file below a static folder that an option names, or a page that an element of the head names. */
interface ConfigFile {
  readonly kind: 'asset' | 'page'
  /** The path of the option: `navbar.logo.src`. */
  readonly key: string
  readonly href: string
}

type Named = Pick<
  ResolvedConfig,
  'favicon' | 'image' | 'navbar' | 'footer' | 'socialCards' | 'head' | 'metadata' | 'scripts'
>

/** Files for the browser: icon, image, logos (that of social cards too), scripts, and what elements of the head name. */
export function listConfigFiles(config: Named): readonly ConfigFile[] {
  const cards = typeof config.socialCards === 'object' ? config.socialCards : undefined
  return [
    ...file('favicon', config.favicon),
    ...file('image', config.image),
    ...logoFiles('navbar.logo', config.navbar.logo),
    ...logoFiles('footer.logo', config.footer?.logo),
    ...file('socialCards.logo', cards?.logo),
    ...headFiles(config),
  ]
}

function file(key: string, href: string | undefined): readonly ConfigFile[] {
  return href === undefined ? [] : [{ kind: 'asset', key, href: toStaticPath(href) }]
}

function logoFiles(
  key: string,
  logo: { readonly src: string; readonly srcDark?: string | undefined } | undefined,
): readonly ConfigFile[] {
  return [...file(`${key}.src`, logo?.src), ...file(`${key}.srcDark`, logo?.srcDark)]
}

/** Files of the site only: another host may have nothing at the address that a page connects to. */
function headFiles({ head, metadata, scripts }: Named): readonly ConfigFile[] {
  return [
    ...metadata.flatMap((attributes, index) =>
      listHeadFiles('meta', attributes).map(({ name, ...link }) => ({
        ...link,
        key: `metadata[${index}].${name}`,
      })),
    ),
    ...head.flatMap(({ tag, attributes }, index) =>
      listHeadFiles(tag, attributes).map(({ name, ...link }) => ({
        ...link,
        key: `head[${index}].attributes.${name}`,
      })),
    ),
    ...scripts.flatMap((script, index) => {
      const [key, src] = typeof script === 'string' ? ['', script] : ['.src', script.src]
      return isElsewhere(src) ? [] : file(`scripts[${index}]${key}`, src)
    }),
  ]
}
