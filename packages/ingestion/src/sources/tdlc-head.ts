import { findSpanishDates } from '@basejuris/legal-text'
import { headLines } from '../reading/head-lines.ts'

export interface TdlcHead {
  /** `C-475-22`, as written. */
  readonly docketNumber: string | null
  readonly decidedOn: string | null
}

const rol = /\brol\s*:?\s*(?<letter>C|NC|ERN|AE)?\s*N?[°º”".:]{0,2}\s*(?<number>\d{1,4})[-–](?<year>(?:19|20)\d{2}|\d{2})(?!\d)/giu

const readRol = (text: string): string | null => {
  const { letter = 'C', number, year } = [...text.matchAll(rol)].at(0)?.groups ?? {}
  return number === undefined ? null : `${letter.toUpperCase()}-${number}-${year}`
}

/**
 * Docket number and date of a ruling of the competition court, from its head («ROL : C N° 475-22», «Santiago, once de noviembre de …»).
 * Old ones end with the docket number.
 */
export function tdlcHead(text: string): TdlcHead {
  const head = headLines(text, 3000).join('\n')
  const signed = findSpanishDates(head).find(({ from }) => /santiago\s*,\s*(?:a\s+)?$/iu.test(head.slice(0, from)))
  const tail = headLines(text.slice(-4000)).join('\n')
  return { docketNumber: readRol(head.slice(0, 1200)) ?? readRol(tail), decidedOn: signed?.date ?? null }
}
