/** One way to write a link in `docs/guide/install.md`, and what it means. */
export interface LinkShape {
  readonly href: string
  /**
   * Address without base path in the form of `trailingSlash: undefined`; a rule when the link is
   * broken.
   */
  readonly means:
    | `/${string}`
    | `#${string}`
    | 'broken-link'
    | 'broken-anchor'
    | 'broken-asset'
    | 'not-in-build'
    | 'same'
  readonly hint?: string
}

const good = (href: string, means: `/${string}` | `#${string}`): LinkShape => ({ href, means })
/** Left as it is. */
const same = (href: string): LinkShape => ({ href, means: 'same' })
const noPage = (href: string, hint?: string): LinkShape => ({
  href,
  means: 'broken-link',
  ...(hint === undefined ? {} : { hint }),
})
/** Written with the domain of the site. */
const noBuild = (href: string, hint?: string): LinkShape => ({
  ...noPage(href, hint),
  means: 'not-in-build',
})
const noId = (href: string, hint?: string): LinkShape => ({
  href,
  means: 'broken-anchor',
  ...(hint === undefined ? {} : { hint }),
})
const noFile = (href: string): LinkShape => ({ href, means: 'broken-asset' })

/** Relative, by file. */
const byFile: readonly LinkShape[] = [
  good('./config.md', '/guide/config'),
  good('config.md', '/guide/config'),
  good('./config.md#options', '/guide/config#options'),
  good('./config.md?tab=a#options', '/guide/config?tab=a#options'),
  good('./config.md/#options', '/guide/config#options'),
  good('..//api/other.md/', '/api/other-exports'),
  good('./config', '/guide/config'),
  good('config', '/guide/config'),
  good('./config/', '/guide/config'),
  good('./config#options', '/guide/config#options'),
  good('../api/createSlice.mdx', '/api/createSlice'),
  good('../api/createSlice.mdx#reducers', '/api/createSlice#reducers'),
  good('../api/createSlice.mdx/', '/api/createSlice'),
  good('../api/createSlice.mdx/#reducers', '/api/createSlice#reducers'),
  good('/api/createSlice.mdx/', '/api/createSlice'),
  good('../api/createSlice', '/api/createSlice'),
  good('../api/createSlice#reducers', '/api/createSlice#reducers'),
  good('../api/other.md', '/api/other-exports'),
  good('../api/../api/other.md', '/api/other-exports'),
  good('.././api/other.md', '/api/other-exports'),
  good('../api', '/api'),
  good('../api/', '/api'),
  good('../api/index.md', '/api'),
  good('api/createSlice.mdx', '/api/createSlice'),
  good('./with%20space.md', '/guide/with%20space'),
  good('./with space.md', '/guide/with%20space'),
  good('./100%.md', '/guide/100%25'),
  good('./100%25.md', '/guide/100%25'),
  good('./caf%C3%A9.md', '/guide/caf%C3%A9'),
  good('./café.md', '/guide/caf%C3%A9'),
  good('./install.md', '/guide/install'),
  good('./install.md#setup', '/guide/install#setup'),
  good('..\\api\\createSlice.mdx', '/api/createSlice'),
  good('@site/docs/guide/config.md', '/guide/config'),
  good('@site/docs/guide/config.md#options', '/guide/config#options'),
  noPage('./confg.md', './config.md'),
  noPage('./Config.md', './config.md'),
  noPage('./createSlice.mdx', '../api/createSlice.mdx'),
  noPage('../../../../docs/guide/config.md'),
  noPage('./config.markdown'),
  noPage('@site/docs/guide/confg.md', '@site/docs/guide/config.md'),
  noPage('@site/elsewhere.md'),
  noPage('./cafe\u0301.md', './café.md'),
  noPage('./draft.md'),
  noPage('../api/../guide/missing.md'),
]

/** From the root of the site. */
const absolute: readonly LinkShape[] = [
  good('/', '/'),
  good('/guide/config', '/guide/config'),
  good('/guide/config/', '/guide/config'),
  good('/guide//config', '/guide/config'),
  good('/guide/./config', '/guide/config'),
  good('/guide/../api/createSlice', '/api/createSlice'),
  good('/guide/config#options', '/guide/config#options'),
  good('/guide/config/#options', '/guide/config#options'),
  good('/guide/config?x=1', '/guide/config?x=1'),
  good('/guide/config.md', '/guide/config'),
  good('/api/other.md#top', '/api/other-exports#top'),
  good('/api/other-exports', '/api/other-exports'),
  good('/guide/caf%C3%A9', '/guide/caf%C3%A9'),
  good('/guide/caf%c3%a9', '/guide/caf%C3%A9'),
  good('/guide/100%', '/guide/100%25'),
  good('/errors', '/errors'),
  good('/errors?code=7', '/errors?code=7'),
  good('/old', '/guide/config'),
  good('/old#options', '/guide/config#options'),
  good('/legacy/guide/config', '/guide/config'),
  good('/Errors?code=3', '/errors?code=3'),
  good('/moved', '/api/createSlice#reducers'),
  good('/files/data.csv', '/files/data.csv'),
  good('/demo/', '/demo/'),
  good('/demo', '/demo'),
  good('pathname:///files/data.csv', '/files/data.csv'),
  good('pathname:///demo/index.html', '/demo/index.html'),
  good('/routes.json', '/routes.json'),
  good('/sitemap.xml', '/sitemap.xml'),
  good('https://docs.example/guide/config#options', '/guide/config#options'),
  noPage('/guide/confg', '/guide/config'),
  noPage('/guide/Config', '/guide/config'),
  noPage('/config', '/guide/config'),
  noPage('/api/createslice', '/api/createSlice'),
  noPage('/guide%2Fconfig'),
  noPage('/guide/draft'),
  noPage('/api/other'),
  noPage('/guide/config.html'),
  noPage('/files/dat.csv'),
  noPage('pathname:///files/none.csv'),
  noPage('/%E0%A4%A'),
  noPage('/legacy/none'),
  noBuild('https://docs.example/guide/confg', '/guide/config'),
  noBuild('https://docs.example/uploads/pier.pdf'),
  noBuild('!https://docs.example/uploads/pier.png'),
  noPage('/constructor'),
  noPage('/__proto__'),
  noPage(''),
]

/** Fragments. */
const fragments: readonly LinkShape[] = [
  good('#setup', '#setup'),
  good('#', '#'),
  good('#top', '#top'),
  good('#TOP', '#TOP'),
  good('#größe', '#größe'),
  good('#gr%C3%B6%C3%9Fe', '#gr%C3%B6%C3%9Fe'),
  good('#100%', '#100%'),
  good('#a/b?c', '#a/b?c'),
  good('#constructor', '#constructor'),
  good('#:~:text=some%20words', '#:~:text=some%20words'),
  good('#setup:~:text=words', '#setup:~:text=words'),
  good('/guide/config#:~:text=words', '/guide/config#:~:text=words'),
  good('?tab=npm', '/guide/install?tab=npm'),
  good('?tab=npm#setup', '/guide/install?tab=npm#setup'),
  noId('#Setup', '#setup'),
  noId('#setpu', '#setup'),
  noId('#toString'),
  noId('#__proto__'),
  noId('#hasOwnProperty'),
  noId('#%'),
  noId('#gr%C3%B6%C3'),
  noId('#none:~:text=words'),
  noId('?tab=npm#none'),
  noId('./config.md#option', '#options'),
  noId('./config#Options', '#options'),
  noId('/guide/config#none'),
  noId('/old#none'),
  noId('../api/createSlice.mdx#reducer', '#reducers'),
]

/** Files. */
const files: readonly LinkShape[] = [
  good('!/img/logo.png', '/img/logo.png'),
  good('!/img/logo.png?v=2', '/img/logo.png?v=2'),
  good('!/img/a%20b.png', '/img/a%20b.png'),
  good('!./shot.png', '/assets/shot-12345678.png'),
  good('!shot.png', '/assets/shot-12345678.png'),
  good('!../guide/shot.png', '/assets/shot-12345678.png'),
  good('./shot.png', '/assets/shot-12345678.png'),
  good('!@site/static/img/logo.png', '/img/logo.png'),
  good('!@site/docs/guide/shot.png', '/assets/shot-12345678.png'),
  good('!/img/sprite.svg#icon', '/img/sprite.svg#icon'),
  noFile('!/img/Logo.png'),
  noFile('!/img/none.png'),
  noFile('!./Shot.png'),
  noFile('!../shot.png'),
  noFile('!'),
  noFile('!@site/static/none.png'),
]

/** Elsewhere. */
const elsewhere: readonly LinkShape[] = [
  same('https://example.com/'),
  same('https://docs.example.com/guide/confg'),
  same('http://example.com/%'),
  same('HTTPS://EXAMPLE.com/#x'),
  same('//cdn.example/x.js'),
  same('mailto:someone@example.com'),
  same('tel:+123'),
  same('!https://example.com/x.png'),
  same('!data:image/png;base64,AAAA'),
  same('vscode://file/x'),
]

/** Every shape of the table. */
export const linkShapes: readonly LinkShape[] = [
  ...byFile,
  ...absolute,
  ...fragments,
  ...files,
  ...elsewhere,
]
