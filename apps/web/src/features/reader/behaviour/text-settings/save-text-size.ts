import { savePreferences } from '../../../../session/save-preferences.ts'
import { thisBrowser } from '../../../../storage/browser-storage.ts'

/** Saves the text size with the account. On failure it stays in this browser only. */
export async function saveTextSizeToAccount(step: number): Promise<void> {
  const user = thisBrowser.read('user')
  if (user !== null) await savePreferences(user.id, { letra: step }).catch(() => undefined)
}
