import type { QualityMeasurement } from '@basejuris/contract'
import { formatCount, formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import { UnbrokenNumbers } from '../../components/ui/unbroken-numbers.tsx'

type Day = QualityMeasurement['dias'][number]

const yearOf = ({ fecha }: Day): string => fecha.slice(0, 4)

/** Place of a day between two years, from 0 to 100. */
function placeOf(day: string, first: number, last: number): number {
  const years = Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) - 1) / 12 + Number(day.slice(8, 10)) / 372
  return ((years - first) / (last + 1 - first)) * 100
}

/** One stroke for each day with rulings, so that empty years are seen; the list below says the same. */
function DayStrokes({ days }: { readonly days: readonly Day[] }) {
  const first = Number(days[0]?.fecha.slice(0, 4))
  const last = Number(days.at(-1)?.fecha.slice(0, 4))
  const fullest = Math.max(...days.map(({ sentencias }) => sentencias))
  return (
    <div aria-hidden className="pt-3">
      <svg aria-hidden viewBox="0 0 100 40" preserveAspectRatio="none" className="block h-11 w-full border-b border-edge">
        {days.map(({ fecha, sentencias }) => {
          const x = placeOf(fecha, first, last)
          return (
            <line
              key={fecha}
              x1={x}
              x2={x}
              y1={40 - 12 - 28 * (Math.log1p(sentencias) / Math.log1p(fullest))}
              y2={40}
              className="stroke-heat-4 [stroke-width:2] [vector-effect:non-scaling-stroke]"
            />
          )
        })}
      </svg>
      <p className="figures flex justify-between pt-1 text-12 text-ink-3">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}

function DayList({ days }: { readonly days: readonly Day[] }) {
  const years = [...Map.groupBy(days, yearOf)]
  const inWords = ({ fecha, sentencias }: Day): string =>
    `${fecha.slice(8)}-${fecha.slice(5, 7)}${sentencias === 1 ? '' : ` (${formatCount(sentencias)})`}`
  return (
    <details className="mt-1">
      <summary className="min-h-6 w-fit text-13 text-accent max-md:min-h-11">Los {formatCount(days.length)} días</summary>
      <p className="pt-1 text-13 text-ink-2">
        {years.map(([year, each]) => (
          <span key={year}>
            <b className="font-[560] text-ink">{year}:</b> {each.map(inWords).join(', ')}.{' '}
          </span>
        ))}
      </p>
    </details>
  )
}

const leftOut = [
  'preguntas de abogados y clientes de verdad',
  'una colección mayor, donde más sentencias compiten por los diez primeros lugares',
  'cada base por separado',
  'el asistente y el verificador de citas',
]

interface SampleNoteProps {
  readonly measurement: Pick<QualityMeasurement, 'sentencias' | 'dias'>
  /** Rulings that can be searched now. */
  readonly rulingsToday: number
}

/** On how few rulings, of which days, and that nobody else has checked it. */
export function SampleNote({ measurement: { sentencias, dias }, rulingsToday }: SampleNoteProps) {
  const fullest = dias.toSorted((a, b) => b.sentencias - a.sentencias)[0]
  const undated = sentencias - dias.reduce((sum, day) => sum + day.sentencias, 0)
  return (
    <aside
      aria-labelledby="muestra"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 border-t-[1.5px] border-ink pt-4 text-14 lg:grid-cols-2"
    >
      <div>
        <h2 id="muestra" className="font-semibold">
          Cuánto vale esta medición
        </h2>
        <p className="mt-2 font-serif text-20 text-pretty text-ink">
          Se hizo sobre <b className="font-semibold">{formatPlural(sentencias, 'sentencia', 'sentencias')}</b>
          {sentencias === rulingsToday
            ? ', las mismas que hay hoy.'
            : `, las que había entonces; hoy se busca en ${formatCount(rulingsToday)}.`}
        </p>
        {fullest !== undefined && (
          <>
            <p className="mt-2 text-pretty text-ink-2">
              <UnbrokenNumbers
                text={`${formatCount(fullest.sentencias)} son de un solo día, el ${formatDate(fullest.fecha)}${dias.length === 1 ? '' : `; las demás, de ${formatPlural(dias.length - 1, 'día', 'días')} entre el ${formatDate(dias[0]?.fecha ?? '')} y el ${formatDate(dias.at(-1)?.fecha ?? '')}`}.`}
              />
              {undated > 0 && ` ${formatPlural(undated, 'no tiene', 'no tienen')} fecha.`} No son las sentencias en que usted busca: con
              otras, las cifras pueden ser peores o mejores.
            </p>
            <DayStrokes days={dias} />
            <DayList days={dias} />
          </>
        )}
      </div>
      <div>
        <p className="mt-4 rounded-sm bg-part-wash lg:mt-0 px-4 py-3.5 text-pretty text-ink">
          <b className="font-[580]">Nadie ajeno a BaseJuris la ha comprobado.</b> Las preguntas y los juicios los hicieron modelos de
          lenguaje, no abogados. Si una búsqueda le falla,{' '}
          <a className="inline-link" href="/contacto">
            escríbanos
          </a>
          .
        </p>
        <h3 className="mt-5 font-[560]">Fuera de esta medición</h3>
        <ul>
          {leftOut.map((what) => (
            <li key={what} className="border-b border-paper-rule py-1.5 text-pretty text-ink-2">
              {what}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
