import { findSpanishDates } from '@basejuris/legal-text'
import { type HtmlFacts, readHtmlFacts } from '../../reading/html-tables.ts'

/** One step of a case, as its docket lists it. */
export interface OjvProceeding {
  readonly folio: string | null
  readonly kind: string
  readonly description: string
  /** `yyyy-mm-dd`; null for errors of the docket («23/08/0019»). */
  readonly date: string | null
  readonly state: string | null
}

export interface OjvCase {
  readonly docketNumber: string
  readonly court: string | null
  readonly caption: string | null
  readonly ruc: string | null
  readonly filedOn: string | null
  readonly procedure: string | null
  readonly state: string | null
  readonly stage: string | null
  readonly originCourt: string | null
  readonly originDocketNumber: string | null
  readonly proceedings: readonly OjvProceeding[]
  /** Date of the certificate that the ruling is final; null when the docket shows none. */
  readonly finalOn: string | null
}

/**
 * `case`: the docket of one case. `list`: search results. `attachments`: documents, mails, audio and maps of a case. `form`: the site's
 * own pages.
 */
export type OjvKind = 'case' | 'list' | 'attachments' | 'form' | 'blocked'

export interface OjvPage {
  readonly kind: OjvKind
  readonly cases: readonly OjvCase[]
}

const dateOf = (text: string): string | null => findSpanishDates(text)[0]?.date ?? null
const docket = /^(?:\p{L}[\p{L} ]*\s?[-/]\s?)?\d{1,7}\s?-\s?(?:19|20)\d{2}$/u
const captionOf = (value: string): boolean => /\p{L}{2,}\s?\/\s?\p{L}{2,}/u.test(value)

const columnsOf = (header: readonly string[]) => {
  const at = (...names: RegExp[]) => names.map((name) => header.findIndex((text) => name.test(text))).find((index) => index >= 0) ?? -1
  return {
    folio: at(/^folio/u),
    kind: at(/^tr[áa]mite$/u),
    description: at(/^des(?:c|\.)/u),
    date: at(/^(?:fec\.? tr|fecha tr|fecha$)/u),
    state: at(/^estado/u),
  }
}

const proceedingsOf = ({ tables }: HtmlFacts): OjvProceeding[] =>
  tables.flatMap(({ header, rows }) => {
    const columns = columnsOf(header)
    if (columns.folio < 0 || columns.kind < 0 || columns.date < 0) return []
    const cell = (row: readonly string[], index: number): string | null =>
      index < 0 || (row[index] ?? '') === '' ? null : (row[index] ?? null)
    return rows
      .filter((row) => row.length >= header.length - 1)
      .map((row) => ({
        folio: cell(row, columns.folio),
        kind: cell(row, columns.kind) ?? '',
        description: cell(row, columns.description) ?? '',
        date: dateOf(cell(row, columns.date) ?? ''),
        state: cell(row, columns.state),
      }))
  })

const finalOn = (proceedings: readonly OjvProceeding[]): string | null =>
  proceedings.find(
    ({ description }) =>
      /\b(?:firme|ejecut(?:oria|oriad)|sentencia ejecut)/iu.test(description) && !/cert[ií]f[ií]quese/iu.test(description),
  )?.date ?? null

const label = ({ labels }: HtmlFacts, ...names: string[]): string | null =>
  names.map((name) => labels.get(name)).find((value) => value !== undefined) ?? null

/** «Civil / 135500 - 2020» of the higher courts: book, number and year. */
const bookDocket = (written: string): string => written.replace(/\s*[/-]\s*(?=\d)/gu, '-')

const caseOf = (facts: HtmlFacts): OjvCase | null => {
  const rol = label(facts, 'rol', 'rit')
  const book = label(facts, 'libro')
  const written = rol ?? (book === null ? null : bookDocket(book))
  if (written === null) return null
  // The caption, or a mark of the kind of case, follows the number.
  const docketNumber = rol === null ? written : (/^[\p{L}\d.-]+/u.exec(written)?.[0] ?? written)
  const supreme = /suprema/iu.test(facts.title ?? '')
  const proceedings = proceedingsOf(facts)
  const loose = facts.tables
    .flatMap(({ rows }) => rows.flat())
    .find((value) => captionOf(value) && value.length < 120 && !value.includes(':'))
  return {
    docketNumber,
    court: supreme ? 'Corte Suprema' : label(facts, 'tribunal', 'corte'),
    caption: label(facts, 'caratulado') ?? loose ?? null,
    ruc: label(facts, 'ruc'),
    filedOn: dateOf(label(facts, 'f. ing.', 'f. ing', 'fecha ing.', 'fecha ing', 'fecha') ?? ''),
    procedure: label(facts, 'proc.', 'proc', 'recurso', 'tipo'),
    state: label(facts, 'estado proc.', 'estado proc', 'estado procesal'),
    stage: label(facts, 'etapa', 'ubicación'),
    originCourt: supreme ? label(facts, 'corte') : label(facts, 'tribunal origen'),
    originDocketNumber: supreme ? label(facts, 'rol ing') : label(facts, 'causa origen'),
    proceedings,
    finalOn: finalOn(proceedings),
  }
}

const listedCase = (row: readonly string[]): OjvCase | null => {
  const docketNumber = row.find((cell) => docket.test(cell))
  if (docketNumber === undefined) return null
  const court = row.find((cell) => /^(?:\d+[º°]\s)?(?:juzgado|jdo\.|tribunal|trib\.|c\.?a\.? de|corte)/iu.test(cell))
  const dates = row.flatMap((cell) => dateOf(cell) ?? [])
  const none = {
    ruc: null,
    procedure: null,
    state: null,
    stage: null,
    originCourt: null,
    originDocketNumber: null,
    proceedings: [],
    finalOn: null,
  }
  return { ...none, docketNumber, court: court ?? null, caption: row.find(captionOf) ?? null, filedOn: dates[0] ?? null }
}

const blocked = /APM_DO_NOT_TOUCH|La URL solicitada ha sido rechazada|The requested URL was rejected/iu

/**
 * Facts of the cases on a page or fragment of the Oficina Judicial Virtual. It never holds the text of a ruling, only links to documents
 * that need the court's session.
 */
export function readOjvPage(html: string): OjvPage {
  if (blocked.test(html)) return { kind: 'blocked', cases: [] }
  const facts = readHtmlFacts(html)
  const detail = /^detalle causa/iu.test(facts.title ?? '') ? caseOf(facts) : null
  if (detail !== null) return { kind: 'case', cases: [detail] }
  if (/detalleCausa\p{Lu}\p{L}+\(/u.test(html) && facts.title === null) {
    const cases = facts.tables.flatMap(({ rows }) => rows.flatMap((row) => listedCase(row) ?? []))
    if (cases.length > 0) return { kind: 'list', cases }
  }
  if (/B(?:ú|&uacute;)squeda por (?:RIT|Nombre)/u.test(html)) return { kind: 'form', cases: [] }
  return { kind: facts.title !== null || facts.tables.length > 0 || /tab-pane/u.test(html) ? 'attachments' : 'form', cases: [] }
}
