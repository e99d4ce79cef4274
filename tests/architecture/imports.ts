import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './tracked-files.ts'

export interface Import {
  /** As written. */
  readonly specifier: string
  /** The project's file it names by a relative path. Null for packages. */
  readonly target: string | null
}

const pattern = /(?:^|\n|;|\b)(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g
const known = new Map<string, readonly Import[]>()

/** Imports and re-exports of a file, types included. */
export function importsOf(file: string): readonly Import[] {
  const cached = known.get(file)
  if (cached !== undefined) return cached
  const found = [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, fixed, lazy]) => {
    const specifier = fixed ?? lazy ?? ''
    const path = posix.join(posix.dirname(file), specifier)
    return { specifier, target: specifier.startsWith('.') && existsSync(join(root, path)) ? path : null }
  })
  known.set(file, found)
  return found
}
