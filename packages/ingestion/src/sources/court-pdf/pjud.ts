import { type CollectionId, findDocketNumbers, formatDocketNumber } from '@basejuris/domain'
import { repairLine } from '@basejuris/legal-text/cleaning/repair-displaced-accents'
import { headLines } from '../../reading/head-lines.ts'
import { signedDate } from '../../reading/signed-date.ts'
import { RecordProblem } from '../../record/record-problem.ts'
import { restoreCapitalAccent } from './capital-accent.ts'
import type { CourtReader } from './court-document.ts'
import { stripSignature } from './pjud-pages.ts'

const header =
  /NOMENCLATURA\s*:\s*(?:\d+\.\s*)?\[(?<kindCode>\d+)\]\s*(?<kind>[\s\S]{1,160}?)\n?JUZGADO\s*:\s*(?<court>.{3,120})\n\s*CAUSA ROL\s*:\s*(?<rol>[^\n]{3,60})\n\s*CARATULADO\s*:\s*(?<caption>[^\n]{1,200})/u
const sentenceCode = '40'

const papers: readonly (readonly [RegExp, string])[] = [
  [/receptor(?:a)? judicial|\bcertifico\s*:|mis reiterados llamados|\bnotifiqu[eé] a do[nñ]/iu, 'Es una actuación de receptor judicial.'],
  [/\bruego a (?:u\.?\s?s|ss|v\.?\s?s)|\bs\.\s?j\.\s?l\b|\bpor tanto\b[^.]{0,200}\bsolicito\b/iu, 'Es un escrito de una parte.'],
]

/** Collection by the name of the court and, in courts of general jurisdiction, by the letter of the docket number. */
const collectionOf = (court: string, rol: string): CollectionId => {
  if (/corte suprema/iu.test(court)) return 'corte_suprema'
  if (/c\.\s?a\.|corte de apelaciones/iu.test(court)) return 'corte_de_apelaciones'
  if (/garant[ií]a|oral en lo penal/iu.test(court) && !/letras/iu.test(court)) return 'penal'
  if (/familia/iu.test(court) && !/letras/iu.test(court)) return 'familia'
  if (/cobranza/iu.test(court)) return 'cobranza'
  if (/trabajo/iu.test(court)) return 'laboral'
  const letter = /^\s*([A-Z])\b/iu.exec(rol)?.[1]?.toUpperCase() ?? ''
  if (/[OTMIS]/u.test(letter)) return 'laboral'
  return /[F]/u.test(letter) ? 'familia' : 'civil'
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

const civilResolution = (body: string, head: string, code: string | null): ReturnType<CourtReader> => {
  const { kindCode, kind = '', court = '', rol = '', caption = '' } = header.exec(head)?.groups ?? {}
  if (kindCode === undefined) return null
  const subject = oneLine(kind)
  const isSentence = kindCode === sentenceCode || /^sentencia\b/iu.test(subject)
  return {
    collection: collectionOf(court, rol),
    idSentence: code,
    text: body,
    facts: {
      court: oneLine(court),
      docketNumber: oneLine(rol),
      rit: oneLine(rol),
      caption: restoreCapitalAccent(oneLine(caption)),
      decidedOn: signedDate(head),
      documentKind: isSentence ? 'sentencia' : 'resolución',
      subjects: isSentence ? [] : [subject],
    },
  }
}

const place = String.raw`\p{Lu}\p{L}+(?: (?:(?:de|del|la|las|los) ){0,2}\p{Lu}\p{L}+){0,3}`
const chamber = new RegExp(
  String.raw`Pronunciad[oa] por (?:la |el )(?<chamber>[\p{L} ]{3,40}? Sala)?(?: de)?\s*(?:la )?(?<court>C\.\s?A\.\s+de ${place}|Corte de Apelaciones de ${place}|Corte Suprema)`,
  'u',
)

const higherCourt = (body: string, head: string, code: string | null): ReturnType<CourtReader> => {
  const signed = chamber.exec(oneLine(body.slice(-5000)))?.groups
  const court = signed?.['court'] ?? /^(?:C\.\s?A\.\s+de\s+.{3,30}|Corte de Apelaciones de .{3,30})$/mu.exec(head)?.[0]
  if (court === undefined) return null
  const rol = findDocketNumbers(body.slice(-3000)).at(-1) ?? findDocketNumbers(head)[0]
  return {
    collection: collectionOf(court, ''),
    idSentence: code,
    text: body,
    facts: {
      court: oneLine(court),
      chamber: signed?.['chamber'] ?? null,
      docketNumber: rol === undefined ? null : formatDocketNumber(rol.docket),
      book: rol?.docket.book ?? null,
      decidedOn: signedDate(head),
      documentKind: 'sentencia',
    },
  }
}

/**
 * Signed PDFs of the judiciary. Resolutions of first-instance courts are recognised by their header (NOMENCLATURA, JUZGADO, CAUSA ROL,
 * CARATULADO), rulings of the higher courts by their closing. Other papers of a case file are refused.
 */
export const pjudPdf: CourtReader = (written) => {
  const pages = written.map(stripSignature)
  const whole = pages.map(({ text }) => text).join('\n')
  // The program that writes these files drops accents. The text is too short for the usual proof, so the header is enough.
  const body = header.test(whole) ? whole.split('\n').map(repairLine).join('\n') : whole
  const head = headLines(body, 6000).join('\n')
  const code = pages.find((page) => page.code !== null)?.code ?? null
  const read = civilResolution(body, head, code) ?? (code === null ? null : higherCourt(body, head, code))
  if (read !== null) return read
  const paper = /\bjuzgado\b|\bcorte de apelaciones\b|pjud\.cl/iu.test(body) ? papers.find(([pattern]) => pattern.test(body)) : undefined
  if (paper !== undefined) throw new RecordProblem('not_a_ruling', null, [paper[1]])
  return null
}
