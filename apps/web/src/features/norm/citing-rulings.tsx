import type { FacetValue, NormRulings } from '@basejuris/contract'
import { formatCount, formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import { lineHref } from '../../components/ruling/line-href.ts'
import { OutcomeBadge } from '../../components/ruling/outcome-badge.tsx'
import { FictionalBadge } from '../../components/ruling/ruling-meta.tsx'
import { UnbrokenNumbers } from '../../components/ui/unbroken-numbers.tsx'
import { emptyState } from '../../search-address/results-state.ts'
import { writeAddress } from '../../search-address/write-address.ts'

/** With fewer rulings they are listed and not compared. */
const minCompared = 10

interface CountsProps {
  readonly title: string
  readonly values: readonly FacetValue[]
  /** Address of the rulings of one value. */
  readonly hrefOf: (value: string) => string
}

/** On the table: repeated in each row they were most of the page. */
const countsClass =
  'figures w-full text-14 [&_a:hover]:text-accent [&_a:hover]:underline [&_td:last-child]:w-px [&_td:last-child]:pl-3 [&_td:last-child]:text-right [&_td>span]:block [&_td>span]:h-2 [&_td>span]:rounded-xs [&_td>span]:bg-heat-3 [&_th]:w-px [&_th]:py-1.5 [&_th]:pr-3 [&_th]:text-left [&_th]:font-normal [&_th]:whitespace-nowrap [&_tr]:border-t [&_tr]:border-rule'

/** Counts as a table with a bar behind each. */
function Counts({ title, values, hrefOf }: CountsProps) {
  const highest = Math.max(1, ...values.map(({ total }) => total))
  return (
    <table className={countsClass}>
      <caption className="pb-2 text-left text-13 font-[560]">{title}</caption>
      <tbody>
        {values.map(({ valor, etiqueta, total }) => (
          <tr key={valor}>
            <th scope="row">
              <a href={hrefOf(valor)}>{etiqueta}</a>
            </th>
            <td aria-hidden="true">
              <span style={{ width: `${(100 * total) / highest}%` }} />
            </td>
            <td>{formatCount(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const rowsClass =
  'border-t border-ink bg-paper [&_li]:flex [&_li]:flex-wrap [&_li]:items-center [&_li]:gap-x-3 [&_li]:gap-y-1 [&_li]:border-b [&_li]:border-paper-rule [&_li]:px-4 [&_li]:py-2.5 [&_li]:text-14 [&_li]:text-ink-2 [&_a]:w-full [&_a]:font-serif [&_a]:text-17 [&_a]:font-semibold [&_a]:text-paper-ink [&_a:hover]:text-accent print:[&_li]:break-inside-avoid'

function RulingRows({ rulings }: { readonly rulings: NormRulings['sentencias'] }) {
  return (
    <ul className={rowsClass}>
      {rulings.map(({ docId, url, caratulado, tribunal, numero, fechaSentencia, resultado, ficticia }) => (
        <li key={docId}>
          <a href={url}>{caratulado}</a>
          <OutcomeBadge outcome={resultado} />
          <span>{[tribunal, numero].filter((fact) => fact !== null).join(' · ')}</span>
          {fechaSentencia !== null && <time dateTime={fechaSentencia}>{formatDate(fechaSentencia)}</time>}
          {ficticia && <FictionalBadge />}
        </li>
      ))}
    </ul>
  )
}

interface CitingRulingsProps {
  /** «el artículo 161» and «lo», «esta norma» and «la». */
  readonly subject: { readonly name: string; readonly pronoun: 'lo' | 'la' }
  /** Value of the filter `norma`. */
  readonly filter: string
  /** Null when they could not be counted. */
  readonly found: NormRulings | null
}

/** The rulings that cite a norm or an article: counts by year and outcome, the newest, and the search with all. */
export function CitingRulings({ subject, filter, found }: CitingRulingsProps) {
  const state = { ...emptyState, filtros: { norma: [filter] }, orden: 'recientes' as const }
  const all = writeAddress(state)
  const total = found?.total ?? 0
  const countsEvery = `Cuenta toda sentencia que ${subject.pronoun} cita, ${subject.pronoun} aplique o no.`
  return (
    <section aria-labelledby="sentencias" className="mt-8 border-t border-rule bg-desk px-4 py-8 md:px-6">
      <h2 id="sentencias" className="text-17 font-[560]">
        {found === null
          ? 'Sentencias'
          : total === 0
            ? `Ninguna sentencia cita ${subject.name}`
            : `${formatPlural(total, 'sentencia cita', 'sentencias citan')} ${subject.name}`}
      </h2>
      {found === null && (
        <p className="mt-2 text-14 text-ink-2">
          No pudimos contar las sentencias. <a href={all}>Búsquelas en los resultados</a> o vuelva a cargar la página.
        </p>
      )}
      {found !== null && (
        <p className="mt-1 text-13 text-ink-2">
          Se buscó en {formatPlural(found.cobertura.sentencias, 'sentencia', 'sentencias')}
          {found.cobertura.hasta !== null && <UnbrokenNumbers text={`, hasta el ${formatDate(found.cobertura.hasta)}`} />}. {countsEvery}
        </p>
      )}
      {total > 0 && filter.includes(':') && (
        <p className="mt-2 text-14 print:hidden">
          <a href={lineHref({ article: filter, question: '' })} className="text-accent underline">
            Ver la línea jurisprudencial del artículo
          </a>
        </p>
      )}
      {found !== null && total >= minCompared && (
        <div className="grid items-start gap-8 pt-5 md:grid-cols-2">
          <Counts
            title="Por año"
            values={found.conteos.anio}
            hrefOf={(value) => writeAddress({ ...state, filtros: { ...state.filtros, anio: [value] } })}
          />
          <Counts
            title="Por resultado"
            values={found.conteos.resultado}
            hrefOf={(value) => writeAddress({ ...state, filtros: { ...state.filtros, resultado: [value] } })}
          />
        </div>
      )}
      {found !== null && total > 0 && (
        <div className="pt-6">
          <h3 className="pb-2 text-13 font-[560]">Más recientes</h3>
          <RulingRows rulings={found.sentencias} />
          <p className="pt-3 text-14">
            <a href={all} className="text-accent underline">
              {total === 1 ? 'Abrirla en resultados' : `Abrir las ${formatCount(total)} en resultados`}
            </a>
          </p>
        </div>
      )}
    </section>
  )
}
