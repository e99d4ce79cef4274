import { voiceAt } from '@basejuris/assistant'
import type { AnswerQuotation } from '@basejuris/contract'
import { type AnalysisRow, listAnalysisCells, listAnalysisRulings, listContentHashes, listFacts } from '@basejuris/database'
import type { CollectionId, Ruling, RulingFacts, UserActor } from '@basejuris/domain'
import { anchorLabel } from '@basejuris/search'
import type { Services } from '../../services.ts'
import { quotationPrint } from '../assistant/answers/stored-answer.ts'
import { presentVoice } from '../rulings/present-speaker.ts'
import { rulingUrl } from '../rulings/ruling-url.ts'
import { decryptAnswers, type RulingAnswers, type StoredCell, type StoredPlace } from './analysis-content.ts'

export type TableServices = Pick<Services, 'db' | 'rulings' | 'entitlementOf' | 'textCipher' | 'codeHmac'>

/** A ruling of an analysis as its reader may see it today. */
export interface TableRow {
  readonly docId: string
  readonly position: number
  readonly state: 'verificada' | 'retirada' | 'sin_acceso'
  /** Null once it was withdrawn. */
  readonly facts: RulingFacts | null
  /** Null until it was answered, once it was withdrawn, and where it may not be read. */
  readonly answers: RulingAnswers | null
  /** Its text is the one that was read. */
  readonly isSame: boolean
  /** By column, cells whose quotation stands as it was read. */
  readonly cells: ReadonlyMap<string, StoredCell>
}

export interface AnalysisTable {
  readonly rows: readonly TableRow[]
  readonly readable: ReadonlySet<CollectionId>
}

/** All rows of an analysis, in order. Texts are read only of rulings that changed since they were answered. */
export async function readTable(services: TableServices, actor: UserActor, { id }: Pick<AnalysisRow, 'id'>): Promise<AnalysisTable> {
  const { db } = services
  const listed = await listAnalysisRulings(db, id)
  const docIds = listed.map(({ docId }) => docId)
  const [facts, hashes, cells, { readable }] = await Promise.all([
    listFacts(db, docIds),
    listContentHashes(db, docIds),
    listAnalysisCells(db, { id }),
    services.entitlementOf(actor),
  ])
  const factsOf = new Map(facts.map((each) => [each.docId, each]))
  const answersOf = new Map(cells.map((row) => [row.docId, decryptAnswers(services, row)]))
  const changed = docIds.filter((docId) => {
    const version = answersOf.get(docId)?.version
    return version !== undefined && version !== '' && version !== hashes.get(docId) && factsOf.has(docId)
  })
  const texts = new Map((await services.rulings.list(changed)).map((ruling) => [ruling.docId, ruling]))
  const rows = listed.map(({ docId, position }): TableRow => {
    const own = factsOf.get(docId) ?? null
    const state = own === null ? 'retirada' : readable.has(own.collection) ? 'verificada' : 'sin_acceso'
    const answers = state === 'verificada' ? (answersOf.get(docId) ?? null) : null
    const text = texts.get(docId)
    const isSame = text === undefined
    const unchanged = Object.entries(answers?.celdas ?? {}).filter(
      ([, cell]) => isSame || !('lugar' in cell) || standsIn(services, text, cell.lugar),
    )
    return { docId, position, state, facts: own, answers, isSame, cells: new Map(unchanged) }
  })
  return { rows, readable }
}

const wordsAt = ({ sections }: Pick<Ruling, 'sections'>, { parrafo, desde, hasta }: StoredPlace): string => {
  for (const { paragraphs } of sections) for (const { anchor, text } of paragraphs) if (anchor === parrafo) return text.slice(desde, hasta)
  return ''
}

/** Whether the words of a place are still those that were read. */
function standsIn({ codeHmac }: Pick<Services, 'codeHmac'>, ruling: Pick<Ruling, 'sections'>, place: StoredPlace): boolean {
  return quotationPrint(codeHmac, wordsAt(ruling, place)) === place.huella
}

export type PlaceQuotation = Omit<AnswerQuotation, 'n'>

/** The words of a place, cut from the ruling. Without its text, or where the words are others, the quotation has none and says why. */
export function presentPlace(
  services: Pick<Services, 'codeHmac'>,
  { docId, state }: Pick<TableRow, 'docId' | 'state'>,
  place: StoredPlace,
  ruling: Ruling | undefined,
): PlaceQuotation {
  const { seccion, parrafo, desde, hasta } = place
  const isSame = state === 'verificada' && ruling !== undefined && standsIn(services, ruling, place)
  const ancla = seccion === 'texto' ? parrafo : seccion
  return {
    docId,
    ancla,
    etiqueta: anchorLabel(ancla),
    parrafo,
    texto: isSame ? wordsAt(ruling, place) : '',
    desde,
    hasta,
    verificada: isSame,
    estado: state !== 'verificada' ? state : isSame ? 'verificada' : 'cambio',
    voz: isSame ? (presentVoice(voiceAt(ruling, { section: seccion, anchor: parrafo, from: desde, to: hasta }))?.voz ?? null) : null,
    url: `${rulingUrl(docId)}#${parrafo}`,
  }
}
