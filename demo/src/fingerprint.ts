import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type DemoOptions, defaultRulings, defaultSeed } from './generate.ts'

/** Changes whenever the generated rulings may: they are a function of the sources of this folder, the seed and their number. */
export function demoFingerprint({ seed = defaultSeed, rulings = defaultRulings }: DemoOptions = {}): string {
  const hash = createHash('sha256').update(`${seed}/${rulings}`)
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort())
    hash
      .update(relative(import.meta.dirname, file))
      .update('\0')
      .update(readFileSync(file))
  return hash.digest('hex')
}
