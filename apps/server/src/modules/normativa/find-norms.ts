import type { DataOf, findNormsEndpoint, NormResult, similarNormsEndpoint } from '@basejuris/contract'
import { cachedNorm, listNormTextsAt } from '@basejuris/database'
import type { NormFacts } from '@basejuris/domain'
import { type CatalogueNorm, findCatalogueNorm, restatedIn } from '@basejuris/legal-text'
import {
  bestFragment,
  createNormHighlighter,
  EncoderUnavailable,
  findNamedNorms,
  findNormNamedAlone,
  type Highlighter,
  type NormFilters,
  type NormHit,
  sliceText,
} from '@basejuris/search'
import type { z } from 'zod'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { normUrl } from '../rulings/ruling-url.ts'

type NormServices = Pick<Services, 'db' | 'norms'>
type Filters = z.output<typeof similarNormsEndpoint.query>

/** Norms and articles by words: what the text names first. */
export async function findNorms(
  services: NormServices,
  { text, page, size, ...filters }: Omit<Filters, 'topK'> & { readonly text: string; readonly page: number; readonly size: number },
): Promise<DataOf<typeof findNormsEndpoint>> {
  const found = await services.norms.search.find({ text, offset: (page - 1) * size, limit: size, ...filtersOf(filters) })
  const named = findNormNamedAlone(text)
  return {
    resultados: await present(services, text, found.hits),
    total: found.total,
    pagina: page,
    tamano: size,
    nombrada: named === null ? null : { idNorma: named.idNorma, articulo: named.article },
  }
}

/** Norms and articles nearest in meaning. @throws `search.no_meaning` */
export async function findSimilarNorms(
  services: NormServices,
  { text, topK, ...filters }: Filters & { readonly text: string },
): Promise<DataOf<typeof similarNormsEndpoint>> {
  const near = await services.norms.encoder.encodeQuery(text).catch((error: unknown) => {
    throw error instanceof EncoderUnavailable ? new ServiceError('search.no_meaning') : error
  })
  const hits = near === null ? [] : await services.norms.search.nearest({ near, limit: topK, ...filtersOf(filters) })
  return { resultados: await present(services, text, hits) }
}

const filtersOf = ({ tipo, idNorma, prioridad, derogadas }: Omit<Filters, 'topK'>): NormFilters => ({
  types: tipo,
  ids: idNorma,
  priorities: prioridad,
  repealed: derogadas === 'incluir' ? undefined : derogadas === 'solo',
})

/** As names and titles come from the catalogue, or from the imported norm where the catalogue lacks it. */
type Named = Pick<CatalogueNorm, 'name' | 'title' | 'type' | 'key'>

const maxFragment = 320

async function present({ db }: NormServices, text: string, hits: readonly NormHit[]): Promise<NormResult[]> {
  const placed = hits.flatMap(({ idNorma, version, position }) =>
    version === null || position === null ? [] : [{ idNorma, version, position }],
  )
  const texts = await listNormTextsAt(db, placed)
  const highlighter = createNormHighlighter(text)
  const highlighterWithin = { ...highlighter, norms: [] }
  const own = new Set(findNamedNorms(text).named.map(({ idNorma }) => idNorma))
  const named = new Map<number, Named>()
  for (const idNorma of new Set(hits.map((hit) => hit.idNorma))) {
    const known = findCatalogueNorm(idNorma) ?? namedBy((await cachedNorm(db, idNorma))?.facts)
    if (known !== null) named.set(idNorma, known)
  }
  let next = 0
  return hits.flatMap((hit) => {
    const piece = hit.version === null || hit.position === null ? null : (texts[next++] ?? null)
    const norm = named.get(hit.idNorma)
    // A norm that was imported and removed since the index answered is left out.
    if (norm === undefined) return []
    // Reading citations costs more than finding the article, and its own norm need not be marked in it.
    const marker = own.has(hit.idNorma) ? highlighterWithin : highlighter
    return [presentHit(hit, norm, piece === null ? null : presentFragment(sliceText(piece)[hit.slice] ?? piece, marker))]
  })
}

const namedBy = (facts: NormFacts | undefined): Named | null => (facts === undefined ? null : { ...facts, key: null })

const presentFragment = (text: string, highlighter: Highlighter): NormResult['fragmento'] => {
  const piece = bestFragment(text.replaceAll('\n', ' '), highlighter, maxFragment)
  return { texto: piece.text, marcas: piece.marks.map(([from, to]) => [from, to]) }
}

const presentHit = (hit: NormHit, { name, title, type, key }: Named, fragmento: NormResult['fragmento']): NormResult => ({
  tipo: hit.position === null ? 'norma' : 'articulo',
  idNorma: hit.idNorma,
  clave: key,
  nombre: name,
  titulo: title,
  tipoNorma: type,
  articulo: hit.article,
  epigrafe: hit.heading,
  ruta: hit.path?.split(' > ') ?? [],
  fragmento,
  textoDisponible: hit.version !== null,
  derogada: hit.repealed,
  refundidaEn: restatedIn(hit.idNorma),
  score: hit.score,
  url: normUrl(hit.idNorma, hit.article),
})
