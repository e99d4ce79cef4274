import { maxSearchedNorms, type SearchedNorm } from '@basejuris/contract'
import { idNormaOf, normLabel } from '@basejuris/legal-text'
import type { RulingSearchResult } from '@basejuris/search'
import type { Services } from '../../services.ts'
import { hasNormText } from '../norms/has-norm-text.ts'
import { normUrl } from '../rulings/ruling-url.ts'

/** The norm, and the article, of a key such as `CT:161`. Null for a norm outside the catalogue. */
export function normOfKey(key: string): Pick<SearchedNorm, 'idNorma' | 'articulo'> | null {
  const [norm = key, articulo = null] = key.split(':', 2)
  const idNorma = idNormaOf(norm)
  return idNorma === null ? null : { idNorma, articulo }
}

/** Norms that a search names, then those that its filters include: each key once. */
export async function presentNamedNorms(
  services: Pick<Services, 'db'>,
  named: RulingSearchResult['norms'],
  filters: readonly string[] = [],
): Promise<SearchedNorm[]> {
  const included = filters.filter((key) => !key.startsWith('-')).map((key) => ({ key, label: normLabel(key), incisos: [] as string[] }))
  const all = [
    ...named.flatMap(({ key, label, range, subdivisions }) => [
      { key, label: range.length > 0 ? normLabel(key) : label, incisos: subdivisions.flatMap(({ inciso }) => inciso ?? []) },
      ...range.map((other) => ({ key: other, label: normLabel(other), incisos: [] })),
    ]),
    ...included,
  ]
  const distinct = [...new Map(all.toReversed().map((norm) => [norm.key, norm])).values()].toReversed()
  const known = distinct.flatMap(({ key, label, incisos }) => {
    const norm = normOfKey(key)
    return norm === null ? [] : [{ clave: key, etiqueta: label, ...norm, incisos, url: normUrl(norm.idNorma, norm.articulo) }]
  })
  return Promise.all(
    known.slice(0, maxSearchedNorms).map(async (norm) => ({ ...norm, conTexto: await hasNormText(services, norm.idNorma) })),
  )
}
