import type { QualityMeasurement } from '@basejuris/contract'
import clsx from 'clsx'
import { familyWords, reachedBy } from './quality-words.ts'

interface Miss {
  readonly missed: number
  readonly asked: number
  readonly what: string
  readonly compared?: string
}

const maxFamilies = 3

/** What failed in the measurement: everyday questions first, then other families, the worst first. */
function listMisses({ familias, sinRespuesta }: Pick<QualityMeasurement, 'familias' | 'sinRespuesta'>): Miss[] {
  const inTen = familias
    .filter(({ familia }) => familia !== null)
    .map((family): Miss & { readonly isEveryday: boolean } => {
      const { preguntas: asked } = family
      const missedBy = (system: 'basejuris' | 'bm25'): number => asked - reachedBy(family, system).entreDiez
      return {
        missed: missedBy('basejuris'),
        asked,
        what: `${familyWords(family).plural} quedan sin ninguna sentencia que responda entre las diez primeras.`,
        compared: `Con BM25 simple, ${missedBy('bm25')}.`,
        isEveryday: family.familia === 'corriente',
      }
    })
  const first = familias
    .filter(({ familia }) => familia === 'corriente')
    .map((family): Miss => {
      const missedBy = (system: 'basejuris' | 'bm25'): number => family.preguntas - reachedBy(family, system).primera
      return {
        missed: missedBy('basejuris'),
        asked: family.preguntas,
        what: 'preguntas corrientes no tienen en primer lugar una sentencia que responda: hay que seguir leyendo.',
        compared: `Con BM25 simple, ${missedBy('bm25')}.`,
      }
    })
  const others = inTen.filter(({ isEveryday }) => !isEveryday).sort((a, b) => b.missed / b.asked - a.missed / a.asked)
  const loud: Miss = {
    missed: sinRespuesta.preguntas - sinRespuesta.calladas,
    asked: sinRespuesta.preguntas,
    what: 'preguntas que ninguna sentencia responde muestran alguna como muy pertinente.',
  }
  const failed = ({ missed }: Miss): boolean => missed > 0
  return [...inTen.filter(({ isEveryday }) => isEveryday), ...first, ...others.filter(failed).slice(0, maxFamilies), loud].filter(failed)
}

/** The errors of the measurement, counted as errors. */
export function Misses({ measurement }: { readonly measurement: Pick<QualityMeasurement, 'familias' | 'sinRespuesta'> }) {
  const misses = listMisses(measurement)
  if (misses.length === 0)
    return (
      <p className="border-t-[1.5px] border-ink pt-5 text-pretty text-ink-2">
        En la última medición no falló ninguna pregunta. Fueron pocas: abajo está cuántas, y entre qué valores caería el acierto con otras.
      </p>
    )
  return (
    <ul className={clsx('grid gap-x-16 border-t-[1.5px] border-ink', misses.length > 1 && 'lg:grid-cols-2')}>
      {misses.map(({ missed, asked, what, compared }) => (
        <li
          key={what}
          className="grid grid-cols-1 items-baseline gap-x-5 gap-y-1 border-b border-paper-rule py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
        >
          <p className="font-serif text-26 font-medium tracking-[-0.012em] whitespace-nowrap text-brand">
            {missed} de {asked}
          </p>
          <p className="max-w-[62ch] text-pretty text-ink-2">
            <b className="font-[560] text-ink">{what}</b> {compared}
          </p>
        </li>
      ))}
    </ul>
  )
}
