import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe } from 'vitest'

/** Folder of the private set of real rulings, which never enter the project: `REAL_FILES`, else `shared` beside the project. */
export const realFiles = resolve(process.env['REAL_FILES'] ?? join(import.meta.dirname, '../../../../shared'))

/** Milliseconds for a test over hundreds of rulings. */
const timeout = 300_000

/**
 * A suite over parts of the private set, given by their paths below its folder. Where one is missing its tests are named as skipped. The
 * body of a skipped suite still runs: it reads files inside tests and hooks only.
 */
export function describeRealFiles(name: string, parts: readonly string[], suite: () => void): void {
  const isMissing = parts.some((part) => !existsSync(join(realFiles, part)))
  describe.skipIf(isMissing)(`${name} (REAL_FILES)`, { timeout }, suite)
}
