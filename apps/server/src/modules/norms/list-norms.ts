import { type DataOf, type ListedNorm, type NormKind, normKindIds, normKinds, type normListEndpoint } from '@basejuris/contract'
import { cachedNorm, cachedNormsWithText, listNorms as listStoredNorms, type StoredNorm } from '@basejuris/database'
import type { FictionalMode } from '@basejuris/domain'
import { findCatalogueNorm, idNormaOf, normLabel, restatedIn } from '@basejuris/legal-text'
import type { Services } from '../../services.ts'
import { presentCoverage } from '../platform/coverage.ts'
import { searchedCorpus } from '../platform/searched-corpus.ts'
import { kindOfKey, kindOfNorm, orderCatalogue } from './norm-kinds.ts'

export interface ListNorms {
  readonly kind: NormKind | null
  readonly page: number
  readonly size: number
  /** Norms of each kind that the answer begins with. */
  readonly first: number
  readonly fictional?: FictionalMode | undefined
}

type ListServices = Pick<Services, 'db' | 'search' | 'coverage'>

interface CitedNorm {
  readonly idNorma: number | null
  readonly key: string
  readonly rulings: number
}

interface NormsOfKind {
  /** Most cited first. */
  readonly cited: readonly CitedNorm[]
  /** idNorma of those that no ruling cites. */
  readonly others: readonly number[]
}

type NormsByKind = ReadonlyMap<NormKind, NormsOfKind>

/** By what it depends on: the figures of the rulings and the set of norms with text stay the same objects until they change. */
const sorted = new WeakMap<object, WeakMap<object, Map<FictionalMode, Promise<NormsByKind>>>>()

/** Norms of the catalogue, imported ones and those that rulings cite: most cited first, then the most used and newest. */
export async function listNorms(
  services: ListServices,
  { kind, page, size, first, fictional: requested }: ListNorms,
): Promise<DataOf<typeof normListEndpoint>> {
  const [corpus, figures, withText, pending] = await Promise.all([
    searchedCorpus(services, { ficticias: requested }),
    services.coverage.list(),
    cachedNormsWithText(services.db),
    services.coverage.cachedPending(),
  ])
  const ofFigures = sorted.get(figures) ?? new WeakMap<object, Map<FictionalMode, Promise<NormsByKind>>>()
  sorted.set(figures, ofFigures)
  const ofTexts = ofFigures.get(withText) ?? new Map<FictionalMode, Promise<NormsByKind>>()
  ofFigures.set(withText, ofTexts)
  const sorting = ofTexts.get(corpus.fictional) ?? sortNorms(services, corpus, withText)
  ofTexts.set(corpus.fictional, sorting)
  sorting.catch(() => ofTexts.delete(corpus.fictional))
  const byKind = await sorting
  const shownKinds = normKindIds.filter((id) => totalOf(byKind.get(id)) > 0)
  const requestedNorms = kind === null ? joinKinds(byKind) : (byKind.get(kind) ?? { cited: [], others: [] })
  const present = (norms: NormsOfKind, from: number, count: number) => presentSlice(services, norms, { from, count, withText })
  return {
    clases: await Promise.all(
      shownKinds.map(async (id) => {
        const norms = byKind.get(id) ?? { cited: [], others: [] }
        const primeras = await present(norms, 0, first)
        return { clase: id, nombre: normKinds[id], total: totalOf(norms), citadas: norms.cited.length, primeras }
      }),
    ),
    normas: await present(requestedNorms, (page - 1) * size, size),
    total: totalOf(requestedNorms),
    citadas: requestedNorms.cited.length,
    conTexto: withText.size,
    pagina: page,
    tamano: size,
    cobertura: presentCoverage(figures, { ...corpus, pending }),
  }
}

const totalOf = (norms: NormsOfKind | undefined): number => (norms === undefined ? 0 : norms.cited.length + norms.others.length)

const joinKinds = (byKind: NormsByKind): NormsOfKind => ({
  cited: [...byKind.values()].flatMap(({ cited }) => cited).sort(byRulings),
  others: normKindIds.flatMap((id) => byKind.get(id)?.others ?? []),
})

const byRulings = (a: CitedNorm, b: CitedNorm): number => b.rulings - a.rulings || (a.key < b.key ? -1 : 1)

async function sortNorms(
  { db, search }: ListServices,
  corpus: Parameters<Services['search']['citedNorms']>[0],
  withText: ReadonlySet<number>,
): Promise<NormsByKind> {
  const catalogue = orderCatalogue()
  const imported = await listStoredNorms(
    db,
    [...withText].filter((id) => !catalogue.kinds.has(id)),
  )
  const importedByKey = new Map([...imported.values()].map(({ key, facts }) => [key, facts.idNorma]))
  const kindOf = (idNorma: number): NormKind => catalogue.kinds.get(idNorma) ?? kindOfStored(imported.get(idNorma))
  const cited = (await search.citedNorms(corpus)).map(({ value, total }) => ({
    idNorma: idNormaOf(value) ?? importedByKey.get(value) ?? null,
    key: value,
    rulings: total,
  }))
  const citedByKind = Map.groupBy(cited.sort(byRulings), ({ idNorma, key }) => (idNorma === null ? kindOfKey(key) : kindOf(idNorma)))
  const citedIds = new Set(cited.map(({ idNorma }) => idNorma))
  const importedByKind = Map.groupBy(imported.keys(), kindOf)
  return new Map(
    normKindIds.map((kind) => {
      const all = [...(importedByKind.get(kind) ?? []), ...(catalogue.ids.get(kind) ?? [])]
      return [kind, { cited: citedByKind.get(kind) ?? [], others: all.filter((id) => !citedIds.has(id)) }]
    }),
  )
}

const kindOfStored = (stored: StoredNorm | undefined): NormKind =>
  stored === undefined ? 'otras' : kindOfNorm({ type: stored.facts.type, isTreaty: stored.facts.treaty })

interface Slice {
  readonly from: number
  readonly count: number
  readonly withText: ReadonlySet<number>
}

async function presentSlice(
  { db }: Pick<Services, 'db'>,
  { cited, others }: NormsOfKind,
  { from, count, withText }: Slice,
): Promise<ListedNorm[]> {
  const rest = others.slice(Math.max(0, from - cited.length), Math.max(0, from + count - cited.length))
  const slice = [...cited.slice(from, from + count), ...rest.map((idNorma) => ({ idNorma, key: null, rulings: 0 }))]
  return Promise.all(
    slice.map(async ({ idNorma, key, rulings }) => {
      const known = idNorma === null ? null : findCatalogueNorm(idNorma)
      const stored = idNorma === null || known !== null ? null : ((await cachedNorm(db, idNorma))?.facts ?? null)
      const textIn = idNorma === null ? null : restatedIn(idNorma)
      return {
        idNorma,
        clave: key ?? known?.key ?? null,
        nombre: known?.name ?? stored?.name ?? (key === null ? `idNorma ${idNorma}` : normLabel(key)),
        titulo: known?.title ?? stored?.title ?? null,
        derogada: known?.isRepealed ?? stored?.repealed ?? false,
        textoDisponible: idNorma !== null && (withText.has(idNorma) || (textIn !== null && withText.has(textIn))),
        sentencias: rulings,
      }
    }),
  )
}
