import type { NormFacts, NormPartText, NormSource, ParsedNorm } from '@basejuris/domain'
import { assembleParts, type DraftPart } from './assemble/assemble-parts.ts'
import { NormProblem } from './norm-problem.ts'

/** Raised when a reader reads the same record differently: records are then read again. */
export const readersVersion = 2

/** A record as a file holds it: a file, or a line of one. */
export interface NormRecord {
  /** Relative path, with the line of a file of lines: `norms.jsonl.gz:12`. */
  readonly name: string
  readonly text: string
}

export interface NormReader {
  readonly source: NormSource
  /** Whether a record is of this format, by its first characters and its name. */
  readonly recognizes: (head: string, name: string) => boolean
  /** @throws {NormProblem} */
  readonly read: (record: NormRecord) => ParsedNorm
}

/** Facts that a reader knows; the others are unknown. */
export type ReadFacts = Pick<NormFacts, 'idNorma' | 'title'> & Partial<NormFacts>

export interface ReadNorm {
  readonly source: NormSource
  readonly facts: ReadFacts
  readonly inForceFrom?: string | null
  readonly inForceTo?: string | null
  readonly capturedOn?: string | null
  readonly drafts: readonly DraftPart[]
}

/** Completes what a reader read. @throws {NormProblem} `without_text` */
export function toParsedNorm({ source, facts, inForceFrom = null, inForceTo = null, capturedOn = null, drafts }: ReadNorm): ParsedNorm {
  const parts: readonly NormPartText[] = assembleParts(drafts)
  if (parts.every(({ text }) => text === '')) throw new NormProblem('without_text', `idNorma ${facts.idNorma}`)
  return { source, facts: { ...unknownFacts, name: facts.title, ...facts }, inForceFrom, inForceTo, capturedOn, parts }
}

const unknownFacts = {
  type: '',
  number: null,
  year: null,
  aliases: [],
  publishedOn: null,
  promulgatedOn: null,
  repealed: false,
  repealedOn: null,
  restatedIn: null,
  organizations: [],
  subjects: [],
  treaty: false,
} satisfies Partial<NormFacts>

const isoDate = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/u

/** The day of a date or moment, null for anything else; a month is its first day. */
export function dayOf(written: string | null | undefined): string | null {
  const text = written?.trim() ?? ''
  if (/^\d{4}-\d{2}$/u.test(text)) return dayOf(`${text}-01`)
  const day = isoDate.exec(text)?.[0]
  if (day === undefined || day.startsWith('0000')) return null
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? day : null
}

/** «Decreto con Fuerza de Ley» → «DFL», as the catalogue has it. */
export function normType(written: string): string {
  return shortTypes.get(written.toLowerCase().trim()) ?? written.trim()
}

const shortTypes = new Map([
  ['decreto con fuerza de ley', 'DFL'],
  ['decreto ley', 'DL'],
  ['dto', 'Decreto'],
  ['aa', 'Auto Acordado'],
  ['ley', 'Ley'],
])

/** «7.912» → «7912»; null for norms without a number («S/N»). */
export function normNumber(written: string | null | undefined): string | null {
  const number = written?.trim().replace(/(?<=\d)\.(?=\d{3})/gu, '') ?? ''
  return number === '' || /^s\/?n$/iu.test(number) ? null : number
}

export function yearOf(day: string | null): number | null {
  return day === null ? null : Number(day.slice(0, 4))
}

/** idNorma of a number or of an address of BCN («…?idNorma=61438»), null when there is none. */
export function idNormaIn(written: string | number | null | undefined): number | null {
  const digits = /(?:idNorma=|^|^CL-|^BCN-|-norma-)(\d{1,9})$/u.exec(String(written ?? '').trim())?.[1]
  const id = Number(digits)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
