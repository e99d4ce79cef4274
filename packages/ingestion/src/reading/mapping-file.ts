import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const mappingName = 'basejuris.json'
/** A mapping covers its folder and the folders below, down to this depth. */
const levels = 5

/** The mapping file of a file: the nearest one in its folder or above; null when there is none. */
export function findMapping(path: string): string | null {
  let folder = dirname(resolve(path))
  for (let level = 0; level < levels; level += 1) {
    const candidate = join(folder, mappingName)
    if (existsSync(candidate)) return candidate
    if (dirname(folder) === folder) return null
    folder = dirname(folder)
  }
  return null
}

/** Text of a mapping file; null when it cannot be read. */
export function readMapping(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
