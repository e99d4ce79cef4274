import { createBrowserStorage } from './browser-storage.ts'

/** Nothing is opened until it is used, so that it can be imported where there is no window. */
export const thisBrowser = createBrowserStorage(() => window.localStorage, typeof window === 'undefined' ? new EventTarget() : window)
