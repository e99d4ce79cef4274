import type { CollectionId } from '@basejuris/domain'
import { decodeJsonObject } from '../../reading/decode-json.ts'
import { FieldReader, presentText } from '../../reading/field-reader.ts'
import { jsonLines } from '../../reading/json-lines.ts'
import { jsonRecords } from '../../reading/json-records.ts'
import { repairMojibake } from '../../reading/repair-mojibake.ts'
import type { ParsedRuling } from '../../record/parsed-record.ts'
import { RecordProblem } from '../../record/record-problem.ts'
import type { Source } from '../../record/source.ts'
import { blankRuling } from '../blank-ruling.ts'

/** Fields of every harvested record, besides those of its organ. */
export interface HarvestRecord {
  readonly idSentence: string
  readonly title: string | null
  readonly text: string
  /** Date from the harvester: of the ruling, of its publication or of its download, depending on the organ. */
  readonly date: string | null
  readonly url: string | null
  readonly fields: FieldReader
}

/** Facts of an organ's ruling besides identity, date, address and text, which are in the envelope. */
export type HarvestedFacts = Partial<Omit<ParsedRuling, 'kind' | 'source' | 'idSentence'>>

export interface HarvestOrgan {
  /** The part of `_source` after `CL/`, and in lower case the last part of the source's id. */
  readonly organ: string
  readonly name: string
  readonly collection: CollectionId
  readonly read: (record: HarvestRecord) => HarvestedFacts
}

const readRecord = (raw: Uint8Array): HarvestRecord & { readonly fetchedAt: string | null } => {
  const fields = new FieldReader(decodeJsonObject(raw))
  const idSentence = presentText(fields.raw('_id'))
  if (idSentence === null) throw new RecordProblem('missing_id')
  if (!fields.has('text')) throw new RecordProblem('missing_text', idSentence)
  const title = fields.text('title')
  return {
    idSentence,
    title: title === null ? null : repairMojibake(title),
    text: repairMojibake(fields.body('text')),
    date: fields.text('date'),
    url: fields.text('url'),
    fetchedAt: fields.text('_fetched_at'),
    fields,
  }
}

const mark = (organ: string): RegExp => new RegExp(`"_source"\\s*:\\s*"CL/${organ}"`, 'u')
const isLines = (path: string): boolean => /\.(?:jsonl|ndjson)(?:\.gz)?$/iu.test(path)

/**
 * JSON written by a harvester of public sites: one object per ruling. It has `_id`, `_source` («CL/TDLC»), `_fetched_at`, `title`,
 * `text`, `date`, `url` and keys of the organ. One object per file, an array of them, or one per line.
 */
export function harvestSource({ organ, name, collection, read }: HarvestOrgan): Source {
  const id = `harvest-${organ.toLowerCase()}`
  return {
    id,
    name: `${name} (JSON recolectado)`,
    detect: (_path, head) => (/^[\s\uFEFF]*[[{]/u.test(head) && mark(organ).test(head) ? 0.95 : 0),
    records: (file, from, signal) =>
      isLines(file.path) ? jsonLines(file, from, {}, signal) : jsonRecords({ file, from, arrayKeys: 'root', hints: {}, signal }),
    parse: ({ raw }) => {
      const record = readRecord(raw)
      const identity = { source: id, idSentence: record.idSentence, collection, text: record.text }
      const envelope = { decidedOn: record.date, officialUrl: record.url, fetchedAt: record.fetchedAt }
      return { ...blankRuling(identity), ...envelope, ...read(record) }
    },
  }
}
