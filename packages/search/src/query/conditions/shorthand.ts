import { chileanDate } from '@basejuris/domain/calendar'
import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { givenNames, seatForms, surnames } from '@basejuris/legal-text'
import { completeYears } from '../abridged/short-years.ts'
import { completeTerms } from '../abridged/truncated-terms.ts'
import { correctOutcomes } from '../outcomes/outcome-slips.ts'
import { otherDeciders, things } from '../outcomes/verdict-words.ts'
import { isOneEdit } from '../parts/correct-court-words.ts'
import { isPerson } from '../parts/person-nouns.ts'
import { remembering } from '../parts/remembering.ts'
import { RewrittenText } from '../parts/rewritten-text.ts'
import { foldQuery } from './mention.ts'

const start = String.raw`(?<![\p{L}\d./-])`
const end = String.raw`(?!\p{L})`
const appeals =
  'protecci[oó]n|nulidad|apelaci[oó]n|casaci[oó]n|amparo|queja|hecho|revisi[oó]n|unificaci[oó]n|unif|prot|nul|amp|apel|inaplic|reposici[oó]n|ilegalidad|reclamaci[oó]n'

interface Rule {
  readonly pattern: RegExp
  readonly written: string | ((match: RegExpExecArray) => string | null)
}
const rule = (source: string, written: Rule['written'], flags = 'giu'): Rule => ({ pattern: new RegExp(source, flags), written })

const year = String.raw`(?:19|20)\d\d(?!\d|[-/.]\d)`
const bareYear = String.raw`(?:19|20)\d\d`
const bounds = String.raw`(?:desde|hasta|entre|y|al?|del?|partir\s+del?|contar\s+del?|antes\s+del?|despu[eé]s\s+del?|(?:anterior|posterior)(?:es)?\s+al?)(?:\s+el)?\s+`
const monthStems = 'ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic'
const months = `${monthNames.join('|')}|setiembre|${monthStems}`
/** A number before the year is that of a document: «sentencia 1/2020». */
const notNumbered = String.raw`(?<!(?:rol|rit|ley|ds|decreto|oficio|of\.?|circular|dict(?:amen|\.)|ord(?:inario|\.)?|res(?:oluci[oó]n)?\.?(?:\s+ex(?:enta)?\.?)?|sent(?:encia|\.)?|fallo|causa|ingreso|acta|informe|contrato|licitaci[oó]n|ordenanza|protocolo|instructivo|memor[aá]ndum|acuerdo|expediente|convenio|opini[oó]n|dfl|dl|dto\.?|factura|instrucci[oó]n(?:\s+general)?|n[°º.]?)\s*)`
const monthAt = (number: string | undefined): string | undefined => monthNames[Number(number) - 1]
const monthOf = (stem: string | undefined): string | undefined =>
  monthNames.find((name) => name.startsWith((stem ?? '').toLowerCase().slice(0, 3)))
const dayInWords = ({ groups = {} }: RegExpExecArray): string | null => {
  const month = monthAt(groups['month'])
  return month === undefined ? null : `${groups['day'] ?? ''} de ${month} de ${groups['year'] ?? ''}`
}
const withMonth = ({ groups = {} }: RegExpExecArray): string | null => monthAt(groups['month']) ?? monthOf(groups['stem']) ?? null
/** Two-digit years up to this one are of this century. */
const lastShortYear = 49
const century = (digits: string): string => `${Number(digits) <= lastShortYear ? '20' : '19'}${digits}`
const maxDay = 31
const dayWithShortYear = ({ groups = {} }: RegExpExecArray): string | null => {
  const month = monthAt(groups['month'])
  const day = Number(groups['day'])
  return month === undefined || day < 1 || day > maxDay ? null : `${day} de ${month} de ${century(groups['year'] ?? '')}`
}
const monthOfYear = (match: RegExpExecArray): string | null => {
  const month = withMonth(match)
  return month === null ? null : `${month} ${match.groups?.['year']}`
}
/** «sept 23», unlike a year that is still to come. */
const monthOfShortYear = ({ groups = {} }: RegExpExecArray): string | null => {
  const [month, year] = [monthOf(groups['stem']), `20${groups['year'] ?? ''}`]
  return month === undefined || year > chileanDate(new Date()).slice(0, year.length) ? null : `${month} ${year}`
}
/** What such a number counts: «mar 20 millas». */
const counted = String.raw`(?:%|°|º|(?:de|millas|metros|mts?|km|horas|hrs?|d[ií]as|mil|millones|uf|utm|pesos)(?!\p{L}))`
/** «2020-22», unlike «2020-19» and a number of many years ago. Beside the parties of a caption it is that of their case. */
const yearsInFull = ({ groups = {}, input }: RegExpExecArray): string | null => {
  const { first = '', last = '' } = groups
  const years = Number(`${first.slice(0, 2)}${last}`) - Number(first)
  return years > 0 && years <= maxYears && !/(?<!\p{L})(?:con|contra|c\/|vs?\.?|v\/s)(?!\p{L})/iu.test(input)
    ? `${first}-${first.slice(0, 2)}${last}`
    : null
}
const maxYears = 10
/** «marzo » for «03/», «mar-». */
const monthBefore = (match: RegExpExecArray): string | null => {
  const month = withMonth(match)
  return month === null ? null : `${month} `
}
/** «min llanos», unlike «15 min». */
const isName = (word: string): boolean => {
  const folded = foldQuery(word) ?? word
  return surnames.has(folded) || givenNames.has(folded)
}
const isSurname = (word: string): boolean => surnames.has(foldQuery(word) ?? word)
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** Words as lawyers type them, and as the readers of conditions expect them. Each rule sees what those before it wrote. */
const rules: readonly Rule[] = [
  // «entre el 20 y el 31 de diciembre de 2019»: two days of one month.
  rule(
    String.raw`${start}(?:entre|desde|del)\s+(?:el\s+)?(?<first>\d{1,2})\s+(?:y|al?|hasta)\s+(?:el\s+)?(?<last>\d{1,2})\s+(?:de\s+)?(?<month>${months})${end}\.?\s+(?:del?\s+)?(?<year>${bareYear})(?!\d)`,
    ({ groups = {} }) => {
      const rest = `de ${monthOf(groups['month']) ?? ''} de ${groups['year'] ?? ''}`
      return `entre el ${groups['first'] ?? ''} ${rest} y el ${groups['last'] ?? ''} ${rest}`
    },
  ),
  // «TTA Iquique / IVA / reclamo / no ha lugar»: the pieces of a note.
  rule(String.raw`\s+/(?=\s)(?<=\s/[^/]*\s/|(?=\s/[^/]*\s/\s)\s/)`, ','),
  rule(String.raw`(?<=\s)d(?=\s+\p{L})(?<!(?:letra|literal|inciso|art[ií]culo|art\.?)\s+d)`, 'de', 'gu'),
  rule(String.raw`${start}qe?(?=\s)`, 'que', 'gu'),
  rule(`${start}(?:xq|pq|porq)${end}`, 'porque'),
  rule(String.raw`${start}x(?=\s+(?:el|la|los|las)\s)`, 'por', 'gu'),
  rule(`${start}dsd${end}`, 'desde'),
  rule(String.raw`${start}s\/\s?(?=(?:efecto|costas|lugar|perjuicio)${end})`, 'sin '),
  rule(`${start}hsta${end}`, 'hasta'),
  rule(
    String.raw`${start}sents?(?:\.|(?=\s+(?:de|que|${year}|(?:absolut|condenat|confirmat|revocat|estimat|desestimat)ori[oa]s?(?!\p{L}))))`,
    'sentencias',
  ),
  rule(String.raw`${start}jurisp(?:r(?:ud)?)?${end}\.?`, 'jurisprudencia'),
  rule(
    String.raw`${start}m(?:in)?tr(?<letter>[oa])(?<plural>s?)${end}\.?`,
    ({ groups = {} }) => `ministr${groups['letter']}${groups['plural']}`,
  ),
  rule(String.raw`${start}(?:min\.(?=\s*\p{L})|minis(?:tr?)?\.?(?=\s+\p{L}))`, 'ministro'),
  rule(String.raw`(?<!\d\s*)${start}min(?=\s+(?<next>\p{L}+))`, ({ groups = {} }) => (isName(groups['next'] ?? '') ? 'ministro' : null)),
  rule(String.raw`${start}mag(?:d[oa])?\.(?=\s*\p{L})`, 'magistrado'),
  rule(String.raw`${start}j(?:u?e?)z(?:a\.|\.)(?=\s*\p{L})`, 'jueza'),
  rule(String.raw`${start}(?:abog|ab)\.?\s+int(?:eg)?(?:rante|r)?${end}\.?`, 'abogado integrante'),
  rule(String.raw`${start}a\.\s?i\.(?=\s+\p{L})`, 'abogado integrante'),
  rule(String.raw`${start}red(?:ac(?:c|t(?:or)?)?)?\.(?=\s+\p{L})|${start}redac[ct](?=\s+\p{L})`, 'redactor'),
  rule(String.raw`${start}red(?=\s+(?<next>\p{L}+))`, ({ groups = {} }) => (isSurname(groups['next'] ?? '') ? 'redactor' : null)),
  rule(
    String.raw`${start}(?<cue>(?:voto|disidencia|prevenci[oó]n)(?:\s+(?:en\s+contra|disidente|particular|de\s+minor[ií]a))?(?:\s+del?)?)(?=\s+(?<next>\p{L}+)\s*(?:$|[,;:\d]|(?:cs|corte|suprema|sala)(?!\p{L})))`,
    ({ groups = {} }) => (isSurname(groups['next'] ?? '') ? `${groups['cue']} ministro` : null),
  ),
  rule(`${start}r?uj${end}`, 'recurso de unificación de jurisprudencia'),
  rule(
    String.raw`${start}r(?:ec(?:urso)?|cso|curso|(?=\.))(?<plural>s?)\.?(?=\s+(?:de\s+)?(?:${appeals}|cas)${end})`,
    ({ groups = {} }) => `recurso${groups['plural']}`,
  ),
  rule(String.raw`(?<=^\s*)r\.?\s?p\.?(?=\s+\p{L})`, 'recurso de protección'),
  rule(String.raw`${start}rn\.?(?=\s+(?:lab|pen|laboral|penal)${end})|(?<=^\s*)rn(?=\s+(?:37[34]|47[78]))`, 'recurso de nulidad'),
  rule(String.raw`${start}prot${end}\.?`, 'protección'),
  rule(String.raw`${start}rev\.?(?=\s+(?:de\s+)?(?:la\s+)?sent)`, 'revisión'),
  rule(String.raw`(?<=recursos?\s+(?:de\s+)?)nul${end}\.?|${start}nul(?:\.|${end}(?=\s+(?:lab|pen)))`, 'nulidad'),
  rule(String.raw`(?<=nulidad\s+)lab${end}\.?`, 'laboral'),
  rule(String.raw`(?<=nulidad\s+)pen${end}\.?`, 'penal'),
  rule(String.raw`(?<=recursos?\s+(?:de\s+)?)amp${end}\.?|(?<!\d\s*)${start}amp\.|(?<=^\s*)amp(?=\s+\p{L})`, 'amparo'),
  rule(String.raw`${start}apel${end}\.?|${start}ap\.?(?=\s+(?:protecci|amparo|incidente|sentencia))`, 'apelación'),
  rule(String.raw`${start}recl${end}\.?(?=\s+(?:de\s+|por\s+)?ilegal)`, 'reclamo'),
  rule(String.raw`${start}recl${end}\.?(?=\s+(?:de\s+)?(?:tribut|judicial|ambiental|multa))`, 'reclamación'),
  rule(String.raw`(?<=reclamos?\s+(?:de\s+|por\s+)?)ileg(?:al)?${end}\.?`, 'ilegalidad'),
  rule(String.raw`${start}inaplic(?:ab)?${end}\.?`, 'inaplicabilidad'),
  rule(String.raw`(?<!\d[\s-]*)${start}INA${end}`, 'inaplicabilidad', 'gu'),
  rule(
    String.raw`(?<=(?:^|(?<!\p{L})(?:requerimientos?|tc|constit(?:ucional)?))\s*)(?<!\p{L})ina(?=\s+(?:por|contra|art|\d)|\s*$)`,
    'inaplicabilidad',
  ),
  rule(String.raw`${start}(?:cas${end}\.?|c\.)(?=\s*(?:en\s+|de\s+)?(?:el\s+|la\s+)?(?:fondo|forma)${end})`, 'casación '),
  rule(String.raw`(?<=casaci(?:[oó]n|ones)\s+)f\.?\s?(?:y|\/|-)\s?f${end}\.?`, 'forma y fondo'),
  rule(String.raw`${start}unif(?:ic)?\.?\s+(?:de\s+)?juris(?:p(?:r(?:ud)?)?)?${end}\.?`, 'unificación de jurisprudencia'),
  rule(`${start}unif(?:ic)?${end}\\.?`, 'unificación'),
  rule(String.raw`${start}habeas\s+corpus${end}`, 'recurso de amparo'),
  rule(String.raw`${start}lib\.?\s+cond(?:icional)?${end}\.?`, 'libertad condicional'),
  rule(`${start}(?:bd|bbdd)${end}`, 'base'),
  rule(String.raw`${start}(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>${year})(?<=${bounds}[\d./-]+)`, dayInWords),
  rule(String.raw`${start}(?<day>\d{1,2})(?:/(?<month>\d{1,2})/|-(?<month>\d{2})-)(?<year>\d{2})(?![\p{L}\d]|[-./]\d)`, dayWithShortYear),
  rule(
    String.raw`${start}(?<day>\d{1,2})\s?[-/.]\s?(?<stem>${months})\.?\s?[-/.]\s?(?<year>${year})`,
    ({ groups = {} }) => `${groups['day']} de ${monthOf(groups['stem'])} de ${groups['year']}`,
  ),
  rule(
    String.raw`${start}(?<day>\d{1,2})\s?[-/.]\s?(?<roman>XI{0,2}|IX|IV|VI{0,3}|I{1,3})\s?[-/.]\s?(?<year>${year})`,
    ({ groups = {} }) => `${groups['day']} de ${monthAt(String(romans.indexOf(groups['roman'] ?? '') + 1))} de ${groups['year']}`,
    'gu',
  ),
  rule(String.raw`(?<![\p{L}\d.-]|\d/)${notNumbered}(?<month>0?[1-9]|1[0-2])/(?=${year})`, monthBefore),
  rule(String.raw`(?<![\p{L}\d./-])${notNumbered}(?<month>0[1-9])-(?=${year})`, monthBefore),
  rule(String.raw`${start}(?<stem>${months})(?:\.?\s*[-/]\s*|\.)(?=${year})`, monthBefore),
  rule(
    String.raw`(?<![\p{L}\d./]|(?<!(?:${months}))-)(?<!vi[ñn]a\s+del\s+)(?<stem>${monthStems})${end}\.?(?=\s*(?:(?:(?:[-–]|al?|y)\s*(?:${monthStems})[a-z]*\.?\s*)?(?:del?\s+)?${year}))`,
    withMonth,
  ),
  rule(
    String.raw`${start}(?<!vi[ñn]a\s+del\s+)(?<stem>${monthStems})(?:\.?\s+|\.?\s?[-/'’]\s?)(?<year>\d{2})(?!\s*${counted}|,?\s*(?:del?\s+)?${bareYear})(?![\p{L}\d]|[-./:]\d)`,
    monthOfShortYear,
  ),
  rule(String.raw`${start}(?<first>${bareYear})\s?[-–/]\s?(?<last>\d{2})(?![\p{L}\d]|[-./]\d)`, yearsInFull),
  rule(String.raw`(?<!(?:desde|hasta)\s+)${start}(?<year>${bareYear})\s?\+(?=\s|$|[,;])`, ({ groups = {} }) => `desde ${groups['year']}`),
  rule(String.raw`${start}(?<year>${bareYear})[-/](?<month>0[1-9]|1[0-2])(?![\p{L}\d]|[-./]\d)`, monthOfYear),
  rule(String.raw`${start}(?<digits>[1-4])\s?[°º]?T(?=\s+${bareYear})`, ({ groups = {} }) => `${groups['digits']}° trimestre`, 'gu'),
  rule(String.raw`${start}(?<digits>[12])\s?[°º]?S(?=\s+${bareYear})`, ({ groups = {} }) => `${groups['digits']}° semestre`, 'gu'),
  rule(`${start}(?<bound>pre|post)-(?=${bareYear})`, ({ groups = {} }) => `${groups['bound']} `),
  rule(String.raw`${start}acog${end}\.?`, 'fallos que acogen'),
  rule(String.raw`${start}r(?:echz?|chz)${end}\.?`, 'fallos que rechazan'),
  rule(String.raw`${start}conf(?:\.(?=\s|$|,)|(?=\s*$))`, 'fallos que confirman'),
  rule(String.raw`${start}revoc${end}\.?`, 'fallos que revocan'),
  rule(String.raw`${start}(?:abs\.|absol${end}\.?)`, 'fallos que absuelven'),
  rule(String.raw`${start}inadm${end}\.?`, 'inadmisibles'),
  rule(String.raw`(?<=(?:\d\s?(?:er|do|[°ºª])?|primer|segundo)\s+)sem${end}\.?(?=\s+(?:del?\s+)?${bareYear})`, 'semestre'),
  rule(
    String.raw`${start}(?<digits>\d{1,2})\s?(?:era|ero|ra|ro|er|da|do|ta|to|ma|mo|va|vo|na|no)\.?(?=\s+(?:sala|semestre|trimestre|cuatrimestre))`,
    ({ groups = {} }) => `${groups['digits']}ª`,
  ),
  // «CS 3ra 2021», «ICA Talca 2da»: the chamber of the court before it, without its noun.
  rule(
    String.raw`(?<=${start}(?:c\.?s\.?|suprema|e?xc?ma\.?|(?:i?ca|corte\s+de)\s+(?:${seatForms})),?\s+)(?<digits>[1-9])\s?(?:ra|da|ta|ma|ª|a)${end}\.?(?!\s*(?:sala|instancia|parte|vez|etapa|categor|edad|edici|cuota|hora|semana|semestre|trimestre|cuatrimestre|mitad)|\d)`,
    ({ groups = {} }) => `${groups['digits']}ª sala`,
  ),
  rule(
    String.raw`(?<=${start}(?:c\.?s\.?|suprema|e?xc?ma\.?),?\s+)(?<word>primera|segunda|tercera|cuarta)${end}(?!\s*(?:sala|instancia|parte|vez|etapa|categor|edad|edici|cuota|hora|semana|semestre|trimestre|cuatrimestre|mitad|audiencia|generaci|persona|oportunidad|sentencia))`,
    ({ groups = {} }) => `${groups['word']} sala`,
  ),
  rule(
    String.raw`(?<=${start}(?:c\.?s\.?|suprema|e?xc?ma\.?|(?:i?ca|corte\s+de)\s+(?:${seatForms}))\s+)rev${end}\.?(?!\s+(?:de\s+)?(?:la\s+)?sent)`,
    'revoca',
  ),
  rule(
    String.raw`${start}(?<roman>VIII|VII|III|VI|IV|IX|II|I|V|X)(?=\s+[Ss](?:ala|ALA))`,
    ({ groups = {} }) => `${romans.indexOf(groups['roman'] ?? '') + 1}ª`,
    'gu',
  ),
]

/** «CS acogió precario», «precario rechazó»: what a court did, in a search that tells nothing else. */
const pastOutcomes: readonly (readonly [RegExp, string])[] = [
  ['acogi[oó]', 'acoge'],
  ['rechazó', 'rechaza'],
  ['desestimó', 'desestima'],
  ['confirmó', 'confirma'],
  ['revocó', 'revoca'],
  ['anuló', 'anula'],
  ['unificó', 'unifica'],
  ['condenó', 'condena'],
  ['absolvi[oó]', 'absuelve'],
].map(([past, present = '']) => [new RegExp(`${start}${past}${end}`, 'giu'), present])
const anyPast = new RegExp(`${start}(?:acogi[oó]|absolvi[oó]|(?:rechaz|desestim|confirm|revoc|anul|unific|conden)ó)${end}`, 'iu')
const maxPastWords = 6
const ofStories =
  /(?<!\p{L})(?:me|mi|mis|se|le|les|nos|que|ya|no|el|la|los|las|un|una|su|sus|lo|al|cuando|porque|pero|si|aunque|y)(?!\p{L})/iu
const elsewhere = new RegExp(String.raw`(?<!\p{L})(?:${otherDeciders})(?!\p{L})`, 'u')

const inPresent = (text: RewrittenText): RewrittenText => {
  const { text: written } = text
  const folded = foldQuery(written)
  if (folded === null || !anyPast.test(written) || ofStories.test(written) || elsewhere.test(folded)) return text
  const words = folded.match(/\p{L}+/gu) ?? []
  if (words.length > maxPastWords || words.some((word) => isPerson(word) || things.test(word))) return text
  return pastOutcomes.reduce((rewritten, [pattern, present]) => rewritten.replace(pattern, () => present), text)
}

const appealWords = ['proteccion', 'nulidad', 'apelacion', 'casacion', 'unificacion', 'amparo', 'queja', 'revision']
/** Words that are seldom meant otherwise when one letter is wrong. */
const longWords = ['casacion', 'unificacion', 'inaplicabilidad', 'proteccion', 'apelacion', 'reclamacion']
const noSlips = new Set([
  'casaciones',
  'proyeccion',
  'protecciones',
  'reclamaciones',
  'declamacion',
  'aclamacion',
  'exclamacion',
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

const behindAppeal = /(?<=(?<!\p{L})recursos?\s+(?:de\s+)?)\p{L}{4,}/giu
const longWord = /(?<!\p{L})\p{L}{7,}/gu

const corrected = (text: RewrittenText): RewrittenText => {
  const slip =
    (known: readonly string[]) =>
    (match: RegExpExecArray): string | null => {
      const folded = foldQuery(match[0]) ?? match[0]
      return known.includes(folded) || noSlips.has(folded) ? null : (known.find((word) => isOneEdit(folded, word)) ?? null)
    }
  return text.replace(behindAppeal, slip(appealWords)).replace(longWord, slip(longWords))
}

/** The query with usual shorthand and slips written out, for the readers of conditions. */
export function writeOut(text: string): RewrittenText {
  return writtenOut(text)
}

const writtenOut = remembering((text) => {
  let written = completeTerms(completeYears(new RewrittenText(text)))
  for (const { pattern, written: by } of rules) written = written.replace(pattern, typeof by === 'string' ? () => by : by)
  return corrected(inPresent(correctOutcomes(written)))
})
