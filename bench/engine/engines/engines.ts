import type { EngineAdapter } from './engine-adapter.ts'
import { lancedb } from './lancedb.ts'
import { ours } from './ours.ts'
import { sqlite } from './sqlite.ts'
import { tantivy } from './tantivy.ts'

/** By the name the command line gives them; ours comes first. */
export const engines: Readonly<Record<string, EngineAdapter>> = { ours, lancedb, tantivy, sqlite }
