import { isStored } from '../../../../storage/stored-key.ts'
import { textSizeCookie } from '../../text-settings.ts'

const yearSeconds = 31_536_000

/** Keeps how someone likes to read for a year, where the server finds it when it writes the next page. */
export function setPreferenceCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent over plain http
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}

/** Presses in a row are told to the server once. */
const quietMs = 800
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps the size of the letter: in this browser, and with the account of whoever is signed in. */
export function saveTextSize(step: number): void {
  setPreferenceCookie(textSizeCookie, String(step))
  clearTimeout(timer)
  if (isStored('user'))
    timer = setTimeout(() => import('./save-text-size.ts').then(({ saveTextSizeToAccount }) => saveTextSizeToAccount(step)), quietMs)
}
