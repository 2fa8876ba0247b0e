import { Window } from 'happy-dom'

// Before React and RTK Query are loaded, because both ask then whether there is a browser.
const window = new Window({ url: 'http://localhost/' })
const { document, navigator } = window
for (const [name, value] of Object.entries({ window, document, navigator }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
