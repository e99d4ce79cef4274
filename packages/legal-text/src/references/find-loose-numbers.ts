import { matchAt, matchesAt } from '../analysis/matches-at.ts'
import { docketOfParts, endOfNumber, numberForm, yearForm } from './number-forms.ts'
import type { NumberedCitation } from './ruling-citation.ts'

const openingSign = /expediente|sentencia|n[°º]/gi
const opening =
  /(?<![\p{L}\d/°º-])(?:(?:expedientes?|sentencias?(?=[\s\u00a0]+(?:n\S{0,3}[\s\u00a0]*)?(?:[a-z]-)?[\d.]+-))(?![\p{L}])[\s\u00a0:]*(?:n(?:[°º.]|ros?\.?|os\.)s?[\s\u00a0.]*)?|n[°º]s?[\s\u00a0]?)(?=(?:[a-z][\s\u00a0]?[-–])?[\s\u00a0]?\d)/iuy
/** «N° 3.011 de 2005», of a brief. */
const itemOfYear = new RegExp(
  String.raw`(?:(?<letter>[a-z])[\s\u00a0]?[-–][\s\u00a0]?)?${numberForm}[\s\u00a0]+(?:del?|correspondiente[\s\u00a0]+al)[\s\u00a0]+(?:a[ñn]o[\s\u00a0]+)?(?<year>(?:19|20)\d{2})(?![\p{L}\d]|[-./]\d)`,
  'iuy',
)
const item = new RegExp(String.raw`(?:(?<letter>[a-z])[\s\u00a0]?[-–][\s\u00a0]?)?${numberForm}[-–/]${yearForm}${endOfNumber}`, 'iuy')
/** A cheap sign that every one of them has. */
const mayItem = /\d[-–/]\d/u
const mayItemOfYear = /\d\s+(?:del?|correspondiente)\s/u
const joint = /[\s\u00a0]*(?:,|[\s\u00a0][ye][\s\u00a0])[\s\u00a0]*(?:[ye][\s\u00a0]+)?(?:n[°º]s?[\s\u00a0]?)?(?=\d)/iuy
/** A noun before the sign would say what else has the number. */
const mayPrecede =
  /(?:^|[\n([«“"—–,:;.·|/]|(?<!\p{L})(?:en|de|que|con|seg[uú]n|por|y|e|a|ver|v[eé]ase|cfr|confirma|(?:en|de)\s(?:la|las|los)|antecedentes|precedentes?|declarado|resuelto|fallado|decidido|sostenido|se[nñ]alado|fallos?|procesos?|juicios?|\p{Ll}+[aei]r(?:se)?)|(?<!\p{L})(?:s?c\.?\s?[as]\.?|ica|corte|suprema|juzgado|tribunal)(?:\s[\p{L}.]+){0,5})[\s\u00a0]*$/iu
const caseBefore = /(?<!\p{L})(?:causas?|autos|expedientes?|litigios?|pleitos?|correspondientes?\s+a)[\s\u00a0]*$/iu
/** «acuerdo de pleno de la Corte de Apelaciones de Temuco N° 259-2023». */
const otherAct = /(?<!\p{L})(?:acuerdos?|actas?|acordados?|resoluci[oó]n|oficios?|circular|instrucci[oó]n|decreto)(?!\p{L})[^.;\n]*$/iu
/** Papers, land and goods right before the sign. */
const otherPaper =
  /(?<!\p{L})(?:planos?|protocolos?|repertorios?|folios?|fojas|inscripci[oó]n(?:es)?|certificados?|contratos?|convenios?|licencias?|p[oó]lizas?|facturas?|boletas?|boletín|licitaci[oó]n|permisos?|patentes?|cheques?|pagar[eé]s?|carpetas?|partes?|denuncias?|solicitud(?:es)?|rut|c[eé]dula|orden(?:es)?|informes?)(?:\s[\p{L}.]+){0,3}[\s,:]*$/iu
const reachBefore = 60
const reachOfAct = 100

/**
 * Numbers behind «expediente», which is also a file of an office, behind «sentencia», or behind a sign alone: «en N° 12.345-2020, de la Corte de Apelaciones de
 * Talca». They are of cases only where a court is named in one run with them, or where their letter says so. In a brief any words may precede the sign.
 */
export function findLooseNumbers(text: string, isBrief: boolean): NumberedCitation[] {
  const found: NumberedCitation[] = []
  if (!mayItem.test(text) && !(isBrief && mayItemOfYear.test(text))) return found
  for (const { index, 0: opened } of matchesAt(text, openingSign, opening)) {
    const isSign = /^n/iu.test(opened)
    const before = text.slice(Math.max(0, index - reachBefore), index)
    if (isSign && !isBrief && !mayPrecede.test(before)) continue
    if (isSign && otherAct.test(text.slice(Math.max(0, index - reachOfAct), index))) continue
    if (isSign && isBrief && otherPaper.test(before)) continue
    const isWhole = isBrief && (!isSign || mayPrecede.test(before) || caseBefore.test(before))
    let at: number | null = index + opened.length
    while (at !== null) {
      item.lastIndex = at
      const read: RegExpExecArray | null = item.exec(text) ?? (isWhole ? matchAt(itemOfYear, text, at) : null)
      if (read === null) break
      const { letter, number = '', year = '' } = read.groups ?? {}
      const docket = docketOfParts(letter?.toUpperCase() ?? null, number, year)
      const to: number = at + read[0].length
      if (docket !== null) found.push({ from: at, to, kind: 'rol', docket, bareNumber: null, court: null })
      joint.lastIndex = to
      const next: RegExpExecArray | null = joint.exec(text)
      at = next === null ? null : to + next[0].length
    }
  }
  return found
}

/** Whether a court is named with such a number, or the number says that it is of one: «la sentencia C-1234-2019». */
export function isOfCourt({ court, docket, from }: NumberedCitation, text: string): boolean {
  if (court !== null && (court === 'own' || /Corte|Juzgado|Tribunal/u.test(court.name))) return true
  return (
    docket?.letter != null && lettersOfCases.has(docket.letter) && behindSentence.test(text.slice(Math.max(0, from - reachBefore), from))
  )
}
/** Letters of civil, labour, criminal and family cases. Offices have others. */
const lettersOfCases: ReadonlySet<string> = new Set(['C', 'O', 'M', 'T', 'I', 'S', 'V', 'P', 'Z'])
const behindSentence = /(?<!\p{L})sentencias?[\s\u00a0]+(?:n\S{0,3}[\s\u00a0]*)?$/iu
