import type { EngineAdapter } from './engine-adapter.ts'
import { lancedb } from './lancedb.ts'
import { ours } from './ours.ts'
import { sqlite } from './sqlite.ts'
import { tantivy } from './tantivy.ts'

/** By name on the command line. Ours comes first. */
export const engines: Readonly<Record<string, EngineAdapter>> = { ours, lancedb, tantivy, sqlite }

/** @throws Error for an unknown name */
export function getEngine(name: string): EngineAdapter {
  const engine = engines[name]
  if (engine === undefined) throw new Error(`there is no engine ${name}`)
  return engine
}
