import type { SourceNorm } from '../record/parsed-record.ts'

const organs: readonly (readonly [RegExp, string])[] = [
  [/^hacie/u, 'hacienda'],
  [/^educ/u, 'educación'],
  [/^inter/u, 'interior'],
  [/^trans/u, 'transportes'],
  [/^segpr|^sepre|^presi/u, 'segpres'],
  [/^viv/u, 'vivienda'],
  [/^relac/u, 'relaciones exteriores'],
  [/^justi/u, 'justicia'],
  [/^traba/u, 'trabajo'],
  [/^salud/u, 'salud'],
  [/^econ/u, 'economía'],
  [/^defen/u, 'defensa'],
]
const kinds: Readonly<Record<string, string>> = { ley: 'Ley', dfl: 'DFL', dl: 'DL', dto: 'DS' }
const start = /(?:^|[\s,;])(?=(?:ley|dfl|dl|dto|pol|res|cir|of|ctr|cci|cpc|cpe|cot)\s+(?:\d|art\/))/iu
const entry = /^(?<kind>ley|dfl|dl|dto)\s+(?<number>\d{1,6})(?:\/(?<year>\d{4}|\d{2}))?(?:\s+(?<organ>\p{L}{3,6})(?!\/))?/iu
const article = /\bart\/(?<article>\d[\d/]*(?:\s?(?:bis|ter|qu[aá]ter))?)(?<transitory>\s+trans?\b)?/iu

const articlePart = (text: string): string => {
  const { article: written, transitory } = article.exec(text)?.groups ?? {}
  if (written === undefined) return ''
  return `\tART. ${written.replaceAll('/', '.')}${transitory === undefined ? '' : ' transitorio'}`
}

const fullYear = (written: string): string => (written.length === 4 ? written : `${Number(written) < 50 ? '20' : '19'}${written}`)

const readEntry = (text: string): string | null => {
  if (/^pol\s/iu.test(text)) return `Constitución Política de la República${articlePart(text)}`
  const { kind = '', number = '', year, organ = '' } = entry.exec(text)?.groups ?? {}
  const name = kinds[kind.toLowerCase()]
  if (name === undefined) return null
  if (name === 'Ley' || name === 'DL') return `${name} ${number}${articlePart(text)}`
  const issuer = organs.find(([pattern]) => pattern.test(organ.toLowerCase()))?.[1]
  const dated = year === undefined ? `${name} ${number}` : `${name} N° ${number}, de ${fullYear(year)}`
  return `${dated}${issuer === undefined ? '' : `, del Ministerio de ${issuer}`}${articlePart(text)}`
}

/**
 * Norms in the Contraloría's shorthand: «ley 19070 art/32 inc/3, dfl 29/2004 hacie art/147, pol art/19 num/16», with or without commas. Laws, decrees and
 * the Constitution are read; resolutions, circulars and letters are no norms here.
 */
export function contraloriaNorms(written: string | null): SourceNorm[] {
  if (written === null) return []
  const found = written.split(start).flatMap((part) => readEntry(part.replace(/^[\s,;]+/u, '')) ?? [])
  return [...new Set(found)].map((text) => ({ text, idNorma: null }))
}
