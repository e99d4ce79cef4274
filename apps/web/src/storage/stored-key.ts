import type { StoredName } from './stored-values.ts'

/** Prefix of our keys. Signing out removes every key of ours. */
export const storedPrefix = 'basejuris'

/** The cart of subscriptions. */
export const cartKey = `${storedPrefix}-cart`

/** A payment that left for the provider's page, and its copy. They are named by the specification, without the prefix. */
export const paymentFlowKeys = ['paymentFlow', 'paymentFlow_backup'] as const

/** Whether a key of the browser's storage is ours. */
export function isOurKey(key: string): boolean {
  return key.startsWith(storedPrefix) || paymentFlowKeys.some((each) => each === key)
}

export function storedKey(name: StoredName): string {
  return `${storedPrefix}:${name}`
}

/** Whether a value is stored, readable or not. Lets callers skip loading the reader. */
export function isStored(name: StoredName): boolean {
  try {
    return localStorage.getItem(storedKey(name)) !== null
  } catch {
    return false
  }
}
