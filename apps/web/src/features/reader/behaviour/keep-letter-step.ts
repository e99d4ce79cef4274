import { savePreferences } from '../../../session/save-preferences.ts'
import { thisBrowser } from '../../../storage/this-browser.ts'
import { letterCookie } from '../letter-size.ts'
import { rememberChoice } from './remember-choice.ts'

/** Presses in a row are told to the server once. */
const quietMs = 800
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps the size of the letter: in this browser, and with the account of whoever is signed in. */
export function keepLetterStep(step: number): void {
  rememberChoice(letterCookie, String(step))
  clearTimeout(timer)
  const user = thisBrowser.read('user')
  if (user !== null) timer = setTimeout(() => savePreferences(user.id, { letra: step }).catch(() => undefined), quietMs)
}
