import { resolve } from 'node:path'
import { runIngestion } from './run-ingestion.ts'

/** `ingest <source|auto> <path>`: exits with 0 when every record was stored or quarantined. */
export async function ingest(source: string, path: string): Promise<void> {
  await runIngestion('ingest', { source, path: resolve(path) })
}
