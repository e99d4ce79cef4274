import { type FamilyQuality, type MeasuredFigure, measuredSystems, type QualityRound } from '@basejuris/contract'
import { formatCount, formatDate } from '@basejuris/domain/spanish-format'
import type { ReactNode } from 'react'
import { familyWords, formatDecimal, percent, reachedBy, systemNames } from './quality-words.ts'

const headClass = 'border-b border-edge py-2 pr-4 text-12 font-[560] whitespace-nowrap text-ink-2'
const shortHash = 8
const cellClass = 'py-2 pr-4 whitespace-nowrap'

interface FigureTableProps {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[]
}

/** Scrolls sideways where it is too wide. */
function FigureTable({ name, heads, rows }: FigureTableProps) {
  const [first, ...rest] = heads
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section className="overflow-x-auto scroll-fade" tabIndex={0} aria-label={name}>
      <table className="figures w-full min-w-[54rem] text-13">
        <thead>
          <tr>
            <th scope="col" className={`${headClass} text-left`}>
              {first}
            </th>
            {rest.map((head) => (
              <th key={head} scope="col" className={`${headClass} text-right`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-b border-paper-rule align-baseline">
              <th scope="row" className="py-2 pr-4 text-left font-[520] whitespace-nowrap">
                {row.name}
              </th>
              {row.cells.map((cell, at) => (
                <td key={rest[at]} className={`${cellClass} text-right`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Folded({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className="mt-4">
      <summary className="min-h-6 w-fit text-13 text-accent max-md:min-h-11">{summary}</summary>
      {children}
    </details>
  )
}

/** The figures of the chart, of every system, with those of the first place. */
export function PlaceTable({ families }: { readonly families: readonly FamilyQuality[] }) {
  return (
    <Folded summary="Las mismas cifras en tabla, con el primer lugar">
      <FigureTable
        name="Preguntas con una sentencia que responde, en primer lugar y entre las diez primeras"
        heads={['Entre diez (en primer lugar)', 'Preguntas', ...measuredSystems.map((system) => systemNames[system])]}
        rows={families.map((family) => ({
          name: familyWords(family).name,
          cells: [
            family.preguntas,
            ...measuredSystems.map((system) => {
              const { entreDiez, primera } = reachedBy(family, system)
              return `${entreDiez} (${primera})`
            }),
          ],
        }))}
      />
    </Folded>
  )
}

function withInterval({ valor, desde, hasta }: MeasuredFigure): ReactNode {
  return (
    <>
      {formatDecimal(valor)}
      <span className="block text-12 text-ink-2">
        {formatDecimal(desde)} a {formatDecimal(hasta)}
      </span>
    </>
  )
}

/** nDCG@10 of every system, and what the product reaches above plain BM25. */
export function OrderTable({ families }: { readonly families: readonly FamilyQuality[] }) {
  return (
    <Folded summary="Tabla de nDCG@10, por familia">
      <p className="max-w-[68ch] pt-1 text-13 text-pretty text-ink-2">
        Mide el orden de los diez primeros: 1 es el mejor posible, con las sentencias de mejor nota arriba; 0, ninguna que ayude. Bajo cada
        cifra, su intervalo de 95 %; la ventaja se compara pregunta por pregunta, y si su intervalo incluye el 0 no se puede decir que sea
        mejor.
      </p>
      <FigureTable
        name="Calidad del orden de los diez primeros resultados"
        heads={['nDCG@10, de 0 a 1', ...measuredSystems.map((system) => systemNames[system]), 'Ventaja sobre BM25 simple']}
        rows={families.map((family) => {
          const { ventaja } = reachedBy(family, 'bm25')
          return {
            name: familyWords(family).name,
            cells: [
              ...measuredSystems.map((system) => withInterval(reachedBy(family, system).orden)),
              ventaja === null ? '' : withInterval(ventaja),
            ],
          }
        })}
      />
    </Folded>
  )
}

/** Every registered round, those not yet run included. */
export function RoundTable({ rounds }: { readonly rounds: readonly QualityRound[] }) {
  return (
    <FigureTable
      name="Rondas de preguntas"
      heads={[
        'Ronda',
        'Huella',
        'Registrada',
        'Preguntas',
        'Juicios',
        'Hechos dos veces',
        'Medida',
        'Versión',
        'Corrientes entre diez',
        'Con BM25 simple',
      ]}
      rows={rounds.map(({ huella, registrada, preguntas, juicios, acuerdo, medida }, at) => ({
        name: `Ronda ${at + 1}`,
        cells: [
          huella.slice(0, shortHash),
          formatDate(registrada),
          preguntas,
          formatCount(juicios),
          acuerdo === null ? 'ninguno' : `${formatCount(acuerdo.juicios)}, ${percent(acuerdo.iguales)} iguales`,
          ...(medida === null
            ? ['sin medir', '', '', '']
            : [
                formatDate(medida.fecha),
                medida.version.slice(0, shortHash),
                `${medida.corrientes.entreDiez} de ${medida.corrientes.preguntas}`,
                `${medida.corrientes.bm25} de ${medida.corrientes.preguntas}`,
              ]),
        ],
      }))}
    />
  )
}
