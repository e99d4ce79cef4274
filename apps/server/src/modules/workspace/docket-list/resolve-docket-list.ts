import { type DataOf, type DocketLine, type docketListEndpoint, maxDocketCandidates, type RulingCard } from '@basejuris/contract'
import { listFactsByDocket, listFactsByRegister, listFactsBySerial } from '@basejuris/database'
import {
  type Actor,
  type FictionalMode,
  formatDocketNumber,
  isInMode,
  maxDocketLines,
  parseDocketNumber,
  type RulingFacts,
} from '@basejuris/domain'
import { type CitingRuling, resolveDocket } from '@basejuris/ingestion'
import { isNamedCourt } from '@basejuris/legal-text'
import type { z } from 'zod'
import type { Services } from '../../../services.ts'
import { fictionalModeOf } from '../../platform/coverage.ts'
import { presentCard } from '../../rulings/present-card.ts'
import { readSavedCards, type SavedCardServices } from '../read-cards.ts'
import { keyOfCase, type NamedCase, numberOfCase, readDocketLine } from './read-docket-line.ts'

/** A list has no citing ruling, so a line can mean any ruling that matches. */
const nobody: CitingRuling = { docId: '', court: '', docketNumber: null, rit: null, originCourt: null, originDocketNumber: null }

const maxShownLine = 300

/** Rulings of which the list says what they decide. */
const maxDecided = maxDocketLines

type CardLine = Omit<DocketLine, 'candidatas'> & { readonly candidatas: readonly RulingCard[] }
type NewLine = Omit<CardLine, 'repite'>

/**
 * Finds the rulings that each pasted line means. Those with a letter are offered for a number without one that matches none, and those of
 * other courts for a court that has none. Neither are ever chosen. A line that means what one above means is marked and not counted.
 */
export async function resolveDocketList(
  services: SavedCardServices & Pick<Services, 'coverage'>,
  actor: Actor,
  { texto: text, ficticias }: z.output<typeof docketListEndpoint.body>,
): Promise<DataOf<typeof docketListEndpoint>> {
  const fictional = await fictionalModeOf(services, ficticias)
  const lines = text.split(/\r\n?|\n/).flatMap((line, at) => (line.trim() === '' ? [] : [{ linea: at + 1, texto: line.trim() }]))
  const read = lines.map((line) => ({ ...line, ...readDocketLine(line.texto) }))
  const stored = await storedRulings(
    services,
    read.flatMap(({ named }) => named ?? []),
  )
  const seen = new Map<string, number>()
  const found = read.map(({ linea, texto, named, problem }): CardLine => {
    if (named === null) return notUnderstood({ linea, texto, problem })
    const line = resolveLine(named, stored(named), { fictional, linea, texto })
    const [only] = line.estado === 'encontrada' ? line.candidatas : []
    const keys = [keyOfCase(named), ...(only === undefined ? [] : [only.docId])]
    const repite = keys.flatMap((key) => seen.get(key) ?? [])[0] ?? null
    for (const key of keys) if (!seen.has(key)) seen.set(key, linea)
    return { ...line, repite }
  })
  const lineas = await withDecisions(services, actor, found)
  return { lineas, resumen: summaryOf(lineas) }
}

/** Adds what the rulings decide: those that were found first, then those to choose among. */
async function withDecisions(services: SavedCardServices, actor: Actor, lines: readonly CardLine[]): Promise<DocketLine[]> {
  const idsOf = (isFound: boolean) =>
    lines.flatMap(({ estado, candidatas }) => ((estado === 'encontrada') === isFound ? candidatas.map(({ docId }) => docId) : []))
  const docIds = [...new Set([...idsOf(true), ...idsOf(false)])].slice(0, maxDecided)
  const cards = await readSavedCards(services, actor, docIds)
  return lines.map((line) => ({
    ...line,
    candidatas: line.candidatas.map(
      (card) => cards.get(card.docId) ?? { ...card, resultado: 'sin_dato' as const, resuelve: null, sinEfecto: null },
    ),
  }))
}

const notUnderstood = ({
  linea,
  texto,
  problem,
}: {
  readonly linea: number
  readonly texto: string
  readonly problem: string
}): CardLine => ({
  linea,
  texto: texto.slice(0, maxShownLine),
  estado: 'no_entendida',
  rol: null,
  candidatas: [],
  sinFicticias: 0,
  repite: null,
  aviso: problem,
})

const summaryOf = (lines: readonly DocketLine[]): DataOf<typeof docketListEndpoint>['resumen'] => {
  const counted = lines.filter(({ repite }) => repite === null)
  const count = (estado: DocketLine['estado']): number => counted.filter((line) => line.estado === estado).length
  return {
    encontradas: count('encontrada'),
    ambiguas: count('ambigua'),
    noEstan: count('no_esta'),
    noEntendidas: count('no_entendida'),
    repetidas: lines.length - counted.length,
  }
}

interface StoredRulings {
  /** Rulings of the number, with any letter, book or court. */
  readonly own: readonly RulingFacts[]
  /** Rulings whose number is stored without a year, given in the years in which the case may end. */
  readonly yearless: readonly RulingFacts[]
  /** Rulings of another number that come from the case. */
  readonly related: readonly RulingFacts[]
}

/** Years from the one of a case to its ruling. */
const maxYearsOfCase = 5

/** «rol 5001» for «5001-18»: some courts publish the number alone. */
const isYearlessOf = (docket: Extract<NamedCase, { kind: 'docket' }>['docket'], { docketNumber, rit, decidedOn }: RulingFacts): boolean => {
  if (docket.letter !== null || rit !== null || docketNumber !== String(docket.number)) return false
  const years = decidedOn === null ? 0 : Number(decidedOn.slice(0, 4)) - docket.year
  return years >= 0 && years <= maxYearsOfCase
}

/** Reads the rulings of all the cases at once. */
const storedRulings = async ({ db }: Pick<Services, 'db'>, cases: readonly NamedCase[]): Promise<(named: NamedCase) => StoredRulings> => {
  const dockets = cases.flatMap((named) => (named.kind === 'docket' ? [named.docket] : []))
  const rucs = cases.flatMap((named) => (named.kind === 'ruc' ? [named.ruc] : []))
  const [byNumber, bySerial, byRuc, byRit] = await Promise.all([
    listFactsByDocket(db, dockets),
    listFactsBySerial(
      db,
      dockets.map(({ number }) => number),
    ),
    listFactsByRegister(db, 'ruc', rucs),
    listFactsByRegister(db, 'rit', dockets.map(formatDocketNumber)),
  ])
  const ofNumber = Map.groupBy(byNumber, numberAndYear)
  const ofRuc = Map.groupBy(byRuc, ({ ruc }) => ruc)
  const ofRit = Map.groupBy(
    byRit.filter(({ rit, docketNumber }) => docketNumber !== null && rit !== docketNumber),
    ({ rit }) => rit,
  )
  return (named) =>
    named.kind === 'ruc'
      ? { own: ofRuc.get(named.ruc) ?? [], yearless: [], related: [] }
      : {
          own: ofNumber.get(`${named.docket.number}-${named.docket.year}`) ?? [],
          yearless: bySerial.filter((facts) => isYearlessOf(named.docket, facts)),
          related: ofRit.get(formatDocketNumber(named.docket)) ?? [],
        }
}

const numberAndYear = ({ docketNumber, rit }: RulingFacts): string => {
  const docket = parseDocketNumber(docketNumber ?? rit ?? '')
  return docket === null ? '' : `${docket.number}-${docket.year}`
}

const resolveLine = (
  named: NamedCase,
  { own, yearless, related }: StoredRulings,
  { fictional, linea, texto }: { readonly fictional: FictionalMode; readonly linea: number; readonly texto: string },
): NewLine => {
  const [listed, leftOut] = [true, false].map((isListed) => own.filter((facts) => isInMode(fictional, facts.fictional) === isListed))
  const sinFicticias = fictional === 'excluir' ? meantBy(named, leftOut ?? []).rulings.length : 0
  const line = { linea, texto, rol: numberOfCase(named), sinFicticias }
  const ofYear = meantBy(named, listed ?? [])
  const withoutYear = yearless.filter(
    (facts) => isInMode(fictional, facts.fictional) && (named.court === null || isNamedCourt(named.court.name, facts.court)),
  )
  const { rulings, exact, elsewhere } =
    ofYear.rulings.length > 0 || withoutYear.length === 0 ? ofYear : { rulings: withoutYear, exact: true, elsewhere: false }
  const candidatas = rulings.slice(0, maxDocketCandidates).map(presentCard)
  if (candidatas.length === 0) return { ...line, estado: 'no_esta', candidatas, aviso: relatedNotice(related.length) }
  const aviso = elsewhere ? `No hay sentencias de ese tribunal (${named.court?.name}) con ese número; en otros tribunales, sí.` : null
  return { ...line, estado: exact && rulings.length === 1 ? 'encontrada' : 'ambigua', candidatas, aviso }
}

const relatedNotice = (count: number): string | null => {
  if (count === 0) return null
  return count === 1
    ? 'La sentencia no está, pero sí una que proviene de esta causa: búsquela por este rol.'
    : `La sentencia no está, pero sí ${count} que provienen de esta causa: búsquelas por este rol.`
}

interface Meant {
  readonly rulings: readonly RulingFacts[]
  /** False for rulings that are only offered. */
  readonly exact: boolean
  /** True when the named court has none and others have. */
  readonly elsewhere: boolean
}

const meantBy = (named: NamedCase, candidates: readonly RulingFacts[]): Meant => {
  const exact = matching(named, candidates, named.court?.name ?? null)
  if (exact.length > 0) return { rulings: exact, exact: true, elsewhere: false }
  const lettered = withAnyLetter(named, candidates, named.court?.name ?? null)
  if (lettered.length > 0 || named.court === null) return { rulings: lettered, exact: false, elsewhere: false }
  const others = [...matching(named, candidates, null), ...withAnyLetter(named, candidates, null)]
  return { rulings: others, exact: false, elsewhere: others.length > 0 }
}

/** Rulings of the case in the named court, or in any. */
const matching = (named: NamedCase, candidates: readonly RulingFacts[], court: string | null): readonly RulingFacts[] => {
  if (named.kind === 'ruc') return court === null ? candidates : candidates.filter((facts) => isNamedCourt(court, facts.court))
  const reference = { from: 0, to: 0, docket: named.docket, court: court === null ? null : { name: court } }
  return resolveDocket(reference, nobody, candidates)?.rulings ?? []
}

const withAnyLetter = (named: NamedCase, candidates: readonly RulingFacts[], court: string | null): readonly RulingFacts[] => {
  if (named.kind === 'ruc' || named.docket.letter !== null) return []
  return candidates.filter((facts) => {
    const letter = parseDocketNumber(facts.docketNumber ?? facts.rit ?? '')?.letter ?? null
    return letter !== null && matching({ ...named, docket: { ...named.docket, letter } }, [facts], court).length > 0
  })
}
