import type { Subdivision } from '@basejuris/domain'
import { findNormCitations, foldText } from '@basejuris/legal-text'
import { topics } from '@basejuris/search'

/** The article that courts name for an option: «artículo 160 N° 7» for «incumplimiento grave». */
export interface OptionArticle {
  readonly key: string
  readonly numeral: string | null
  readonly letra: string | null
}

/** An article among the formal wordings of a topic. On folded text. */
const article = /^articulo (?<number>\d+(?: [a-z]+)?)(?: n[°º]? ?(?<numeral>\d+))?(?: letra (?<letra>[a-z])\))?(?: inciso primero)?$/u
/** Weight from which the table takes a wording for the name of its topic. */
const minWeight = 0.9

/** The article whose topic has the name of an option among its surest wordings. Null where the table of topics has none, or several. */
export function articleOfOption(name: string): OptionArticle | null {
  const folded = foldText(name).trim()
  if (folded === '') return null
  const found = topics().flatMap(({ formal, norms }): OptionArticle[] => {
    const [main] = formal
    if (main === undefined || !beginsWith(foldText(main.wording), folded)) return []
    const surest = formal.find(({ wording, weight }) => weight >= minWeight && article.test(foldText(wording)))
    const { number, numeral = null, letra = null } = article.exec(foldText(surest?.wording ?? ''))?.groups ?? {}
    const key = norms.find((norm) => number !== undefined && norm.endsWith(`:${number}`))
    return key === undefined ? [] : [{ key, numeral, letra }]
  })
  const [only, ...others] = found
  return only === undefined || others.length > 0 ? null : only
}

const beginsWith = (whole: string, start: string): boolean => whole === start || whole.startsWith(`${start} `)

/** Whether a text names the article; another numeral, letter or inciso of it is another option. */
export function namesArticle(text: string, { key, numeral, letra }: OptionArticle): boolean {
  return findNormCitations(text).some((cited) => {
    if (cited.key !== key) return false
    if (numeral === null) return cited.subdivisions.every(isFirst)
    return cited.subdivisions.some((each) => each.numeral === numeral && (letra === null || each.letra === letra))
  })
}

const isFirst = ({ numeral, inciso, letra }: Subdivision): boolean =>
  numeral === undefined && letra === undefined && (inciso === undefined || inciso === '1')
