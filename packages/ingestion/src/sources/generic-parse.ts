import type { Judge } from '@basejuris/domain'
import { canonicalNormKey } from '@basejuris/legal-text'
import { presentText } from '../reading/field-reader.ts'
import type { ParsedRecord, SourceNorm } from '../record/parsed-record.ts'
import { RecordProblem } from '../record/record-problem.ts'
import { describeIssues, type GenericRuling, genericRemovalSchema, genericRulingSchema, parseGenericOutcome } from './generic-record.ts'

const toList = <T>(value: T | readonly T[] | null | undefined): readonly T[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value as T]

const toJudges = (written: GenericRuling['ministros']): Judge[] =>
  toList<string | { nombre: string; voto?: Judge['vote'] | undefined }>(written).flatMap((judge) => {
    const name = presentText(typeof judge === 'string' ? judge : judge.nombre)
    return name === null ? [] : [{ name, vote: typeof judge === 'string' ? null : (judge.voto ?? null) }]
  })

const toNorms = (written: GenericRuling['normas']): SourceNorm[] =>
  toList(written).flatMap((norm): SourceNorm[] => {
    if (typeof norm === 'string') return norm.trim() === '' ? [] : [{ text: norm, idNorma: null }]
    const idNorma = norm.idNorma ?? null
    if (norm.clave) return [{ key: canonicalKey(norm.clave), idNorma }]
    const name = presentText(norm.norma)
    if (name === null) return []
    const article = presentText(norm.articulo)
    return [{ text: article === null ? name : `${name}\tART. ${article}`, idNorma }]
  })

/** As norms of the text are keyed: `CT:483-C` → `CT:483 C`. */
const canonicalKey = (written: string): string => {
  const [norm = '', article] = written.split(/:(.*)/su, 2)
  return canonicalNormKey(norm, article ?? null)
}

const identityOf = (record: Readonly<Record<string, unknown>>): string | null => {
  const id = record['id']
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

const rejectMissing = (record: Readonly<Record<string, unknown>>): void => {
  const id = identityOf(record)
  if (id === null || id.trim() === '') throw new RecordProblem('missing_id')
  if (record['texto'] === undefined && record['eliminar'] !== true) throw new RecordProblem('missing_text', id)
}

const statuses = { firme: 'firm', recurrida: 'appealed', reemplazada: 'replaced' } as const

const toRuling = (fields: GenericRuling, source: string): ParsedRecord => ({
  kind: 'ruling',
  source,
  idSentence: fields.id,
  collection: fields.coleccion,
  revision: null,
  court: presentText(fields.tribunal),
  chamber: presentText(fields.sala),
  docketNumber: presentText(fields.rol),
  book: presentText(fields.libro),
  rit: presentText(fields.rit),
  ruc: presentText(fields.ruc),
  caption: presentText(fields.caratulado),
  decidedOn: presentText(fields.fecha),
  documentKind: presentText(fields.tipo),
  appealType: presentText(fields.recurso),
  outcome: parseGenericOutcome(fields.resultado),
  outcomeText:
    presentText(fields.resultadoTexto) ?? (parseGenericOutcome(fields.resultado) === null ? presentText(fields.resultado) : null),
  judges: toJudges(fields.ministros),
  drafter: presentText(fields.redactor),
  norms: toNorms(fields.normas),
  subjects: toList<string>(fields.materias).flatMap((subject) => presentText(subject) ?? []),
  originCourt: presentText(fields.tribunalOrigen),
  originDocketNumber: presentText(fields.rolOrigen),
  officialUrl: presentText(fields.url),
  publicationStatus: presentText(fields.condicionPublicacion),
  fictional: fields.ficticia ?? false,
  reserved: fields.reservada ?? false,
  fetchedAt: presentText(fields.obtenida),
  status: fields.estado == null ? null : statuses[fields.estado],
  text: fields.texto,
})

/** A record with the documented fields. `set` names the set of a record that names none. @throws {RecordProblem} */
export function parseGenericRecord(record: Readonly<Record<string, unknown>>, set: string): ParsedRecord {
  rejectMissing(record)
  const schema = record['eliminar'] === true ? genericRemovalSchema : genericRulingSchema
  const read = schema.safeParse(record)
  if (!read.success) {
    const onlyCollection = read.error.issues.every(({ path }) => path[0] === 'coleccion')
    throw new RecordProblem(onlyCollection ? 'unknown_section' : 'invalid_fields', identityOf(record), describeIssues(read.error))
  }
  const source = read.data.fuente ?? set
  if ('texto' in read.data) return toRuling(read.data, source)
  return { kind: 'removal', source, idSentence: read.data.id, collection: read.data.coleccion }
}
