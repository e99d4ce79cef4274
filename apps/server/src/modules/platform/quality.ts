import { join } from 'node:path'
import {
  type DataOf,
  type FamilyQuality,
  type MeasuredFigure,
  type measuredSystems,
  type QualityMeasurement,
  type QualityRound,
  type QuestionFamily,
  type qualityEndpoint,
  questionFamilies,
} from '@basejuris/contract'
import { wilsonInterval } from '@basejuris/domain'
import {
  countFound,
  type FamilyFigures,
  type FirstRun,
  figuresOfQueries,
  listRoundRecords,
  type MeanFigure,
  poolRuns,
  type RoundFamily,
  type RoundRecord,
  type RoundSystem,
  roundProduct,
} from '@basejuris/search'

type Quality = DataOf<typeof qualityEndpoint>

/** Written by `npm run quality -- run`. */
const recordFolder = join(import.meta.dirname, '../../../../../bench/quality/rounds')
/** Rounds whose first runs are shown as one measurement. Earlier ones may have been learnt from. */
const lastRounds = 3

const familyNames: Readonly<Record<Exclude<RoundFamily, 'negative'>, QuestionFamily>> = {
  lay: 'corriente',
  facts: 'relato',
  concept: 'concepto',
  norm: 'norma',
  context: 'contexto',
  caption: 'caratula',
  known: 'rol',
  phrase: 'frase',
  operators: 'operadores',
}
const systems: readonly (readonly [name: (typeof measuredSystems)[number], system: RoundSystem])[] = [
  ['basejuris', roundProduct],
  ['palabras', 'words'],
  ['significado', 'meaning'],
  ['bm25', 'bm25'],
  ['bm25_raices', 'bm25-stems'],
]

/** First runs of the rounds of fresh questions, read once: records change only with the code. */
export function createQualitySource(folder = recordFolder): () => Quality {
  let cached: Quality | undefined
  return () => (cached ??= presentQuality(listRoundRecords(folder)))
}

/** The last first runs as one measurement, and every round. */
export function presentQuality(records: readonly RoundRecord[]): Quality {
  return { medicion: presentMeasurement(records), rondas: records.map(presentRound) }
}

function presentMeasurement(records: readonly RoundRecord[]): QualityMeasurement | null {
  const measured = records.flatMap(({ name, firstRun }) => (firstRun === null ? [] : [{ name, firstRun }])).slice(-lastRounds)
  const last = measured.at(-1)
  if (last === undefined) return null
  const { queries, rulings, days, negatives } = poolRuns(measured.map(({ firstRun }) => firstRun))
  return {
    rondas: measured.map(({ name }) => name),
    fecha: last.firstRun.date,
    sentencias: rulings,
    dias: days.map((day) => ({ fecha: day.date, sentencias: day.rulings })),
    familias: figuresOfQueries(queries).map(presentFamily).sort(byPlace),
    sinRespuesta: { preguntas: negatives.asked, calladas: negatives.quiet },
  }
}

/** All together come last. */
const placeOf = ({ familia }: FamilyQuality): number => (familia === null ? questionFamilies.length : questionFamilies.indexOf(familia))
const byPlace = (a: FamilyQuality, b: FamilyQuality): number => placeOf(a) - placeOf(b)

function presentFamily({ family, found, ndcg10, above }: FamilyFigures): FamilyQuality {
  return {
    familia: family === 'all' || family === 'negative' ? null : familyNames[family],
    preguntas: found.asked,
    sistemas: systems.map(([sistema, system]) => {
      const advantage = above[system]
      return {
        sistema,
        primera: found.first[system],
        entreDiez: found.inTen[system],
        parte: shareOf(found.inTen[system], found.asked),
        orden: presentMean(ndcg10[system]),
        ventaja: advantage === undefined ? null : presentMean(advantage),
      }
    }),
  }
}

function presentRound({ name, hash, registeredOn, queries, judgments, agreement, firstRun }: RoundRecord): QualityRound {
  return {
    nombre: name,
    huella: hash,
    registrada: registeredOn,
    preguntas: Object.values(queries).reduce((sum, asked) => sum + asked, 0),
    juicios: judgments,
    acuerdo: agreement === null ? null : { juicios: agreement.judgments, iguales: agreement.equal, kappa: agreement.kappa },
    medida: firstRun === null ? null : presentFirstRun(firstRun),
  }
}

function presentFirstRun({ date, commit, queries }: FirstRun): NonNullable<QualityRound['medida']> {
  const { asked, inTen } = countFound(queries.filter(({ family }) => family === 'lay'))
  return { fecha: date, version: commit, corrientes: { preguntas: asked, entreDiez: inTen[roundProduct], bm25: inTen.bm25 } }
}

function shareOf(count: number, total: number): MeasuredFigure {
  const { from, to } = wilsonInterval(count, total)
  return { valor: total === 0 ? 0 : count / total, desde: from, hasta: to }
}

const presentMean = ({ mean, interval: [low, high] }: MeanFigure): MeasuredFigure => ({ valor: mean, desde: low, hasta: high })
