import {
  canonicalArticle,
  findCatalogueNorm,
  foldText,
  idNormaOf,
  listCatalogueKeys,
  type NormAlias,
  normAliases,
  restatedIn,
} from '@basejuris/legal-text'
import { findNorms } from '../query/norms/find-norms.ts'
import { type Span, withoutSpans } from '../query/parts/span.ts'

/** A norm or an article that a text names. */
export interface NamedNorm {
  readonly idNorma: number
  readonly article: string | null
}

/** Accents, ñ and signs stripped: callers of the look-ups may send any of them. */
export function stripText(written: string): string {
  return foldText(written)
    .replaceAll('ñ', 'n')
    .replace(/[^a-z\d]+/gu, ' ')
    .trim()
}

const namesOf = ({ key, name, aliases, acronyms }: NormAlias): string[] => [...new Set([key, name, ...aliases, ...acronyms].map(stripText))]
const keysByName = Map.groupBy(
  normAliases.flatMap((norm) => namesOf(norm).map((name) => ({ name, key: norm.key }))),
  ({ name }) => name,
)

/** Keys of the norms whose key, name, usual name or acronym the whole text is, with or without accents. */
export function keysNamed(written: string): string[] {
  return [...new Set((keysByName.get(stripText(written)) ?? []).map(({ key }) => key))]
}

/** «DFL 1» is the beginning of many keys; one of the catalogue is itself. */
export function keysCompleting(key: string): string[] {
  return idNormaOf(key) === null ? listCatalogueKeys().filter((each) => each.startsWith(`${key}-`)) : [key]
}

const maxCompleted = 20
const digitsAlone = /^[\d.]{1,10}$/u

/** Norms and articles that a text names, with the spans of these names. An article of a restated norm is also one of the restating norm. */
export function findNamedNorms(text: string): { readonly named: readonly NamedNorm[]; readonly spans: readonly Span[] } {
  const whole = { from: 0, to: text.length }
  const written = text.trim()
  if (digitsAlone.test(written)) {
    const number = Number(written.replaceAll('.', ''))
    const ids = [findCatalogueNorm(number)?.idNorma ?? null, idNormaOf(`ley-${number}`)].filter((id) => id !== null)
    return { named: ids.map((idNorma) => ({ idNorma, article: null })), spans: ids.length === 0 ? [] : [whole] }
  }
  const byName = keysNamed(written)
  if (byName.length > 0) return { named: byName.flatMap((key) => namedBy(key, null)), spans: [whole] }
  const found = findNorms(text)
  return {
    named: found.flatMap(({ key, range }) => [key, ...range].flatMap(namedByKey)),
    spans: found.map(({ from, to }) => ({ from, to })),
  }
}

/** The norm or article of which a text is nothing but the name, null where it has other words or names several. */
export function findNormNamedAlone(text: string): NamedNorm | null {
  const { named, spans } = findNamedNorms(text)
  const [first, ...others] = named
  if (first === undefined || /[\p{L}\d]/u.test(withoutSpans(text, spans))) return null
  return others.every(({ idNorma, article }) => idNorma === restatedIn(first.idNorma) && article === first.article) ? first : null
}

const namedByKey = (key: string): NamedNorm[] => {
  const [norm = key, article] = key.split(':', 2)
  return keysCompleting(norm)
    .slice(0, maxCompleted)
    .flatMap((each) => namedBy(each, article === undefined ? null : canonicalArticle(article)))
}

const namedBy = (key: string, article: string | null): NamedNorm[] => {
  const idNorma = idNormaOf(key)
  if (idNorma === null) return []
  const restating = restatedIn(idNorma)
  return [{ idNorma, article }, ...(restating === null ? [] : [{ idNorma: restating, article }])]
}
