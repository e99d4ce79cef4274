import { lineOriginSchema } from '@basejuris/contract'
import { normPhrase, normTitle } from '@basejuris/domain/norm-phrase'
import { formatCount, formatDate, formatDays, formatPlural } from '@basejuris/domain/spanish-format'
import { lineHref } from '../../components/ruling/line-href.ts'
import { UnbrokenNumbers } from '../../components/ui/unbroken-numbers.tsx'
import { ExportButton } from '../exports/export-button.tsx'
import { LineChange, LineMethod } from './line-change.tsx'
import { LineChart } from './line-chart.tsx'
import { LineCircumstance } from './line-circumstance.tsx'
import { LineCountTable } from './line-counts.tsx'
import { LineFilters } from './line-filters.tsx'
import { LineNumerals } from './line-numerals.tsx'
import { LineRulings } from './line-rulings.tsx'
import type { LineAddress, LineView } from './load-line.ts'

interface LinePageProps {
  readonly line: LineView
  readonly address: LineAddress
}

/** Rulings needed to speak of a line. */
const minLine = 10

const headingOf = ({ norma, pregunta }: LineView): string => pregunta ?? (norma === null ? '' : normTitle(norma.etiqueta))

/** The parts of the address that a link of the page changes; paging begins anew. */
const linkTo = (address: LineAddress, changed: LineAddress): string => {
  const { norma = '', q = '', pagina: _page, ...rest } = { ...address, ...changed }
  const pagina = changed.pagina ?? ''
  return lineHref({ article: norma, question: q, rest: { ...rest, pagina } })
}

/** What the file of the line takes of the address. */
const originOf = ({ orden: _order, pagina: _page, ...rest }: LineAddress) => lineOriginSchema.parse({ ...rest, tipo: 'linea' })

function Coverage({ line }: { readonly line: LineView }) {
  const { total, citan, norma, pregunta, desde, hasta, ficticias } = line
  const what =
    norma === null
      ? 'salen al buscar la pregunta'
      : pregunta === null
        ? `aplican ${normPhrase(norma.etiqueta)}`
        : `aplican ${normPhrase(norma.etiqueta)} y salen al buscar la pregunta`
  return (
    <p className="mt-2 text-14 text-ink-2">
      <b className="font-[560] text-ink">{formatPlural(total, 'sentencia', 'sentencias')}</b>
      {desde !== null && hasta !== null && `, ${formatDays(desde, hasta)},`}{' '}
      {total === 1 ? what.replace('salen', 'sale').replace('aplican', 'aplica') : what}
      {norma !== null && citan > total && `, de ${formatCount(citan)} que lo citan o lo tienen en la ficha de su fuente`}
      {norma === null && total > 1 && '; no todas la resuelven'}
      {ficticias.modo === 'excluir' && ficticias.total > 0 && `, sin ${formatCount(ficticias.total)} ficticias`}
      {ficticias.modo !== 'excluir' && total > 0 && '. Todas son ficticias, del corpus de demostración'}.{' '}
      <a href="/cobertura" className="text-accent underline">
        Ver cobertura
      </a>
    </p>
  )
}

/** The line of rulings on an article or a question: what its figures say, its drawing, what marks it and every ruling. */
export function LinePage({ line, address }: LinePageProps) {
  const { total, marcas, hitos, sentencias, pagina, tamano, conteos, norma, circunstancia, cambio } = line
  const isLine = total >= minLine
  const onlyDay = line.desde === line.hasta && line.sinFecha === 0 ? line.desde : null
  // How the trial ended says nothing of a circumstance.
  const outcomes = circunstancia === null ? conteos.resultado.map(({ resultado }) => resultado) : []
  const decided = circunstancia?.resuelven ?? null
  const whole = { total, resultados: conteos.resultado }
  const pages = Math.ceil(total / tamano)
  return (
    <div className="wrap space-y-10 pt-7 md:pt-9">
      <header>
        <p className="text-13 font-[560] text-ink-2">Línea jurisprudencial</p>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <h1 className="mt-1 max-w-[34ch] font-serif text-26 font-[480] tracking-[-0.015em] text-balance text-brand md:text-34">
              {headingOf(line)}
            </h1>
            <Coverage line={line} />
          </div>
          <div className="flex flex-wrap gap-2 print:hidden">
            {norma?.idNorma != null && (
              <a
                href={`/norma/${norma.idNorma}?${new URLSearchParams({ articulo: norma.articulo ?? '' })}`}
                className="inline-flex h-9 items-center rounded-sm px-3 text-14 text-accent underline max-md:h-10 max-md:pl-0"
              >
                Ver el artículo
              </a>
            )}
            {total > 0 && <ExportButton subject={{ origin: originOf(address), total, title: `Línea: ${headingOf(line)}` }} />}
          </div>
        </div>
        <LineNumerals line={line} hrefOf={(numeral) => linkTo(address, { numeral })} />
        <LineFilters line={line} address={address} />
      </header>
      {circunstancia !== null && decided !== null && <LineCircumstance kind={circunstancia.clase} decided={decided} total={total} />}
      {(circunstancia === null || cambio.contadas > 0) && <LineChange line={line} />}
      {isLine && (
        <section aria-labelledby="marcas">
          <h2 id="marcas" className="border-t-2 border-ink pt-4 pb-3 text-17 font-[560]">
            {onlyDay !== null
              ? `${formatCount(total)} sentencias de un solo día`
              : marcas.length > 0
                ? 'Una marca por sentencia'
                : `${formatCount(total)} sentencias, por año`}
          </h2>
          {onlyDay === null ? (
            <LineChart line={line} />
          ) : (
            <p className="max-w-[62ch] text-pretty text-ink-2">
              Todas son del <UnbrokenNumbers text={formatDate(onlyDay)} />: no se ve cómo ha cambiado el criterio, solo cómo se resolvió ese
              día.
            </p>
          )}
          <div className="grid gap-8 pt-4">
            {onlyDay === null && (
              <LineCountTable
                id="por-ano"
                title="Por año"
                of="Año"
                values={conteos.anio}
                outcomes={outcomes}
                hrefOf={(year) => linkTo(address, { desde: year, hasta: year })}
                whole={whole}
                without="Sin fecha"
              />
            )}
            <LineCountTable
              title="Por tribunal"
              of="Tribunal"
              values={conteos.tribunal}
              outcomes={outcomes}
              hrefOf={(tribunal) => linkTo(address, { tribunal })}
              whole={whole}
              without="Otros tribunales"
              plural="tribunales"
            />
          </div>
        </section>
      )}
      {isLine && hitos.length > 0 && (
        <section aria-labelledby="hitos">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-4 pb-3">
            <h2 id="hitos" className="text-17 font-[560]">
              Hitos de la línea
            </h2>
            <p className="text-13 text-ink-2">
              {hitos.length} de {formatCount(total)}: la primera, la última, las que otras citan, se apartan o unifican
            </p>
          </div>
          <LineRulings rulings={hitos} kind={circunstancia?.clase} />
        </section>
      )}
      {total > 0 && (
        <section aria-labelledby="todas">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-4 pb-3">
            <h2 id="todas" className="text-17 font-[560]">
              {total === 1 ? 'La sentencia' : `Las ${formatCount(total)} sentencias`}
            </h2>
            <p className="text-13">
              <span className="text-ink-2">
                {address.orden === 'fecha' ? 'De la más antigua a la más reciente' : 'De la más reciente a la más antigua'}
              </span>
              {' · '}
              <a href={linkTo(address, { orden: address.orden === 'fecha' ? '-fecha' : 'fecha' })} className="text-accent underline">
                Invertir el orden
              </a>
            </p>
          </div>
          <LineRulings rulings={sentencias} kind={circunstancia?.clase} />
          {pages > 1 && (
            <nav aria-label="Páginas" className="flex items-center gap-4 pt-3 text-14">
              {pagina > 1 && <a href={linkTo(address, { pagina: String(pagina - 1) })}>Anteriores</a>}
              <span className="text-ink-2">
                Página {formatCount(pagina)} de {formatCount(pages)}
              </span>
              {pagina < pages && <a href={linkTo(address, { pagina: String(pagina + 1) })}>Siguientes</a>}
            </nav>
          )}
        </section>
      )}
      <LineMethod line={line} />
    </div>
  )
}
