import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { givenNames, surnames } from '@basejuris/legal-text'
import { correctOutcomes } from '../outcomes/outcome-slips.ts'
import { isOneEdit } from '../parts/correct-court-words.ts'
import { RewrittenText } from '../parts/rewritten-text.ts'
import { foldQuery } from './mention.ts'

const start = String.raw`(?<![\p{L}\d./-])`
const end = String.raw`(?!\p{L})`
const appeals =
  'protecci[oó]n|nulidad|apelaci[oó]n|casaci[oó]n|amparo|queja|hecho|revisi[oó]n|unificaci[oó]n|unif|prot|reposici[oó]n|ilegalidad|reclamaci[oó]n'

interface Rule {
  readonly pattern: RegExp
  readonly written: string | ((match: RegExpExecArray) => string | null)
}
const rule = (source: string, written: Rule['written'], flags = 'giu'): Rule => ({ pattern: new RegExp(source, flags), written })

const year = String.raw`(?:19|20)\d\d(?!\d|[-/.]\d)`
const bounds = String.raw`(?:desde|hasta|entre|y|al?|del?|partir\s+del?|contar\s+del?|antes\s+del?|despu[eé]s\s+del?|(?:anterior|posterior)(?:es)?\s+al?)(?:\s+el)?\s+`
const monthStems = 'ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic'
const monthAt = (number: string | undefined): string | undefined => monthNames[Number(number) - 1]
const monthOf = (stem: string | undefined): string | undefined =>
  monthNames.find((name) => name.startsWith((stem ?? '').toLowerCase().slice(0, 3)))
const dayInWords = ({ groups = {} }: RegExpExecArray): string | null => {
  const month = monthAt(groups['month'])
  return month === undefined ? null : `${groups['day'] ?? ''} de ${month} de ${groups['year'] ?? ''}`
}
const withMonth = ({ groups = {} }: RegExpExecArray): string | null => monthAt(groups['month']) ?? monthOf(groups['stem']) ?? null
/** «min llanos», unlike «15 min». */
const isName = (word: string): boolean => {
  const folded = foldQuery(word) ?? word
  return surnames.has(folded) || givenNames.has(folded)
}
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** Words as lawyers type them, and as the readers of conditions expect them. Each rule sees what those before it wrote. */
const rules: readonly Rule[] = [
  rule(String.raw`(?<=\s)d(?=\s+\p{L})(?<!(?:letra|literal|inciso|art[ií]culo|art\.?)\s+d)`, 'de', 'gu'),
  rule(String.raw`${start}qe?(?=\s)`, 'que', 'gu'),
  rule(`${start}(?:xq|pq|porq)${end}`, 'porque'),
  rule(String.raw`${start}x(?=\s+(?:el|la|los|las)\s)`, 'por', 'gu'),
  rule(`${start}dsd${end}`, 'desde'),
  rule(`${start}hsta${end}`, 'hasta'),
  rule(String.raw`${start}sents?(?:\.|(?=\s+(?:de|que|${year})))`, 'sentencias'),
  rule(String.raw`${start}jurisp(?:rud)?${end}\.?`, 'jurisprudencia'),
  rule(
    String.raw`${start}m(?:in)?tr(?<letter>[oa])(?<plural>s?)${end}\.?`,
    ({ groups = {} }) => `ministr${groups['letter']}${groups['plural']}`,
  ),
  rule(String.raw`${start}min\.(?=\s*\p{L})`, 'ministro'),
  rule(String.raw`(?<!\d\s*)${start}min(?=\s+(?<next>\p{L}+))`, ({ groups = {} }) => (isName(groups['next'] ?? '') ? 'ministro' : null)),
  rule(String.raw`${start}mag(?:d[oa])?\.(?=\s*\p{L})`, 'magistrado'),
  rule(String.raw`${start}j(?:u?e?)z(?:a\.|\.)(?=\s*\p{L})`, 'jueza'),
  rule(String.raw`${start}(?:abog|ab)\.?\s+int(?:eg)?(?:rante|r)?${end}\.?`, 'abogado integrante'),
  rule(`${start}ruj${end}`, 'recurso de unificación de jurisprudencia'),
  rule(
    String.raw`${start}r(?:ec(?:urso)?|cso|curso)(?<plural>s?)\.?(?=\s+(?:de\s+)?(?:${appeals}|cas)${end})`,
    ({ groups = {} }) => `recurso${groups['plural']}`,
  ),
  rule(String.raw`(?<=recursos?\s+(?:de\s+)?)prot${end}\.?`, 'protección'),
  rule(String.raw`${start}cas${end}\.?(?=\s+(?:en\s+|de\s+)?(?:el\s+|la\s+)?(?:fondo|forma)${end})`, 'casación'),
  rule(`${start}unif(?:ic)?${end}\\.?`, 'unificación'),
  rule(String.raw`${start}habeas\s+corpus${end}`, 'recurso de amparo'),
  rule(`${start}(?:bd|bbdd)${end}`, 'base'),
  rule(String.raw`${start}(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>${year})(?<=${bounds}[\d./-]+)`, dayInWords),
  rule(
    String.raw`(?<![\p{L}\d.-]|\d/|(?:rol|rit|ley|ds|decreto|oficio|circular|dictamen|ord\.?|n[°º.]?)\s*)(?<month>0[1-9]|1[0-2])/(?=${year})`,
    (match) => {
      const month = withMonth(match)
      return month === null ? null : `${month} `
    },
  ),
  rule(
    String.raw`${start}(?<!vi[ñn]a\s+del\s+)(?<stem>${monthStems})${end}\.?(?=\s*(?:(?:(?:[-–]|al?|y)\s*(?:${monthStems})[a-z]*\.?\s*)?(?:del?\s+)?${year}))`,
    withMonth,
  ),
  rule(
    String.raw`${start}(?<digits>\d{1,2})\s?(?:era|ero|ra|ro|er|da|do|ta|to|ma|mo|va|vo|na|no)\.?(?=\s+(?:sala|semestre|trimestre|cuatrimestre))`,
    ({ groups = {} }) => `${groups['digits']}ª`,
  ),
  rule(
    String.raw`${start}(?<roman>VIII|VII|III|VI|IV|IX|II|I|V|X)(?=\s+[Ss](?:ala|ALA))`,
    ({ groups = {} }) => `${romans.indexOf(groups['roman'] ?? '') + 1}ª`,
    'gu',
  ),
]

const appealWords = ['proteccion', 'nulidad', 'apelacion', 'casacion', 'unificacion', 'amparo', 'queja', 'revision']
/** Words that are seldom meant otherwise when one letter is wrong. */
const longWords = ['casacion', 'unificacion', 'inaplicabilidad']
const noSlips = new Set([
  'casaciones',
  'apelaciones',
  'provision',
  'prevision',
  'relacion',
  'tasacion',
  'cesacion',
  'causacion',
  'quejas',
  'amparos',
  'division',
])

const corrected = (text: RewrittenText): RewrittenText => {
  const slip =
    (known: readonly string[]) =>
    (match: RegExpExecArray): string | null => {
      const folded = foldQuery(match[0]) ?? match[0]
      return known.includes(folded) || noSlips.has(folded) ? null : (known.find((word) => isOneEdit(folded, word)) ?? null)
    }
  return text
    .replace(/(?<=(?<!\p{L})recursos?\s+(?:de\s+)?)\p{L}{4,}/giu, slip(appealWords))
    .replace(/(?<!\p{L})\p{L}{7,}/gu, slip(longWords))
}

/** The query with usual shorthand and slips written out, for the readers of conditions. */
export function writeOut(text: string): RewrittenText {
  let written = new RewrittenText(text)
  for (const { pattern, written: by } of rules) written = written.replace(pattern, typeof by === 'string' ? () => by : by)
  return corrected(correctOutcomes(written))
}
