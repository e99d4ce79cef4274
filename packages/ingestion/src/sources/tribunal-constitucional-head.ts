import { findSpanishDates } from '@basejuris/legal-text'
import { needlessBlanks } from '@basejuris/legal-text/cleaning/double-spacing'
import { sourceLines } from '@basejuris/legal-text/cleaning/source-lines'
import { headLines } from '../reading/head-lines.ts'

/** Kinds of proceeding by the letters after the docket number (Ley 17.997; usage of the Tribunal). */
const proceedings: Readonly<Record<string, string>> = {
  INA: 'Inaplicabilidad por inconstitucionalidad',
  INC: 'Inconstitucionalidad de precepto legal',
  INHA: 'Inhabilidad',
  CPR: 'Control de constitucionalidad',
  CPT: 'Requerimiento de inconstitucionalidad',
  CCO: 'Contienda de competencia',
  CDS: 'Control de decreto supremo',
  CAA: 'Control de auto acordado',
  REM: 'Remoción',
}
const letters = Object.keys(proceedings).join('|')

const competences: readonly (readonly [RegExp, string])[] = [
  [/inaplicabilidad/iu, 'INA'],
  [/control (?:de constitucionalidad |de |del )*proyecto|control de constitucionalidad/iu, 'CPR'],
  [/requerimiento (?:parlamentario|de inconstitucionalidad)|cuesti[oó]n de constitucionalidad/iu, 'CPT'],
  [/contienda/iu, 'CCO'],
  [/decreto supremo/iu, 'CDS'],
  [/auto acordado/iu, 'CAA'],
]

/** Unifies the name of a kind of proceeding, from the words of a source or of the ruling's title; null when unknown. */
export function proceedingOf(words: string | null): string | null {
  const kind = words === null ? undefined : competences.find(([pattern]) => pattern.test(words))?.[1]
  return kind === undefined ? null : (proceedings[kind] ?? null)
}

export interface TribunalConstitucionalHead {
  /** `14382-2023`; the bare number for old rulings, which are cited by it. */
  readonly docketNumber: string | null
  readonly proceeding: string | null
  readonly decidedOn: string | null
  /** What was requested, without names of parties: «Requerimiento de inaplicabilidad respecto del artículo 3 de la Ley N° 17.322». */
  readonly title: string | null
}

const withDots = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/gu, String.raw`\.?`)
const longYear = (written: string): string => (written.length === 4 ? written : `${Number(written) < 50 ? '20' : '19'}${written}`)

/**
 * A docket number in the forms of the Tribunal («14.382-23 INA», «9797-20-CPT», «8.139-2020»): of a given number, or of any after the
 * word Rol.
 */
const rolPattern = (digits: string | null): RegExp => {
  const number =
    digits === null
      ? String.raw`\brol\s*(?:n[°º?.:%”"*]{0,2}\s*)?(?<number>\d{1,3}(?:\.\d{3})+|\d{2,6})`
      : `(?<![\\d.-])(?<number>${withDots(digits)})`
  return new RegExp(`${number}\\s?[-–]\\s?(?<year>(?:19|20)\\d{2}|\\d{2})(?![\\d.])(?:[\\s-]{1,3}(?<letters>${letters}))?`, 'iu')
}

const readRol = (text: string, field: string | null): { docketNumber: string | null; proceeding: string | null } => {
  const digits = /^\s*(?:rol\s*)?(\d[\d.]*)/iu.exec(field ?? '')?.[1]?.replaceAll('.', '') ?? null
  const own = /^\s*(?:rol\s*)?[\d.]+\s?-\s?(?<year>(?:19|20)\d{2}|\d{2})(?!\d)/iu.exec(field ?? '')?.groups?.['year']
  const found = rolPattern(digits).exec(text)?.groups
  const number = digits ?? found?.['number']?.replaceAll('.', '') ?? null
  const year = own ?? found?.['year']
  const kind = found?.['letters']?.toUpperCase() ?? new RegExp(`(?<![A-Z])(${letters})(?![A-Z])`, 'u').exec(field ?? '')?.[1]
  return {
    docketNumber: number === null ? null : year === undefined ? number : `${number}-${longYear(year)}`,
    proceeding: kind === undefined ? null : (proceedings[kind] ?? null),
  }
}

/** «[16 de enero de 2025]» below the docket number, or «Santiago, veintiuno de marzo de dos mil diecinueve.» */
const readDate = (head: string): string | null => {
  const dates = findSpanishDates(head)
  const bracketed = dates.find(({ from }) => /\[\s*$/u.test(head.slice(0, from)))
  const signed = dates.find(({ from }) => /(?:^|\n)\s*santiago\s*,?\s*(?:a\s+)?$/iu.test(head.slice(0, from)))
  return (bracketed ?? signed)?.date ?? null
}

const properWords: readonly (readonly [RegExp, string])[] = [
  [/\bcódigo (?:procesal )?(?:orgánico de )?\p{L}+/gu, 'words'],
  [/\b(?:constitución|ley|leyes|d\.l\.|decreto ley|boletín|boletines|banco central|carta fundamental|república)(?=[\s,.;)]|$)/gu, 'words'],
]
const small = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'y'])
const capitalise = (words: string): string =>
  words.replace(/\p{L}[\p{L}.]*/gu, (word) => (small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))

const sentenceCase = (capitals: string): string => {
  const lower = properWords.reduce((text, [pattern]) => text.replace(pattern, capitalise), capitals.toLowerCase())
  return lower
    .replace(/\bn[°º]/gu, 'N°')
    .replace(/\bd\.l\./giu, 'D.L.')
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}

const opening = /^(?:REQUERIMIENTO|CONTROL|CONTIENDA|ACCI[OÓ]N|SOLICITUD|PROYECTO DE LEY)\b/u
const maxTitleCharacters = 300
const titleCharacters = 4000

/** The block in capitals that opens newer rulings, up to its first blank line or a line of another block. */
const readTitle = (raw: string): string | null => {
  const lines = sourceLines(raw.slice(0, titleCharacters))
  const needless = needlessBlanks(lines, (line) => line !== '')
  const block = lines
    .filter((_, index) => !needless[index])
    .join('\n')
    .split(/\n\n+/u)
    .map((part) => part.replaceAll('\n', ' ').trim())
    .find((part) => opening.test(part) && part === part.toUpperCase())
  if (block === undefined) return null
  const title = sentenceCase(block.replace(/\s*FORMULAD[OA] POR .*?(?=,? RESPECTO|$)/u, ''))
  return title.length <= maxTitleCharacters ? title : `${title.slice(0, maxTitleCharacters).replace(/\s+\S*$/u, '')}…`
}

/**
 * Docket number, kind of proceeding, date and title of a ruling of the Tribunal, from its text. `rolField` is the bare number from the
 * source.
 */
export function tribunalConstitucionalHead(text: string, rolField: string | null): TribunalConstitucionalHead {
  const head = headLines(text).join('\n')
  const title = readTitle(text)
  const { docketNumber, proceeding } = readRol(text, rolField)
  return { docketNumber, proceeding: proceedingOf(title) ?? proceeding, decidedOn: readDate(head), title }
}
