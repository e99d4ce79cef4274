import { checkedFacts } from './check-ruling.ts'
import type { SourcesEvaluation } from './evaluate-sources.ts'
import { linearGrowth } from './measure-speed.ts'

export interface SourceGate {
  readonly name: string
  readonly value: number
  readonly bound: number
  /** Whether the value must be at least or at most the bound. */
  readonly at: 'least' | 'most'
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const share = (right: number, of: number): number => (of === 0 ? 0 : right / of)

export function holds({ value, bound, at }: SourceGate): boolean {
  return at === 'least' ? value >= bound : value <= bound
}

/** Share of numbered considerandos that are right, over all checked rulings. */
const considerandos = ({ survey: { rulings } }: SourcesEvaluation): number =>
  share(sum(rulings.map((one) => one.considerandos?.right ?? 0)), sum(rulings.map((one) => one.considerandos?.of ?? 0)))

const facts = ({ survey: { rulings } }: SourcesEvaluation): number =>
  share(sum(rulings.map(({ facts: found }) => Object.values(found).filter(Boolean).length)), rulings.length * checkedFacts.length)

const noiseRemoved = ({ survey: { texts } }: SourcesEvaluation): number =>
  1 - share(sum(texts.map(({ noise }) => noise.left)), sum(texts.map(({ noise }) => noise.before)))

const overMasked = ({ survey: { texts } }: SourcesEvaluation): number =>
  share(sum(texts.map(({ masking }) => sum(Object.values(masking?.wrong ?? {})))), sum(texts.map(({ masking }) => masking?.words ?? 0)))

const growth = ({ survey: { speed } }: SourcesEvaluation): number =>
  share(speed.longest.at(-1)?.seconds ?? 0, speed.longest[0]?.seconds ?? 0)

/** Requirements that the sources must meet. */
export function sourceGates(evaluation: SourcesEvaluation): SourceGate[] {
  const { survey, stored, clusters, checked, wrongRefusals } = evaluation
  const atLeast = (name: string, value: number, bound: number): SourceGate => ({ name, value, bound, at: 'least' })
  const atMost = (name: string, value: number, bound: number): SourceGate => ({ name, value, bound, at: 'most' })
  return [
    atLeast('fallos revisados a mano', survey.rulings.length, checked.rulings.length),
    atMost('rechazos que no corresponden', wrongRefusals.length, 0),
    atLeast('considerandos', considerandos(evaluation), 0.95),
    atLeast('tribunal, rol, fecha y resultado', facts(evaluation), 0.98),
    atLeast('líneas de ruido quitadas', noiseRemoved(evaluation), 0.97),
    atMost('líneas de contenido perdidas', sum(survey.texts.map(({ lost }) => lost)), 0),
    atLeast('resultado sin dato de la fuente', share(survey.outcomes.filter(({ right }) => right).length, survey.outcomes.length), 0.95),
    atMost('RUT, correos y teléfonos sin enmascarar', stored.left.length, 0),
    atMost('palabras enmascaradas de más', overMasked(evaluation), 0.02),
    atLeast('precisión de los grupos', share(clusters.right, clusters.judged), 0.98),
    atLeast('fallos por segundo y núcleo, ya compilado el código', share(survey.speed.records, survey.speed.warmCpuSeconds), 100),
    atMost('segundos del fallo más largo', survey.speed.longest.at(-1)?.seconds ?? 0, 5),
    atMost('crecimiento con un texto cuatro veces mayor', growth(evaluation), linearGrowth),
  ]
}
