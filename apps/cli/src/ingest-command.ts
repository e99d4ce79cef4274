import { resolve } from 'node:path'
import { runIngestion } from './run-ingestion.ts'

/** `ingest <source|auto> <path>`: leaves with 0 when every record was taken or quarantined with its reason. */
export async function ingest(source: string, path: string): Promise<void> {
  await runIngestion('ingest', { source, path: resolve(path) })
}
