import { isStored } from '../../../../storage/stored-key.ts'
import { letterCookie } from '../../text-settings.ts'
import { rememberChoice } from './preference-cookie.ts'

/** Presses in a row are told to the server once. */
const quietMs = 800
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps the size of the letter: in this browser, and with the account of whoever is signed in. */
export function keepLetterStep(step: number): void {
  rememberChoice(letterCookie, String(step))
  clearTimeout(timer)
  if (isStored('user')) timer = setTimeout(() => import('./save-text-size.ts').then(({ saveLetterStep }) => saveLetterStep(step)), quietMs)
}
