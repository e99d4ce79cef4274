import { isStored } from '../../../../storage/stored-key.ts'
import { textSizeCookie } from '../../text-settings.ts'

const yearSeconds = 31_536_000

/** Saves a reading preference for a year, in a cookie that the server reads for the next page. */
export function setPreferenceCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent over plain http
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}

/** Debounces repeated presses: the server gets one request. */
const quietMs = 800
let timer: ReturnType<typeof setTimeout> | undefined

/** Saves the text size in this browser and, when signed in, with the account. */
export function saveTextSize(step: number): void {
  setPreferenceCookie(textSizeCookie, String(step))
  clearTimeout(timer)
  if (isStored('user'))
    timer = setTimeout(() => import('./save-text-size.ts').then(({ saveTextSizeToAccount }) => saveTextSizeToAccount(step)), quietMs)
}
