import type { StoredName } from './stored-values.ts'

/** Everything of ours in a browser begins like this; a log-out removes it all. */
export const storedPrefix = 'basejuris'
export function storedKey(name: StoredName): string {
  return `${storedPrefix}:${name}`
}

/** Whether anything lies under the name, readable or not: says without reading whether what reads it is worth fetching. */
export function isStored(name: StoredName): boolean {
  try {
    return localStorage.getItem(storedKey(name)) !== null
  } catch {
    return false
  }
}
