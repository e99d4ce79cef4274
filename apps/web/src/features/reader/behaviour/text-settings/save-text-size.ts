import { savePreferences } from '../../../../session/save-preferences.ts'
import { thisBrowser } from '../../../../storage/browser-storage.ts'

/** Keeps the size of the letter with the account; what fails stays with this browser alone. */
export async function saveTextSizeToAccount(step: number): Promise<void> {
  const user = thisBrowser.read('user')
  if (user !== null) await savePreferences(user.id, { letra: step }).catch(() => undefined)
}
