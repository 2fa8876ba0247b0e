/** Lines of `Prism name: other names`; the names are those of GitHub, file extensions and habit. */
const table = `
typescript: ts mts cts deno
tsx: typescriptreact
javascript: js mjs cjs es6 esm jsm node nodejs
jsx: javascriptreact gjs
bash: sh shell zsh ksh csh tcsh fish shellscript shell-script npm npx yarn pnpm bun curl env-sh
shell-session: console terminal shellsession sh-session shell-console bash-session
markup: html vue-html htm xhtml xml svg xsl xslt xsd wsdl plist opml angular gohtml blade
markdown: md mkd mkdown rmd qmd
yaml: yml ansible helm k8s kubernetes docker-compose compose openapi cff github-actions
json5: jsonc json-with-comments
json: webmanifest geojson jsonl ndjson jsonld har importmap topojson
docker: dockerfile containerfile
makefile: make mk mak gnumakefile justfile just
python: py py3 python3 pyi pyw ipython pycon python-repl starlark bazel bzl skylark vyper gyp xonsh jython
ruby: rb rake gemspec podspec irb jruby rails crystal-lang
rust: rs rlib
graphql: gql graphqls
csharp: cs c# csx cake
fsharp: f# fs fsx fsi
cpp: c++ cc cxx hpp hxx hh h++ cuda cu metal cilkcpp
c: h opencl cilk cilkc
objectivec: objective-c objc obj-c mm objectivec++
kotlin: kt kts
powershell: ps1 psm1 psd1 pwsh posh
ini: env dotenv cfg conf desktop gitconfig
go: golang
go-module: gomod go.mod go.sum gosum
protobuf: proto proto3 protocol-buffer
hcl: terraform tf tfvars nomad opentofu
elixir: ex exs heex leex
erlang: erl hrl
clojure: clj cljs cljc edn
haskell: hs lhs
ocaml: ml mli reasonml
perl: pl pm perl5 raku
julia: jl
scala: sc sbt
groovy: gvy jenkinsfile jenkins
swift: swiftui
vim: viml vimscript nvim vimrc
lua: luau
nginx: nginxconf
apacheconf: apache htaccess
batch: bat cmd dosbatch
nasm: asm x86asm
armasm: arm
verilog: sv systemverilog svh vh
vhdl: vhd
glsl: vert frag geom shader
latex: bib bibtex sty
rest: rst restructuredtext
handlebars: hbs mustache glimmer htmlbars
django: jinja jinja2 j2 njk nunjucks
erb: html+erb rhtml
pug: jade
liquid: shopify
stylus: styl
css: postcss pcss
sql: mysql mariadb pgsql postgres postgresql psql sqlite sqlite3 tsql t-sql cql bigquery snowflake duckdb
plsql: oracle
solidity: sol
sparql: rq
dns-zone-file: zone bind
gitignore: ignore dockerignore npmignore eslintignore prettierignore
diff: patch udiff git-diff
wasm: wat wast webassembly
llvm: ll
nix: nixos
nim: nimrod
crystal: cr
d: dlang
pascal: pas delphi objectpascal
ada: adb ads
fortran: f f77 f90 f95 f03
cobol: cob cbl
lisp: common-lisp cl elisp emacs-lisp
scheme: scm guile
racket: rkt
prolog: swipl
purescript: purs
coffeescript: coffee cson
livescript: livescript-ls
actionscript: as3
haxe: hx
visual-basic: vb vba vbs vbscript
vbnet: vb.net
matlab: octave
wolfram: mathematica wls nb
stata: ado
r: rscript splus
dot: graphviz gv
plant-uml: plantuml puml uml
gherkin: cucumber feature
robotframework: robot
smarty: tpl
velocity: vm vtl
puppet: pp
gdscript: gd godot
typoscript: tsconfig-typo3
toml: cargo pipfile poetry
systemd: service
linker-script: ld
git: gitlog commit
http: https rest-client
uri: url
regex: regexp
ebnf: grammar
log: logs logfile
csv: tsv
kusto: kql
wgsl: webgpu
asciidoc: adoc
zig: zon
`

/** Prism names by the names that authors use. */
export const languageAliases: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [name = '', others = ''] = line.split(': ')
      return others.split(' ').map((other) => [other, name])
    }),
)
