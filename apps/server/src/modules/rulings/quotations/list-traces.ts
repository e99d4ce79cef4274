import type { DataOf, QuotedRuling, RepeatedConsiderando, rulingCitationsEndpoint, TracedQuotationView } from '@basejuris/contract'
import {
  cachedNorm,
  type Database,
  findTracedTexts,
  listFacts,
  listQuotations,
  listRepeatedConsiderandos,
  listRepetitions,
  maxRepeatedRulings,
  type QuotationWithSources,
  type StoredNorm,
} from '@basejuris/database'
import { type CollectionId, chileanDate, chooseNormVersion, type Ruling } from '@basejuris/domain'
import { formatCount, formatDate } from '@basejuris/domain/spanish-format'
import { isOrigin } from '@basejuris/ingestion'
import { findCatalogueNorm } from '@basejuris/legal-text'
import type { Services } from '../../../services.ts'
import { presentNamed } from '../find-references.ts'
import { type CardFacts, cardFacts } from '../present-card.ts'
import { normUrl } from '../ruling-url.ts'

type Traces = Pick<DataOf<typeof rulingCitationsEndpoint>, 'textuales' | 'repetidos' | 'noDecide'>

interface Traced {
  readonly ruling: Ruling
  /** What the actor may read. A place within another base is not told. */
  readonly readable: Readable
}

type Readable = ReadonlySet<CollectionId>

interface Page {
  readonly offset: number
  readonly limit: number
}

const noTraces: Traces = { textuales: { total: 0, pendientes: 0, citas: [] }, repetidos: [], noDecide: [] }
const maxOthers = 9

/** One page of the quotations of a ruling with their origin, its considerandos that stand again, and what it leaves undecided. */
export async function listTraces({ db }: Pick<Services, 'db'>, { ruling, readable }: Traced, page: Page): Promise<Traces> {
  const texts = await findTracedTexts(db, ruling.docId)
  if (texts === undefined) return noTraces
  const [quotations, repeated] = await Promise.all([
    texts.quotations.total === 0 ? [] : listQuotations(db, ruling.docId, page),
    listRepeatedConsiderandos(db, ruling.docId),
  ])
  const named = [
    ...quotations.flatMap(({ sources }) => sources.map(({ sourceDocId }) => sourceDocId)),
    ...repeated.map(({ firstDocId }) => firstDocId),
  ]
  const facts = await factsOf(db, named, readable)
  return {
    textuales: {
      total: texts.quotations.total,
      pendientes: texts.quotations.pending,
      citas: await Promise.all(quotations.map((quotation) => presentQuotation(db, quotation, { citingOn: ruling.decidedOn, facts }))),
    },
    repetidos: presentRepeated(ruling, repeated, facts),
    noDecide: texts.undecided.map(({ anchor, from, to }) => ({ ancla: anchor, desde: from, hasta: to })),
  }
}

type Repeated = Awaited<ReturnType<typeof listRepeatedConsiderandos>>

function presentRepeated({ sections }: Ruling, repeated: Repeated, facts: ReadonlyMap<string, CardFacts>): RepeatedConsiderando[] {
  const order = new Map(sections.map(({ anchor }, at) => [anchor, at]))
  return repeated
    .flatMap(({ anchor, rulings, courts, firstDocId }) => {
      const first = facts.get(firstDocId)
      return first === undefined
        ? []
        : [{ ancla: anchor, sentencias: rulings, tribunales: courts, mensaje: repeats(rulings, courts), primera: presentNamed(first) }]
    })
    .sort((a, b) => (order.get(a.ancla) ?? 0) - (order.get(b.ancla) ?? 0))
}

const repeats = (rulings: number, courts: number): string => {
  const many = rulings >= maxRepeatedRulings ? `${formatCount(rulings)} o más` : formatCount(rulings)
  return `Se repite en ${many} sentencias de ${courts === 1 ? 'un tribunal' : `${formatCount(courts)} tribunales`}`
}

const factsOf = async (db: Database, docIds: readonly string[], readable: Readable): Promise<Map<string, CardFacts>> =>
  new Map((await listFacts(db, [...new Set(docIds)])).map((each) => [each.docId, cardFacts(each, readable)]))

/** An anchor in a ruling, where the actor may read it. */
const openPlace = ({ closedPrice }: CardFacts, anchor: string): string | null => (closedPrice === undefined ? anchor : null)

/** One page of the rulings that have a considerando, the one asked for included, earliest first. */
export async function listRepeated(
  db: Database,
  of: { readonly docId: string; readonly anchor: string; readonly readable: Readable },
  page: Page,
): Promise<NonNullable<DataOf<typeof rulingCitationsEndpoint>['repeticiones']>> {
  const found = await listRepetitions(db, of, page)
  const facts = await factsOf(
    db,
    found.map(({ docId }) => docId),
    of.readable,
  )
  return found.flatMap(({ docId, anchor }) => {
    const own = facts.get(docId)
    return own === undefined ? [] : [{ ...presentNamed(own), ancla: openPlace(own, anchor) }]
  })
}

interface Citing {
  readonly citingOn: string | null
  readonly facts: ReadonlyMap<string, CardFacts>
}

async function presentQuotation(db: Database, quotation: QuotationWithSources, { citingOn, facts }: Citing): Promise<TracedQuotationView> {
  const { position, anchor, startsAt, endAnchor, endsAt, words, sources } = quotation
  const origin = originOf(quotation, citingOn)
  const presentSource = ({ sourceDocId, anchor: place }: (typeof sources)[number]): QuotedRuling[] => {
    const own = facts.get(sourceDocId)
    return own === undefined ? [] : [{ tipo: 'sentencia', sentencia: presentNamed(own), ancla: openPlace(own, place) }]
  }
  const article = origin === 'norm' ? await presentArticle(db, quotation) : null
  const [from] = origin === null || origin === 'norm' ? [] : presentSource(origin)
  const origen = article ?? from ?? null
  const isPending = quotation.state === null
  const estado = isPending ? 'pendiente' : origen === null ? 'sin_origen' : quotation.differences === 0 ? 'textual' : 'con_diferencias'
  const others = sources.filter((source) => source !== origin).flatMap(presentSource)
  return {
    n: position,
    lugar: { ancla: anchor, desde: startsAt, anclaHasta: endAnchor, hasta: endsAt },
    palabras: words,
    estado,
    mensaje: messageOf(estado, article, others.length),
    diferencias: origen === null ? 0 : quotation.differences,
    origen,
    tambien: others.slice(0, maxOthers),
  }
}

type Source = QuotationWithSources['sources'][number]

/** «art. 13 Ley N° 19.496», the norm alone without an article. */
export function articleLabel(
  { idNorma, article }: { readonly idNorma: number; readonly article: string | null },
  norm: StoredNorm | null,
): string {
  const name = findCatalogueNorm(idNorma)?.name ?? norm?.facts.name ?? `idNorma ${idNorma}`
  return article === null ? name : `art. ${article} ${name}`
}

/** The earliest ruling whose own words they are, with the fewest differences. */
export function originOf({ idNorma, state, sources }: QuotationWithSources, citingOn: string | null): Source | 'norm' | null {
  if (idNorma !== null) return 'norm'
  if (state === null || state === 'unknown') return null
  const origins = sources.filter((source) => isOrigin(source, citingOn))
  const least = Math.min(...origins.map(({ differences }) => differences))
  return origins.find(({ differences }) => differences === least) ?? null
}

type Article = Extract<NonNullable<TracedQuotationView['origen']>, { readonly tipo: 'norma' }>

async function presentArticle(db: Database, { idNorma, normVersion, article }: QuotationWithSources): Promise<Article | null> {
  if (idNorma === null) return null
  const norm = await cachedNorm(db, idNorma)
  const today = chileanDate(new Date())
  const latest = norm === null ? null : chooseNormVersion(norm.versions, { day: today, today })
  return {
    tipo: 'norma',
    idNorma,
    articulo: article,
    etiqueta: articleLabel({ idNorma, article }, norm),
    desde: norm?.versions.find(({ version }) => version === normVersion)?.inForceFrom ?? null,
    vigente: latest?.state === 'latest' && latest.version.version === normVersion,
    url: normUrl(idNorma, article),
  }
}

function messageOf(estado: TracedQuotationView['estado'], article: Article | null, others: number): string {
  if (estado === 'pendiente') return 'Aún no se ha buscado de dónde viene.'
  if (estado === 'sin_origen')
    return others === 0
      ? 'Sin origen en nuestro índice.'
      : 'Sin origen en nuestro índice: otras sentencias tienen las mismas palabras, pero también las citan o no son anteriores.'
  const text = article === null || article.vigente || article.desde === null ? '' : `, en el texto del ${formatDate(article.desde)}`
  return `${estado === 'textual' ? 'Textual' : 'Con diferencias'}${text}.`
}
