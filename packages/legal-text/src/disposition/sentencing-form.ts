import { foldSameLength } from '../analysis/fold-text.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import { cutLine } from './cut-line.ts'

/** Rows of the forms in which courts of guarantee write the result of a hearing. */
const label =
  /^(?:delito|grado (?:de |participacion|ejecucion)|participacion|encubridor\)|tentado\)|frustrado|penas?|lugar|dias de|unidad|plazo|medidas|inhabilidad|costas|renuncia|articulo|circ|cumplimiento|abono|se acoge|opta|pago|exime|fecha|nombre|tipo|otros|mailto|apercib|hechos|veredicto|procedimiento|observ)/u
const crimeRow = /^delitos?\b(?! (?:de|que|y)\b)/u
const penaltyRow = /^pena \(?corporal\b/u
const substituteRow = /^pena sustitutiva\b/u
const penalty = /\b(?:presidio|prision|reclusion|multa|utm)\b/u
/** «SENTENCIA ABSOLUTORIA», «Pena Absolutoria»: the row that acquits. */
const acquittalRow = /^(?:tipo (?:de )?)?(?:sentencia|pena|resolucion|veredicto|decision)s? absolutori[oa]s?\s*[.:]?$/u
const substitute = /\b(?:remision|reclusion|libertad vigilada|prestacion)\b/u
/** Presidio lasts 61 days or more: the source lost a digit. */
const impossible = /(?:^|\s)(?:\d|[1-5]\d|60) dias de presidio/u
const crimeEnd = /,? (?:previst|sancionad)|[,;.]$/u
const maxRows = 4
/** A crime takes no more of the line, so that the penalty fits. */
const maxCrime = 90

export interface FormRows {
  readonly spans: readonly TextSpan[]
  /** Rows of other penalties. */
  readonly more: number
}

/** The rows that name the crime, its penalty and what replaces it, of paragraphs at these spans of `text`. Null where no penalty stands in a row. */
export function sentencingRows(text: string, paragraphs: readonly TextSpan[]): FormRows | null {
  const folded = paragraphs.map(({ from, to }) => foldSameLength(text.slice(from, to)))
  const rows = (pattern: RegExp): TextSpan[] =>
    folded.flatMap((row, at) => (pattern.test(row) ? [{ from: at, to: endOfRow(folded, at) }] : []))
  const said = ({ from, to }: TextSpan): string => folded.slice(from, to).join(' ')
  const isSound = (row: TextSpan): boolean => penalty.test(said(row)) && !impossible.test(said(row))
  const [crime, ...others] = rows(crimeRow).filter((row) => said(row).length > 'delitos '.length + 2)
  const [penal, ...penalties] = rows(penaltyRow).filter(isSound)
  const [replaced] = rows(substituteRow).filter((row) => substitute.test(said(row)))
  const acquitted = penal === undefined ? rows(acquittalRow)[0] : undefined
  if (acquitted !== undefined) return acquittal(acquitted, crime, paragraphs)
  if (crime === undefined || (penal === undefined && replaced === undefined)) return null
  const spans = [crime, penal, replaced].flatMap((row) => (row === undefined ? [] : [placed(row, paragraphs)]))
  const [first, ...rest] = spans
  const named = first === undefined ? [] : [{ from: first.from, to: first.from + crimeLength(text.slice(first.from, first.to)) }]
  const listed = said(crime).match(/\bpor (?:el|los) delitos?\b/gu)?.length ?? 1
  return { spans: [...named, ...rest].sort((a, b) => a.from - b.from), more: Math.max(others.length, penalties.length, listed - 1) }
}

/** The row that acquits and the charge, in their order. */
const acquittal = (acquitted: TextSpan, charge: TextSpan | undefined, paragraphs: readonly TextSpan[]): FormRows => {
  const rows = [{ ...acquitted, to: acquitted.from + 1 }, ...(charge === undefined ? [] : [charge])]
  return { spans: rows.map((row) => placed(row, paragraphs)).sort((a, b) => a.from - b.from), more: 0 }
}

const placed = (row: TextSpan, paragraphs: readonly TextSpan[]): TextSpan => ({
  from: paragraphs[row.from]?.from ?? 0,
  to: paragraphs[row.to - 1]?.to ?? 0,
})

const crimeLength = (text: string): number => {
  const end = foldSameLength(text).search(crimeEnd)
  return cutLine(text, { from: 0, to: end < 0 ? text.length : end }, maxCrime, maxCrime)
}

/** A row goes on until the next label. */
const endOfRow = (folded: readonly string[], at: number): number => {
  const next = folded.findIndex((row, index) => index > at && (label.test(row) || index >= at + maxRows))
  return next < 0 ? folded.length : next
}
