import { storedPrefix } from '../../../storage/stored-key.ts'

const key = `${storedPrefix}:correo`

/** Passes the e-mail typed in one form of the account to the next, within this tab and never in the address. */
export function carryEmail(email: string): void {
  try {
    if (email.trim() !== '') sessionStorage.setItem(key, email.trim())
  } catch {
    // Without storage it is typed again.
  }
}

/** Takes the e-mail once. Empty when there is none. */
export function takeCarriedEmail(): string {
  try {
    const email = sessionStorage.getItem(key) ?? ''
    sessionStorage.removeItem(key)
    return email
  } catch {
    return ''
  }
}
