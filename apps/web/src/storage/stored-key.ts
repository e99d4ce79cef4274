import type { StoredName } from './stored-values.ts'

/** Prefix of every key of ours. Signing out removes them all. */
export const storedPrefix = 'basejuris'
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
