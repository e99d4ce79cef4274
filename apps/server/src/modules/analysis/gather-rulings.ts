import type { AnalysisOrigin } from '@basejuris/contract'
import { findFolder, listFacts, listFavorites, listFolderItems } from '@basejuris/database'
import { chileanDate, formatPlural, maxAnalysisRulings, maxDocketLines, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import type { InSearchSlot } from '../exports/sources/source-of-search.ts'
import { searchedCorpus } from '../platform/searched-corpus.ts'
import { resolveDocketList } from '../workspace/docket-list/resolve-docket-list.ts'
import { decryptFolderName } from '../workspace/folder-name.ts'

/** The rulings of an analysis, before any is read. */
export interface GatheredRulings {
  /** Different ones, in the order of the origin. */
  readonly docIds: readonly string[]
  /** The origin in words. */
  readonly origin: string
  readonly notices: readonly string[]
}

interface GatherContext {
  readonly at: Date
  readonly inSearchSlot: InSearchSlot
}

type OriginOf<Kind extends AnalysisOrigin['tipo']> = AnalysisOrigin & { readonly tipo: Kind }

const pageSize = 100

/** Rulings of an origin that are stored, at most 1,000. None: `analysis.empty`; a folder that the user may not read: `folder.not_found`. */
export async function gatherRulings(
  services: Services,
  actor: UserActor,
  origin: AnalysisOrigin,
  context: GatherContext,
): Promise<GatheredRulings> {
  const found = await gather(services, actor, origin, context)
  const different = [...new Set(found.docIds)]
  const stored = new Set((await listFacts(services.db, different.slice(0, maxAnalysisRulings))).map(({ docId }) => docId))
  const docIds = different.slice(0, maxAnalysisRulings).filter((docId) => stored.has(docId))
  if (docIds.length === 0) throw new ServiceError('analysis.empty')
  const left = different.length - Math.min(different.length, maxAnalysisRulings)
  const cut = left === 0 ? [] : [`Se toman las primeras ${maxAnalysisRulings} sentencias, el máximo: faltan ${left}.`]
  return { docIds, origin: found.origin, notices: [...found.notices, ...cut] }
}

function gather(services: Services, actor: UserActor, origin: AnalysisOrigin, context: GatherContext): Promise<GatheredRulings> {
  if (origin.tipo === 'busqueda') return fromSearch(services, origin, context)
  if (origin.tipo === 'carpeta') return fromFolder(services, actor, origin, context)
  if (origin.tipo === 'favoritos') return fromFavorites(services, actor)
  return fromDockets(services, actor, origin)
}

/** Those that answer the search, the best first; near-identical ones count once. */
async function fromSearch(services: Services, origin: OriginOf<'busqueda'>, { inSearchSlot }: GatherContext): Promise<GatheredRulings> {
  const corpus = await searchedCorpus(services, origin)
  const { consulta, filtros, orden, modo, agrupar, literal, lectura, exigir, preferir } = origin
  const docIds: string[] = []
  let answering = pageSize
  let twins = 0
  for (let page = 1; docIds.length < Math.min(answering, maxAnalysisRulings); page++) {
    const request = {
      ...corpus,
      query: consulta,
      filters: filtros,
      sort: orden,
      page,
      size: pageSize,
      mode: modo,
      group: agrupar,
      literal,
      reading: lectura,
      required: exigir,
      preferred: preferir,
    }
    const { hits, total, collapsed } = await inSearchSlot((control) => services.search.search(request, control))
    answering = total - collapsed
    twins = collapsed
    if (hits.length === 0) break
    docIds.push(...hits.slice(0, answering - docIds.length).map(({ docId }) => docId))
  }
  const left = answering - docIds.length
  return {
    docIds,
    origin: consulta === '' ? 'Búsqueda por filtros' : consulta.includes('«') ? `Búsqueda: ${consulta}` : `Búsqueda «${consulta}»`,
    notices: [
      ...(left <= 0 ? [] : [`La búsqueda encontró ${answering}: se analizan las primeras ${docIds.length}.`]),
      ...(twins === 0
        ? []
        : [`No se repiten ${formatPlural(twins, 'sentencia casi idéntica', 'sentencias casi idénticas')} a otras de la lista.`]),
    ],
  }
}

async function fromFolder(
  services: Pick<Services, 'db' | 'textCipher'>,
  { userId }: UserActor,
  { folderId }: OriginOf<'carpeta'>,
  { at }: GatherContext,
): Promise<GatheredRulings> {
  const folder = await findFolder(services.db, { userId, today: chileanDate(at) }, folderId)
  if (folder === null) throw new ServiceError('folder.not_found')
  const items = await listFolderItems(services.db, folder.id)
  return {
    docIds: items.map(({ docId }) => docId),
    origin: `Carpeta «${decryptFolderName(services, folder.id, folder.name)}»`,
    notices: withdrawnNotice(items.filter(({ heading }) => heading === null).length),
  }
}

async function fromFavorites({ db }: Pick<Services, 'db'>, { userId }: UserActor): Promise<GatheredRulings> {
  const rows = await listFavorites(db, userId)
  return {
    docIds: rows.map(({ docId }) => docId),
    origin: 'Mis favoritos',
    notices: withdrawnNotice(rows.filter(({ heading }) => heading === null).length),
  }
}

const withdrawnNotice = (count: number): string[] =>
  count === 0 ? [] : [`${formatPlural(count, 'sentencia se retiró y no está', 'sentencias se retiraron y no están')} en el análisis.`]

/** Lines that mean several rulings of which these are named, and rulings that are named of each. */
const maxAmbiguous = 10
const maxCandidates = 6

/** «El rol O-1-2023 corresponde a 2 sentencias …»: the reader pastes one of them instead. */
function describeAmbiguous(line: string, candidates: readonly { readonly cita: { readonly corta: string } }[]): string {
  const named = candidates.slice(0, maxCandidates).map(({ cita }) => cita.corta)
  const more = candidates.length - named.length
  const list = `${named.join('; ')}${more > 0 ? `; y ${more} más` : ''}`
  return `«${line.trim()}» corresponde a ${formatPlural(candidates.length, 'sentencia', 'sentencias')} y no se incluyó. Pegue en su lugar una de estas: ${list}.`
}

/** One ruling for each line that means one. Those that mean several are never guessed. */
async function fromDockets(services: Services, actor: UserActor, { texto, ficticias }: OriginOf<'roles'>): Promise<GatheredRulings> {
  const lines = texto.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const docIds: string[] = []
  const missing = { ambigua: 0, no_esta: 0, no_entendida: 0 }
  const ambiguous: string[] = []
  for (let from = 0; from < lines.length; from += maxDocketLines) {
    const part = { texto: lines.slice(from, from + maxDocketLines).join('\n'), ...(ficticias === undefined ? {} : { ficticias }) }
    for (const { texto: line, estado, repite, candidatas } of (await resolveDocketList(services, actor, part)).lineas) {
      if (repite !== null) continue
      if (estado === 'encontrada') docIds.push(...candidatas.slice(0, 1).map(({ docId }) => docId))
      else missing[estado] += 1
      if (estado === 'ambigua') ambiguous.push(describeAmbiguous(line, candidatas))
    }
  }
  const notices = [
    missing.no_esta === 0 ? '' : `${formatPlural(missing.no_esta, 'rol no está', 'roles no están')} en la base.`,
    ...ambiguous.slice(0, maxAmbiguous),
    ambiguous.length <= maxAmbiguous
      ? ''
      : `${formatPlural(ambiguous.length - maxAmbiguous, 'rol más corresponde', 'roles más corresponden')} a varias sentencias y no se incluyeron.`,
    missing.no_entendida === 0 ? '' : `${formatPlural(missing.no_entendida, 'línea no se entendió', 'líneas no se entendieron')}.`,
  ]
  return { docIds, origin: formatPlural(lines.length, 'rol pegado', 'roles pegados'), notices: notices.filter((notice) => notice !== '') }
}
