import { maxExportedRulings } from '@basejuris/contract'
import { listRulings } from '@basejuris/database'
import type { RulingEntry } from '@basejuris/documents'
import { type Actor, describeFictional, formatCount, formatPlural, type Ruling } from '@basejuris/domain'
import type { Corpus, RulingHit, RulingSearchResult, SearchControl } from '@basejuris/search'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { searchedCorpus } from '../../platform/searched-corpus.ts'
import { findOverturning } from '../../rulings/find-overturning.ts'
import { cardFacts } from '../../rulings/present-card.ts'
import { passagePlace } from '../../rulings/present-speaker.ts'
import { presentResult } from '../../search/present-result.ts'
import { describeSearch } from './describe-search.ts'
import type { ExportExtent, ExportOriginOf, ExportSource } from './export-source.ts'
import { overturnedWarning, presentDecision, presentEntry, withoutEntitlement } from './present-entry.ts'
import { namedAfterCount } from './source-of-list.ts'

const partialMatch = 'Menciona solo una parte de lo pedido.'

/** Rulings per search page and database read. */
const batch = 25

type Searched = ExportOriginOf<'busqueda'>

/** Searches once a slot is free, until the client leaves. Each page of results takes its own. Too many searches: `search.busy`. */
export type InSearchSlot = <Answer>(search: (control: Required<SearchControl>) => Promise<Answer>) => Promise<Answer>

/** Rulings that answer a search, from the first; with `ademas` those that mention a part too. If there are none: `export.empty`. */
export async function sourceOfSearch(
  services: Services,
  actor: Actor,
  origin: Searched,
  { withText, limit, inSearchSlot }: ExportExtent & { readonly inSearchSlot: InSearchSlot },
): Promise<ExportSource> {
  const [{ readable }, corpus] = await Promise.all([services.entitlementOf(actor), searchedCorpus(services, origin)])
  const searchPage = (page: number): Promise<RulingSearchResult> =>
    inSearchSlot((control) => services.search.search(requestOf(origin, corpus, page), control))
  const first = await searchPage(1)
  const answering = first.total - first.collapsed
  const listed = origin.ademas ? answering + first.others - first.othersCollapsed : answering
  const total = Math.min(limit, listed)
  if (total === 0 || first.hits.length === 0) throw new ServiceError('export.empty')

  const present = (hit: RulingHit, ruling: Ruling, found: RulingSearchResult, { isAnswer, undone }: Place): RulingEntry => {
    const { publicUrl } = services.site
    const partial = isAnswer ? [] : [partialMatch]
    if (!readable.has(ruling.collection))
      return presentEntry(cardFacts(ruling, readable), publicUrl, { warnings: [...partial, withoutEntitlement] })
    const warnings = [...undone, ...partial]
    if (withText) return presentEntry(ruling, publicUrl, { sections: ruling.sections, warnings })
    const { fragmentos } = presentResult(hit, ruling, { highlighter: found.highlighter, searched: origin, readable })
    const passages = fragmentos.map(({ etiqueta, voz, texto }) => ({ place: passagePlace(etiqueta, voz), text: texto }))
    return presentEntry(ruling, publicUrl, { decision: presentDecision(ruling, publicUrl), passages, warnings })
  }
  async function* entries(): AsyncGenerator<RulingEntry> {
    let included = 0
    for (let page = 1; included < total; page++) {
      const found = page === 1 ? first : await searchPage(page)
      if (found.hits.length === 0) return
      const hits = found.hits.slice(0, total - included)
      const rulings = new Map(
        (
          await listRulings(
            services.db,
            hits.map(({ docId }) => docId),
          )
        ).map((ruling) => [ruling.docId, ruling]),
      )
      const overturnings = await findOverturning(services, [...rulings.values()])
      for (const [at, hit] of hits.entries()) {
        const ruling = rulings.get(hit.docId)
        const place = { isAnswer: included + at < answering, undone: overturnedWarning(overturnings, hit.docId) }
        if (ruling !== undefined) yield present(hit, ruling, found, place)
      }
      included += hits.length
    }
  }
  return {
    title: 'Sentencias encontradas',
    name: namedAfterCount(total),
    facts: [...describeSearch(origin), ...fictionalFacts(corpus, first)],
    describeContents: (included) => describeContents({ included, listed, found: first }),
    notices: truncatedNotices({ total, listed, limit, withText }),
    notes: [],
    total,
    entries: entries(),
  }
}

interface Place {
  /** Among the rulings of the total. */
  readonly isAnswer: boolean
  /** That a later ruling left it without effect. */
  readonly undone: readonly string[]
}

const requestOf = (origin: Searched, corpus: Corpus, page: number) => ({
  ...corpus,
  query: origin.consulta,
  filters: origin.filtros,
  sort: origin.orden,
  page,
  size: batch,
  mode: origin.modo,
  group: origin.agrupar,
  literal: origin.literal,
  reading: origin.lectura,
  required: origin.exigir,
  preferred: origin.preferir,
})

function describeContents({
  included,
  listed,
  found,
}: {
  readonly included: number
  readonly listed: number
  readonly found: RulingSearchResult
}): string {
  const all = `${found.totalExact ? '' : 'más de '}${formatPlural(listed, 'sentencia encontrada', 'sentencias encontradas')}`
  const hidden = found.collapsed + (listed > found.total - found.collapsed ? found.othersCollapsed : 0)
  const grouped = hidden === 0 ? '' : `, sin contar ${formatPlural(hidden, 'casi idéntica', 'casi idénticas')}`
  return `${formatCount(included)} de ${all}${grouped}`
}

/** How many fictional rulings were found, or left out. The head of the file counts those in it. */
const fictionalFacts = ({ fictional: mode }: Corpus, { total, fictional }: RulingSearchResult): ExportSource['facts'] => {
  const value = describeFictional({ mode, total, fictional: fictional.total })
  return value === null ? [] : [{ name: 'Ficticias', value: mode === 'excluir' ? value : `de las encontradas, ${value}` }]
}

interface Truncation {
  readonly total: number
  readonly listed: number
  readonly limit: number
  readonly withText: boolean
}

function truncatedNotices({ total, listed, limit, withText }: Truncation): string[] {
  if (total >= listed) return []
  const cap = maxExportedRulings[withText ? 'texto' : 'datos']
  const why = limit < cap ? 'como se pidió' : `el máximo por archivo ${withText ? 'con texto completo ' : ''}es de ${formatCount(cap)}`
  return [`Están las primeras ${formatCount(total)}, ${why}: faltan ${formatCount(listed - total)}.`]
}
