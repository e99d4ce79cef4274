import { type FoundNormCitation, findNormCitations, normAliases, normRangeLabel, wholeKey } from '@basejuris/legal-text'
import type { QueryNorm } from '../parts/query-parts.ts'
import { remembering } from '../parts/remembering.ts'
import { expandNormNames } from './expand-norm-names.ts'

/** Every norm in the query, in any spelling. The span of an article includes the name of its code, before or after it. */
export function findNorms(text: string): readonly QueryNorm[] {
  return normsOf(text)
}

const normsOf = remembering((text): readonly QueryNorm[] => {
  const spelledOut = expandNormNames(withoutChambers(text))
  const found = joinRanges(findNormCitations(spelledOut.text))
  const named = joinRelated(spelledOut.text, namesBefore(spelledOut.text, found))
  return named.map((norm) => ({ ...withOtherKeys(norm), ...spelledOut.spanOf(norm.from, norm.to) }))
})

/** «172 CT 4a sala»: the number of a chamber continues no code. The length stays. */
const withoutChambers = (text: string): string =>
  text.replace(/(?<=\p{L}\s)\d{1,2}\s?(?:[aª]|ra|da|ta)(?=\s+sala(?!\p{L}))/giu, (number) => ';'.padEnd(number.length))

/** Laws that are known by name for an article that they changed, which rulings cite instead: «Ley Bustos», «Ley Emilia». */
const changedArticles: Readonly<Record<string, readonly string[]>> = {
  'ley-19631': ['CT:162'],
  'ley-20770': ['ley-18290:195', 'ley-18290:196'],
}

/** «DFL 29» without its year: any of the decrees of that number that have a usual name, as rulings cite them. */
const withOtherKeys = (norm: QueryNorm): QueryNorm => {
  const [whole = '', article] = norm.key.split(':')
  const changed = article === undefined ? changedArticles[whole] : undefined
  if (changed !== undefined) return { ...norm, range: [...norm.range, ...changed] }
  if (!/^(?:DFL|DS|DL)-\d+$/u.test(whole)) return norm
  const known = normAliases.filter(({ key }) => key.startsWith(`${whole}-`) && /^-\d{4}/u.test(key.slice(whole.length)))
  return { ...norm, range: [...norm.range, ...known.map(({ key }) => (article === undefined ? key : `${key}:${article}`))] }
}

const relating = /^\s*,?\s*(?:en\s+(?:relaci[oó]n|concordancia)|relacionad[oa]s?)\s+(?:con|al?)\s+(?:el\s+|los\s+|lo\s+)?$/iu

/** «768 N° 5 en relación con el 170 N° 4»: the words between are no words to search. */
const joinRelated = (text: string, norms: readonly QueryNorm[]): QueryNorm[] =>
  norms.map((norm, at) => {
    const next = norms[at + 1]
    return next !== undefined && relating.test(text.slice(norm.to, next.from)) ? { ...norm, to: next.from } : norm
  })

const maxGap = 40

const toNorm = ({ from, to, key, label, subdivisions }: FoundNormCitation): QueryNorm => ({ from, to, key, label, range: [], subdivisions })

/** «artículos 160 a 163» is one norm, which any of its articles answers. */
const joinRanges = (citations: readonly FoundNormCitation[]): QueryNorm[] => {
  const norms: QueryNorm[] = []
  for (let at = 0; at < citations.length; at += 1) {
    const first = citations[at] as FoundNormCitation
    const { rangeEnd } = first
    const end =
      rangeEnd === null
        ? -1
        : citations.findIndex((each, i) => i > at && each.article === rangeEnd && wholeKey(each.key) === wholeKey(first.key))
    const last = citations[end]
    if (rangeEnd === null || last === undefined) norms.push(toNorm(first))
    else {
      const range = citations.slice(at + 1, end + 1).map(({ key }) => key)
      norms.push({ ...toNorm(first), to: last.to, label: normRangeLabel(first.key, rangeEnd), range, subdivisions: [] })
      at = end
    }
  }
  return norms
}

/** In «ley 19.880 art. 4» the citation is the article alone. Its span is extended over the name, which is not a word to search. */
const namesBefore = (text: string, found: readonly QueryNorm[]): QueryNorm[] => {
  const articles = found.filter(({ key }) => key.includes(':'))
  if (articles.length === 0) return [...found]
  let bare = text
  for (const { from, to } of articles) bare = bare.slice(0, from) + ';'.repeat(to - from) + bare.slice(to)
  const names = findNormCitations(bare).filter(({ key, from }) => !key.includes(':') && !found.some((each) => each.from === from))
  return found.map((each) => {
    const name = names.find(({ key, to }) => key === wholeKey(each.key) && to <= each.from && each.from - to <= maxGap)
    return name === undefined ? each : { ...each, from: name.from }
  })
}
