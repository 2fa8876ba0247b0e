import { setupListeners } from '@reduxjs/toolkit/query'
import { dev, pause, printed } from './probe.mjs'
import { blog } from './blog.mjs'

const PAGE = 'rtk-query/usage/polling'
const CACHE = 'rtk-query/usage/cache-behavior'
const LISTENERS = 'rtk-query/api/setupListeners'

const events = {}
/** @returns a blog, and functions that report the events of a window to it */
function windowed(options) {
  const made = blog(options)
  setupListeners(made.store.dispatch, (dispatch, actions) => {
    for (const [name, action] of Object.entries(actions)) events[name] = () => dispatch(action())
    return () => {}
  })
  return made
}

/** @returns how many requests an entry with these options sends, after the first one */
async function polled(subscriptionOptions, act = async () => {}, arg = 'a') {
  const made = windowed()
  const request = made.get(arg, { subscriptionOptions })
  await request
  await act({ ...made, request })
  const before = made.requests.length
  await pause(60)
  request.unsubscribe()
  return made.requests.length - before
}

/** @returns the number of requests after an event, with and without a subscriber */
async function afterEvent(name, option) {
  const counts = []
  for (const subscribe of [true, false]) {
    const { get, requests } = windowed({ api: { [option]: true } })
    await get('a', { subscribe })
    events[name]()
    await pause(5)
    counts.push(requests.length)
  }
  return counts
}

/** Statements about polling and the events of a window: page, excerpt, probe, expected result. */
export const claims = [
  [PAGE, '| `pollingInterval` | `number`, milliseconds | `0`, off |', () => polled({}), 0],
  [
    PAGE,
    '**Polling continues after an error**',
    () => polled({ pollingInterval: 5 }, undefined, 'fail'),
    (found) => found > 1,
  ],
  [
    PAGE,
    '**The interval starts when a request has ended**, whether or not it succeeded, so requests never overlap',
    () => polled({ pollingInterval: 5 }, undefined, 'slow'),
    (found) => found <= 1,
  ],
  [
    PAGE,
    '**Polling ends with the last subscriber that polls**',
    () => polled({ pollingInterval: 5 }, ({ request }) => void request.unsubscribe()),
    0,
  ],
  [
    PAGE,
    'An interval of `0` stops polling, but keeps the subscription',
    () =>
      polled({ pollingInterval: 5 }, ({ request }) =>
        request.updateSubscriptionOptions({ pollingInterval: 0 }),
      ),
    0,
  ],
  [
    PAGE,
    'No requests while the page is hidden',
    () => polled({ pollingInterval: 5, skipPollingIfUnfocused: true }, () => events.onFocusLost()),
    0,
  ],
  [
    PAGE,
    'The timer keeps running while the page is hidden, and only the requests are skipped',
    () =>
      polled({ pollingInterval: 5, skipPollingIfUnfocused: true }, async () => {
        events.onFocusLost()
        await pause(20)
        events.onFocus()
      }),
    (found) => found > 1,
  ],
  [
    PAGE,
    'In development, the console shows `pollingInterval 9000000000 is larger than the maximum timer delay. Using 2147483647 instead.`',
    async () => {
      const { get } = blog()
      const lines = await printed(async () => {
        const request = get('a', { subscriptionOptions: { pollingInterval: 9_000_000_000 } })
        await request
        request.unsubscribe()
      })
      return lines.map((line) => line.replace(/^\w+: /, ''))
    },
    dev(
      (found) =>
        found.length === 1 &&
        found[0].startsWith('pollingInterval 9000000000 is larger than the maximum timer delay'),
      [],
    ),
  ],
  [
    CACHE,
    'With this option, an entry that has subscribers is requested again when the user returns to the window or the tab',
    () => afterEvent('onFocus', 'refetchOnFocus'),
    [2, 1],
  ],
  [
    CACHE,
    'The option does the same when the browser reports that it is',
    () => afterEvent('onOnline', 'refetchOnReconnect'),
    [2, 1],
  ],
  ...[
    ['onFocus', '| `onFocus` | `__rtkq/focused` | `config.focused = true` |', 'focused', true],
    [
      'onFocusLost',
      '| `onFocusLost` | `__rtkq/unfocused` | `config.focused = false` |',
      'focused',
      false,
    ],
    ['onOnline', '| `onOnline` | `__rtkq/online` | `config.online = true` |', 'online', true],
    ['onOffline', '| `onOffline` | `__rtkq/offline` | `config.online = false` |', 'online', false],
  ].map(([name, says, field, value]) => [
    LISTENERS,
    says,
    () => {
      const { store, actions } = windowed()
      events[name]()
      return [actions.at(-1).type, store.getState().api.config[field]]
    },
    [/`(__rtkq\/\w+)`/.exec(says)[1], value],
  ]),
  [
    CACHE,
    '| `keepUnusedDataFor` | yes | yes | – | `60` s |',
    () => {
      const { keepUnusedDataFor, refetchOnFocus, refetchOnReconnect, refetchOnMountOrArgChange } =
        blog().store.getState().api.config
      return [keepUnusedDataFor, refetchOnFocus, refetchOnReconnect, refetchOnMountOrArgChange]
    },
    [60, false, false, false],
  ],
]
