import type { ParsedRuling } from '../record/parsed-record.ts'
import { RecordProblem } from '../record/record-problem.ts'
import type { Source, SourceRecord } from '../record/source.ts'
import { detectSource } from '../sources/detect-source.ts'

export interface CorpusRecord {
  /** First folder below the root. */
  readonly folder: string
  readonly source: Source
  readonly record: SourceRecord
}

/** Every readable record of the files below a root, in a stable order. */
export async function* readCorpus(root: string, signal?: AbortSignal): AsyncGenerator<CorpusRecord> {
  for (const { file, source } of await detectSource(root)) {
    if (source === null) continue
    const folder = file.relativePath.split('/')[0] ?? ''
    for await (const record of source.records(file, null, signal)) if (record.problem === undefined) yield { folder, source, record }
  }
}

/** The source's own facts, unmasked; null for a record that is no ruling. They stay in memory. */
export async function parseRecord({ source, record: { raw, hints } }: CorpusRecord): Promise<ParsedRuling | null> {
  try {
    const parsed = source.parse(source.extract === undefined ? { raw, hints } : await source.extract({ raw, hints }))
    return parsed.kind === 'ruling' ? parsed : null
  } catch (error) {
    if (error instanceof RecordProblem) return null
    throw error
  }
}
