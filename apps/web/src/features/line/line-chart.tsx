import type { LineMark } from '@basejuris/contract'
import { shortCourtName } from '@basejuris/domain/court-level'
import { formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import { OutcomeShape, outcomeLabel } from '../../components/ruling/outcome-badge.tsx'
import { rulingHref } from '../reader/reader-address.ts'
import type { LineView } from './load-line.ts'
import { drawing, placeMarks } from './place-marks.ts'

const nameOf = ({ nombre, fecha, tribunal, resultado, disidencia }: LineMark): string =>
  `${formatDate(fecha)}, ${outcomeLabel(resultado)}: ${nombre}, ${tribunal}${disidencia ? ', con disidencia' : ''}`

const key = [
  ['acoge', 'acoge, revoca, anula, casa o unifica: sobre la línea', 'text-yes'],
  ['acoge_parcial', 'acoge en parte', 'text-part'],
  ['rechaza', 'rechaza: bajo la línea', 'text-no'],
  ['sin_dato', 'otro resultado', 'text-ink-2'],
] as const
const colourOf = (outcome: LineMark['resultado']): string =>
  outcome === 'acoge_parcial' || outcome === 'mixto'
    ? 'text-part'
    : outcome === 'rechaza'
      ? 'text-no'
      : ['acoge', 'revoca', 'casa', 'anula', 'unifica'].includes(outcome)
        ? 'text-yes'
        : 'text-ink-2'

const maxNameLength = 34
/** The city stays: abbreviated before it is cut. */
function shortName(court: string): string {
  if (court.length <= maxNameLength) return court
  const short = shortCourtName(court).replace('Letras del Trabajo', 'Trabajo').replace('Cobranza Laboral y Previsional', 'Cobranza')
  return short.length <= maxNameLength ? short : `${short.slice(0, maxNameLength - 1)}…`
}

/** One mark for each ruling at its date and court. It reads without colour: shape, place and a stroke for a dissent. Hidden on phones. */
export function LineChart({ line }: { readonly line: Pick<LineView, 'marcas' | 'cambio'> }) {
  const { marcas, cambio } = line
  if (marcas.length === 0) return null
  const { rows, years, height, xOf } = placeMarks(marcas)
  const changeAt = cambio.estado === 'cambio' && cambio.fecha !== null ? xOf(cambio.fecha) : null
  return (
    <div className="max-md:hidden print:block">
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 pb-3 text-13 text-ink-2">
        {key.map(([outcome, words, colour]) => (
          <li key={outcome} className="inline-flex items-center gap-1.5">
            <span className={colour}>
              <OutcomeShape outcome={outcome} />
            </span>
            {words}
          </li>
        ))}
        <li className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="inline-block h-3 border-l-2 border-ink" />
          con disidencia
        </li>
        <li>
          <a href="#por-ano" className="text-accent underline">
            Ver como tabla
          </a>
        </li>
      </ul>
      <figure className="overflow-x-auto scroll-fade">
        <svg viewBox={`0 0 ${drawing.width} ${height}`} className="block w-full min-w-[960px] text-[12.5px]">
          <title>{`${formatPlural(marcas.length, 'sentencia', 'sentencias')} por fecha y tribunal; la tabla por año dice lo mismo`}</title>
          {changeAt !== null && (
            <rect
              x={drawing.labels}
              y={drawing.top - 8}
              width={changeAt - drawing.labels}
              height={height - drawing.top - 20}
              className="fill-desk-2"
              opacity={0.55}
            />
          )}
          {years.map(({ year, x }) => (
            <g key={year} className="fill-ink-2">
              <line x1={x} x2={x} y1={drawing.top - 8} y2={height - drawing.axis} className="stroke-rule" />
              <text x={x + 4} y={height - 8}>
                {year}
              </text>
            </g>
          ))}
          {changeAt !== null && cambio.fecha !== null && (
            <g>
              <line x1={changeAt} x2={changeAt} y1={14} y2={height - drawing.axis} className="stroke-accent" strokeWidth={1.5} />
              <text
                x={changeAt + (changeAt > drawing.width * 0.7 ? -8 : 8)}
                y={22}
                textAnchor={changeAt > drawing.width * 0.7 ? 'end' : 'start'}
                className="fill-accent font-[560]"
              >
                Cambio de criterio, {formatDate(cambio.fecha)}
              </text>
            </g>
          )}
          {rows.map(({ name, total, y, marks }) => (
            <g key={name}>
              <line x1={drawing.labels} x2={drawing.width - drawing.right} y1={y} y2={y} className="stroke-edge" />
              <text x={0} y={y - 2} className="fill-ink font-[560]">
                {shortName(name)}
              </text>
              <text x={0} y={y + 14} className="fill-ink-2">
                {formatPlural(total, 'sentencia', 'sentencias')}
              </text>
              {marks.map(({ mark, x, y: at }) => (
                <a
                  key={mark.docId}
                  href={`${rulingHref({ docId: mark.docId })}${mark.ancla === null ? '' : `#${mark.ancla}`}`}
                  aria-label={nameOf(mark)}
                  className={colourOf(mark.resultado)}
                >
                  <title>{nameOf(mark)}</title>
                  <g transform={`translate(${x - 6} ${at - 6})`}>
                    <rect x={-1} y={-1} width={14} height={14} fill="transparent" />
                    <OutcomeShape outcome={mark.resultado} size={12} />
                    {mark.disidencia && <line x1={15} x2={15} y1={0} y2={12} className="stroke-ink" strokeWidth={1.75} />}
                  </g>
                </a>
              ))}
            </g>
          ))}
        </svg>
      </figure>
    </div>
  )
}
