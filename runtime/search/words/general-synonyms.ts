import { stem } from './tokens.ts'

/**
 * Words that people use for the same thing in questions about software, one group a line. They are
 * English in general; what only one site calls by two names belongs in its option `synonyms`.
 */
const groups = `
add insert append push
update change modify edit
rename name
send submit post
get read access
show display render
stop end exit quit terminate finish
endless infinite forever
multiple several many
alternative instead replacement replace substitute
disadvantage drawback downside con tradeoff
advantage benefit pro
compare comparison versus vs difference
error exception failure fail
wrong incorrect invalid
duplicate twice
save persist store
restore recover
disable off
enable on
previous back
click press tap
split separate divide
sort order
login auth authentication
text string
folder directory
argument parameter param
option setting config configuration
property field
environment env
mock fake stub
example sample demo
tutorial guide
install setup
upgrade migrate
stale old outdated
refresh reload refetch
slow performance
size big
empty blank
missing undefined
server backend
client browser
periodically interval poll
repeat retry again
reconnect connection
delay debounce throttle
template boilerplate starter scaffold
type typed typing
ongoing pending running
done finished complete completed success succeed succeeded fulfilled
crash throw fail error
clear reset empty remove delete
remove delete erase drop
signout logout
signin login
jwt token bearer
credential token login authorization
spinner loader loading indicator
toast notification snackbar alert message
notify notification message
popup dialog modal
dropdown select
realtime live websocket streaming
race overlap concurrent simultaneous
simultaneous concurrent parallel overlap
missed lost
lost missing
broken wrong
fast performance quick
memory cache
wait delay
wrap extend custom
customize override custom
overwrite override replace
inject add
hidden hide invisible
visible show
mount render
trigger run call dispatch
invoke call run
execute run
fire dispatch trigger
listen subscribe listener
unsubscribe remove stop
watch observe listen subscribe
attach add
nested deep
flatten unpack normalize
top first
bottom last
latest newest last recent
logged login
permission authorization
print log
inspect debug log
abort cancel
cancel abort
undo revert rollback
attachment file upload
upload file formdata
document doc
repository repo
dependency dep package
library package
perf performance
async asynchronous
sync synchronous
dev development
prod production
init initialize initial
ctx context
fn function
func function
msg message
btn button
ui interface component
ws websocket
gql graphql
oas openapi swagger
codegen generation generate
ssr server
hmr hot
rn native
esm module
cjs commonjs
i18n translation
a11y accessibility
db database
img image
nav navigation
offline connection network
localstorage storage persist
`

/** The stems of the other words of each word's groups. */
function createTable(): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>()
  for (const line of groups.trim().split('\n')) {
    const stems = line.split(' ').map(stem)
    for (const one of stems)
      table.set(one, [...(table.get(one) ?? []), ...stems.filter((other) => other !== one)])
  }
  return table
}

const table = createTable()

/** The stems of words with about the same meaning, by the stem of a word. */
export const synonymsOf = (stemmed: string): readonly string[] => table.get(stemmed) ?? []
