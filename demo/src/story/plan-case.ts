import type { CollectionId } from '@basejuris/domain'
import { chamberOrdinal } from '@basejuris/domain/spanish-ordinals'
import { type CaseFile, inventCase } from '../case/case-file.ts'
import type { Level, Proceeding } from '../case/level.ts'
import { drawLength } from '../compose/length.ts'
import { chooseSeat, courtFor, courtOfAppeal, type Seat } from '../fiction/courts.ts'
import { chamberCount, chamberPanel, type DemoMinister, plenary, trialJudges } from '../fiction/judges.ts'
import { type Day, dayOf, workingDay, yearOf } from '../language/dates.ts'
import type { Line, Matter } from '../matter.ts'
import type { Rng } from '../random/rng.ts'
import type { CitableRulings } from './citable-rulings.ts'
import { type Criterion, chooseLine, type Tier, yearsOf } from './criterion.ts'
import type { DocketRegister } from './dockets.ts'
import { firstOutcome, upperOutcome } from './outcomes.ts'
import { appealName, firstProceeding, isOralTrial, proceedingOf, supremeChamber } from './proceedings.ts'

/** A decision with the target length of its text. */
export interface PlannedLevel {
  readonly level: Level
  readonly target: number
  readonly published: boolean
}

export interface PlannedCase {
  readonly file: CaseFile
  readonly levels: readonly PlannedLevel[]
}

export interface World {
  readonly seed: number
  readonly dockets: DocketRegister
  readonly citable: CitableRulings
}

export interface CaseRequest {
  readonly id: string
  readonly matter: Matter
  readonly criterion: Criterion
  /** Fixed for the cases of a cluster. */
  readonly fixed?: {
    readonly seat: Seat
    readonly day: Day
    readonly line: Line
    readonly target: number
    readonly respondent: CaseFile['respondent'] | null
  }
}

const lastDay = dayOf(2026, 10, 30)

const briefLimit: Readonly<Partial<Record<Proceeding, number>>> = {
  appeal: 950,
  cassation: 950,
  unification: 950,
  complaint: 950,
  action: 620,
}

const drawDays = (rng: Rng, matter: Matter, depth: number): readonly Day[] => {
  const gaps = Array.from({ length: depth - 1 }, () => rng.between(45, 330))
  const [from, to] = yearsOf(matter)
  const first = dayOf(from, 1, 8)
  const last = Math.min(dayOf(to, 12, 20), lastDay) - gaps.reduce((sum, gap) => sum + gap, 0)
  const start = first + Math.floor((last - first) * rng.next() ** 0.75)
  const days = [workingDay(start)]
  for (const gap of gaps) days.push(workingDay((days.at(-1) ?? start) + gap))
  return days
}

const tierOf = (court: string, proceeding: Proceeding): Tier => {
  if (court === 'Corte Suprema') return 'supreme'
  return proceeding === 'first' ? 'first' : 'appeal'
}

interface Bench {
  readonly chamber: string | null
  readonly judges: readonly DemoMinister[]
}

const benchFor = (rng: Rng, matter: Matter, collection: CollectionId, court: string, seat: Seat, year: number): Bench => {
  if (collection === 'tribunal_constitucional') return { chamber: null, judges: plenary(rng, court, year, 8) }
  if (collection === 'contraloria') return { chamber: null, judges: [] }
  if (court === 'Corte Suprema') {
    const chamber = supremeChamber(matter)
    return { chamber: `${chamberOrdinal(chamber)} Sala`, judges: chamberPanel(rng, court, chamber, year) }
  }
  if (court.startsWith('Corte de Apelaciones')) {
    const chamber = rng.between(1, chamberCount(seat.territory.city))
    return { chamber: `${chamberOrdinal(chamber)} Sala`, judges: chamberPanel(rng, court, chamber, year) }
  }
  return { chamber: null, judges: trialJudges(rng, court, year, isOralTrial(matter) ? 3 : 1) }
}

const votesOf = (
  rng: Rng,
  bench: Bench,
  collection: CollectionId,
  brief: boolean,
  target: number,
): Pick<Level, 'dissenter' | 'concurrer'> => {
  const size = bench.judges.length
  if (size < 3 || (brief && target < 500)) return { dissenter: null, concurrer: null }
  const share = collection === 'tribunal_constitucional' ? (target > 24_000 ? 1 : 0.7) : collection === 'penal' ? 0.05 : brief ? 0.05 : 0.17
  const dissenter = rng.chance(share) ? rng.between(2, size - 1) : null
  const concurrer = !brief && rng.chance(collection === 'tribunal_constitucional' ? (target > 40_000 ? 1 : 0.5) : 0.1) ? 1 : null
  return { dissenter, concurrer }
}

/** Plans a case from its first instance to the last appeal. */
export function planCase(rng: Rng, world: World, request: CaseRequest): PlannedCase {
  const { matter, fixed } = request
  const isAction = matter.action !== undefined
  const publishFirst =
    isAction || fixed !== undefined || matter.appeals.length === 0 || rng.chance(matter.collection === 'penal' ? 0.75 : 0.55)
  const depth = fixed === undefined ? drawDepth(rng, matter, publishFirst) : 1
  const days = fixed === undefined ? drawDays(rng, matter, depth) : [fixed.day]
  const firstDay = days[0] ?? lastDay
  const seat = fixed?.seat ?? chooseSeat(rng)
  const invented = inventCase(rng, matter, seat, firstDay, yearOf(firstDay))
  const file = fixed?.respondent ? { ...invented, respondent: fixed.respondent } : invented
  const levels: PlannedLevel[] = []
  for (const [position, day] of days.entries()) {
    const planned = planLevel(rng, world, { request, file, position, day, below: levels.at(-1) ?? null })
    if (planned === null) break
    levels.push(position === 0 ? { ...planned, published: publishFirst } : planned)
    if (planned.level.outcome === 'inadmisible' || planned.level.outcome === 'desistido') break
  }
  if (levels.every(({ published }) => !published)) return { file, levels: levels.map((item) => ({ ...item, published: true })) }
  return { file, levels }
}

const drawDepth = (rng: Rng, matter: Matter, publishFirst: boolean): number => {
  const maxDepth = matter.appeals.length + 1
  let depth = 1
  if (maxDepth > 1 && (!publishFirst || rng.chance(matter.action !== undefined ? 0.4 : 0.5))) depth = 2
  if (depth === 2 && maxDepth > 2 && rng.chance(0.6)) depth = 3
  return depth
}

interface LevelRequest {
  readonly request: CaseRequest
  readonly file: CaseFile
  readonly position: number
  readonly day: Day
  readonly below: PlannedLevel | null
}

const placeOf = (rng: Rng, { request: { matter }, file, position }: LevelRequest) => {
  const appeal = matter.appeals[position - 1]
  if (appeal === undefined)
    return {
      collection: matter.collection,
      proceeding: firstProceeding(matter),
      appealType: matter.action?.appealType ?? null,
      book: matter.action?.book ?? null,
      letter: matter.letter,
      court: courtFor(rng, matter.collection, file.seat, isOralTrial(matter)),
    }
  const supreme = appeal.court === 'corte_suprema' || appeal.court === 'salud_corte_suprema'
  return {
    collection: appeal.court,
    proceeding: proceedingOf(appeal),
    appealType: appealName(matter, appeal),
    book: appeal.book,
    letter: null,
    court: supreme ? 'Corte Suprema' : courtOfAppeal(file.seat),
  }
}

const planLevel = (rng: Rng, world: World, levelRequest: LevelRequest): PlannedLevel | null => {
  const { request, file, position, day, below } = levelRequest
  const { matter, criterion, fixed } = request
  const { letter, ...place } = placeOf(rng, levelRequest)
  const drawn = fixed?.target ?? drawLength(rng, place.collection)
  const preferredLine = fixed?.line ?? chooseLine(rng, criterion, tierOf(place.court, place.proceeding), day)
  const limit = place.court === 'Corte Suprema' && place.proceeding === 'appeal' ? 1700 : (briefLimit[place.proceeding] ?? 0)
  const short = fixed === undefined && drawn < limit
  const brief = short && (below === null || below.level.line === preferredLine)
  const target = short && !brief ? Math.max(drawn, 1700) : drawn
  const line: Line = brief && below === null ? 'contraria' : preferredLine
  const bench = benchFor(rng, matter, place.collection, place.court, file.seat, yearOf(day))
  const filedOn = position === 0 ? file.days.claim : day - 40
  const outcome = outcomeOf(rng, matter, place.proceeding, line, below, brief)
  const level: Level = {
    id: `${request.id}-${position + 1}`,
    ...place,
    chamber: bench.chamber,
    docket: world.dockets.next(rng, { ...place, letter, filedOn: place.collection === 'contraloria' ? day : filedOn }),
    decidedOn: day,
    line,
    outcome,
    brief,
    judges: bench.judges,
    ...votesOf(rng, bench, place.collection, brief, target),
    citations: cites(rng, world, levelRequest, place, line, brief),
  }
  return { level, target, published: true }
}

const outcomeOf = (rng: Rng, matter: Matter, proceeding: Proceeding, line: Line, below: PlannedLevel | null, brief: boolean) => {
  if (below !== null) return upperOutcome(proceeding, below.level.line === line, brief)
  if (brief) return rng.chance(0.75) ? 'inadmisible' : 'desistido'
  return firstOutcome(rng, matter, line)
}

const cites = (
  rng: Rng,
  world: World,
  { request, day }: LevelRequest,
  place: Pick<Level, 'court' | 'proceeding'>,
  line: Line,
  brief: boolean,
) =>
  brief || request.fixed !== undefined || place.proceeding === 'dictamen'
    ? []
    : world.citable.choose(rng, request.matter.id, {
        court: place.court,
        decidedOn: day,
        line,
        criterion: request.criterion,
        first: place.proceeding === 'first',
      })
