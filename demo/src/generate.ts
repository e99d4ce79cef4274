import { CaseVoice } from './case/case-voice.ts'
import type { Instance, Level } from './case/level.ts'
import { captionOf } from './case/roles.ts'
import { type ComposedRuling, composeRuling } from './compose/compose-ruling.ts'
import { Composition } from './compose/composition.ts'
import { chooseSeat } from './fiction/courts.ts'
import { dayOf, isoDate, workingDay } from './language/dates.ts'
import type { Matter } from './matter.ts'
import { matters as allMatters } from './matters/index.ts'
import { Rng } from './random/rng.ts'
import type { DemoJudge, DemoRecord } from './record.ts'
import { chooseMatter, prepareDraw } from './story/choose-matter.ts'
import { CitableRulings } from './story/citable-rulings.ts'
import { type Criterion, chooseLine, criterionOf, yearsOf } from './story/criterion.ts'
import { DocketRegister } from './story/dockets.ts'
import { outcomeText } from './story/outcomes.ts'
import { type CaseRequest, type PlannedCase, type PlannedLevel, planCase, type World } from './story/plan-case.ts'
import { isOralTrial } from './story/proceedings.ts'

export const defaultSeed = 20261120
const defaultRulings = 2400

export interface DemoOptions {
  readonly seed?: number
  readonly rulings?: number
}

/** A ruling with the truths planted in it. */
export interface PlantedRuling {
  readonly record: DemoRecord
  readonly level: Level
  readonly matter: Matter
  readonly criterion: Criterion
  readonly citations: ComposedRuling['citations']
  /** Null outside the planted clusters. */
  readonly cluster: string | null
}

const judgesOf = (level: Level): readonly DemoJudge[] =>
  level.judges.map((judge, position) => ({
    nombre: judge.name,
    voto: position === level.dissenter ? 'contra' : position === level.concurrer ? 'prevencion' : 'mayoria',
  }))

const kindOf = (level: Level): string => {
  if (level.proceeding === 'dictamen') return 'dictamen'
  return level.outcome === 'inadmisible' || level.outcome === 'desistido' ? 'resolución' : 'sentencia'
}

const usesRit = (level: Level): boolean => level.proceeding === 'first' && level.collection !== 'civil'

const recordOf = (plannedCase: PlannedCase, instance: Instance, composed: ComposedRuling, facts: Rng): DemoRecord => {
  const { file } = plannedCase
  const { level, below } = instance
  return {
    id: level.id,
    coleccion: level.collection,
    rol: level.docket,
    rit: usesRit(level) ? level.docket : null,
    ruc: ['laboral', 'cobranza', 'familia', 'penal'].includes(level.collection) ? file.ruc : null,
    libro: level.book,
    caratulado: captionOf(file),
    fecha: isoDate(level.decidedOn),
    tribunal: level.court,
    sala: level.chamber,
    tipo: kindOf(level),
    recurso: level.appealType,
    resultado: level.outcome,
    resultadoTexto: outcomeText(facts, level.outcome),
    ministros: judgesOf(level),
    redactor: composed.drafter,
    normas: composed.norms,
    materias: file.matter.subjects,
    tribunalOrigen: below[0]?.court ?? null,
    rolOrigen: below[0]?.docket ?? null,
    url: null,
    ficticia: true,
    texto: composed.text,
  }
}

interface Seeds {
  readonly wording: string
  readonly facts: string
}

const writeLevel = (plannedCase: PlannedCase, position: number, planned: PlannedLevel, seeds: Seeds) => {
  const { level } = planned
  const below = plannedCase.levels
    .slice(0, position)
    .reverse()
    .map((item) => item.level)
  const instance: Instance = { level, below }
  const wording = new Rng(`${seeds.wording}|${position}`)
  const facts = new Rng(`${seeds.facts}|${position}`)
  const voice = new CaseVoice(
    plannedCase.file,
    instance,
    wording,
    facts,
    wording.chance(level.proceeding === 'first' ? 0.3 : 0.8) ? 'words' : 'figures',
  )
  const composed = composeRuling(new Composition(plannedCase.file, instance, voice, planned.target))
  return { record: recordOf(plannedCase, instance, composed, facts), citations: composed.citations }
}

const register = (world: World, matter: Matter, { level }: PlannedLevel): void => {
  if (level.brief || level.proceeding === 'first' || level.proceeding === 'dictamen') return
  world.citable.add(matter.id, { id: level.id, court: level.court, docket: level.docket, decidedOn: level.decidedOn, line: level.line })
}

interface CaseTask {
  readonly world: World
  readonly request: CaseRequest
  readonly seeds: Seeds
  readonly cluster: string | null
}

function* writeCase({ world, request, seeds, cluster }: CaseTask): Generator<PlantedRuling> {
  const plannedCase = planCase(new Rng(`${seeds.facts}|story`), world, request)
  for (const [position, planned] of plannedCase.levels.entries()) {
    if (!planned.published) continue
    const { record, citations } = writeLevel(plannedCase, position, planned, seeds)
    yield { record, level: planned.level, matter: request.matter, criterion: request.criterion, citations, cluster }
    register(world, request.matter, planned)
  }
}

const caseId = (index: number): string => `demo-${String(index).padStart(6, '0')}`

const clusterOf = (rng: Rng, matter: Matter, criterion: Criterion): NonNullable<CaseRequest['fixed']> => {
  const [from, to] = yearsOf(matter)
  const day = workingDay(dayOf(rng.between(from, Math.min(to, 2026)), rng.between(1, 9), rng.between(1, 28)))
  const tier = matter.action === undefined ? 'first' : 'appeal'
  return { seat: chooseSeat(rng), day, line: chooseLine(rng, criterion, tier, day), target: rng.between(2600, 5200), respondent: null }
}

const clusterShare = 0.013

/**
 * Generates rulings with their planted truths, one at a time. The same options give the same sequence, and a longer one begins with the
 * shorter.
 */
export function* plantDemoRulings({ seed = defaultSeed, rulings = defaultRulings }: DemoOptions = {}): Generator<PlantedRuling> {
  const world: World = { seed, dockets: new DocketRegister(), citable: new CitableRulings() }
  const draw = prepareDraw(allMatters)
  const mass = allMatters.filter((matter) => matter.mass === true && !isOralTrial(matter))
  const criteria = new Map(allMatters.map((matter) => [matter.id, criterionOf(matter, seed)]))
  const criterionFor = (matter: Matter) => criteria.get(matter.id) ?? criterionOf(matter, seed)
  let written = 0
  let clusters = 0
  for (let index = 1; written < rulings; index++) {
    const rng = new Rng(`${seed}|${index}`)
    const tasks: CaseTask[] = []
    if (mass.length > 0 && rng.chance(clusterShare)) {
      const matter = mass[clusters % mass.length] ?? rng.pick(mass)
      const criterion = criterionFor(matter)
      const fixed = clusterOf(rng, matter, criterion)
      const cluster = `cluster-${++clusters}`
      const size = rng.between(5, 20)
      for (let member = 0; member < size; member++) {
        const day = workingDay(fixed.day + rng.between(0, 40))
        const request = { id: `${caseId(index)}m${member + 1}`, matter, criterion, fixed: { ...fixed, day } }
        tasks.push({ world, request, seeds: { wording: `${seed}|${cluster}`, facts: `${seed}|${index}|${member}` }, cluster })
      }
    } else {
      const matter = chooseMatter(rng, draw)
      const request = { id: caseId(index), matter, criterion: criterionFor(matter) }
      tasks.push({ world, request, seeds: { wording: `${seed}|${index}|w`, facts: `${seed}|${index}|f` }, cluster: null })
    }
    for (const task of tasks) {
      for (const planted of writeCase(task)) {
        yield planted
        if (++written >= rulings) return
      }
    }
  }
}

/** The demonstration corpus as records of the generic JSONL source. */
export function* generateDemoRulings(options: DemoOptions = {}): Generator<DemoRecord> {
  for (const { record } of plantDemoRulings(options)) yield record
}
