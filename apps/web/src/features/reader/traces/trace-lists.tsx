import type { CitationPlaceView, RepeatedConsiderando, TracedQuotationView } from '@basejuris/contract'
import { formatCount, formatDate } from '@basejuris/domain/spanish-format'
import type { ReactNode } from 'react'
import { normHref } from '../../../components/ruling/norm-href.ts'
import { loadCitations } from '../citations/load-citations.ts'
import { placeLinks } from '../citations/place-links.ts'

type Places = ReadonlyMap<string, string>

/** Origin of the quotations, considerandos that stand again and what the ruling leaves undecided, in the margin. The marks in the text are drawn from these lists. */
export async function TraceLists({ docId, places }: { readonly docId: string; readonly places: Places }) {
  const citations = await loadCitations(docId)
  if (citations === null) return null
  const { textuales, repetidos, noDecide } = citations
  const found = textuales.citas.filter(({ estado }) => estado !== 'pendiente')
  const traced = found.filter(({ origen }) => origen !== null)
  const unknown = found.filter(({ origen }) => origen === null)
  return (
    <>
      <TraceSection id="rd-traced" title="Citas textuales" total={textuales.total}>
        {traced.map((quotation) => (
          <TracedItem key={quotation.n} quotation={quotation} places={places} />
        ))}
        {unknown.length > 0 && (
          <li>
            <details className="rd-more">
              <summary>{formatCount(unknown.length)} sin origen en nuestro índice</summary>
              <ul>
                {unknown.map((quotation) => (
                  <TracedItem key={quotation.n} quotation={quotation} places={places} />
                ))}
              </ul>
            </details>
          </li>
        )}
      </TraceSection>
      <TraceSection id="rd-repeated" title="Considerandos que se repiten" total={repetidos.length}>
        {repetidos.map((one) => (
          <RepeatedItem key={one.ancla} repeated={one} />
        ))}
      </TraceSection>
      <Undecided undecided={noDecide} places={places} />
    </>
  )
}

interface TraceSectionProps {
  readonly id: string
  readonly title: string
  readonly total: number
  readonly children: ReactNode
}

function TraceSection({ id, title, total, children }: TraceSectionProps) {
  if (total === 0) return null
  return (
    <section className="rd-related rd-citations" aria-labelledby={id}>
      <h2 id={id}>
        {title} <span>{formatCount(total)}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

/** Where a quotation begins and ends, for the mark in the text. */
const placeData = ({ n, estado, lugar }: TracedQuotationView) => ({
  'data-trace': n,
  'data-state': estado,
  'data-from': `${lugar.ancla} ${lugar.desde}`,
  'data-to': `${lugar.anclaHasta} ${lugar.hasta}`,
})

function TracedItem({ quotation, places }: { readonly quotation: TracedQuotationView; readonly places: Places }) {
  const { origen, mensaje, tambien, lugar } = quotation
  const [place] = placeLinks([lugar], places)
  return (
    <li {...placeData(quotation)}>
      {origen?.tipo === 'norma' && (
        <a href={normHref({ idNorma: origen.idNorma, article: origen.articulo, day: origen.desde })}>{origen.etiqueta}</a>
      )}
      {origen?.tipo === 'sentencia' && (
        <>
          <a href={origen.ancla === null ? origen.sentencia.url : `${origen.sentencia.url}#${origen.ancla}`}>
            {origen.sentencia.caratulado}
          </a>
          <p className="rd-why">
            {[
              origen.sentencia.tribunal,
              origen.sentencia.numero,
              origen.sentencia.fechaSentencia === null ? null : formatDate(origen.sentencia.fechaSentencia),
            ]
              .filter((fact) => fact !== null)
              .join(' · ')}
          </p>
        </>
      )}
      <p className="rd-why">{mensaje}</p>
      {tambien.length > 0 && (
        <p className="rd-why">
          {tambien.length === 1
            ? 'Las mismas palabras están en otra sentencia.'
            : `Las mismas palabras están en otras ${tambien.length} sentencias.`}
        </p>
      )}
      <p className="rd-with">
        En <a href={`#${lugar.ancla}`}>{place?.name ?? 'el texto'}</a>
      </p>
      <button type="button" className="rd-trace-open" hidden>
        {origen === null ? 'Ver la cita' : 'Ver su origen'}
      </button>
    </li>
  )
}

function RepeatedItem({ repeated }: { readonly repeated: RepeatedConsiderando }) {
  const { ancla, mensaje, primera } = repeated
  return (
    <li data-repeats={ancla}>
      <a href={`#${ancla}`}>c. {/\d+/u.exec(ancla)?.[0]}°</a>
      <p className="rd-why">{mensaje}</p>
      <p className="rd-with">
        La primera: <a href={primera.url}>{primera.numero ?? primera.caratulado}</a>
        {primera.fechaSentencia === null ? '' : `, ${formatDate(primera.fechaSentencia)}`}
      </p>
      <button type="button" className="rd-trace-open" hidden>
        Ver la lista
      </button>
    </li>
  )
}

function Undecided({ undecided, places }: { readonly undecided: readonly CitationPlaceView[]; readonly places: Places }) {
  if (undecided.length === 0) return null
  return (
    <section className="rd-related rd-citations" aria-labelledby="rd-undecided">
      <h2 id="rd-undecided">
        No decide <span>{formatCount(undecided.length)}</span>
      </h2>
      <p className="rd-note">El tribunal dice que no se pronuncia: no es criterio suyo.</p>
      <ul>
        {undecided.map((place) => (
          <li
            key={`${place.ancla} ${place.desde}`}
            data-undecided=""
            data-from={`${place.ancla} ${place.desde}`}
            data-to={`${place.ancla} ${place.hasta}`}
          >
            <a href={`#${place.ancla}`}>{placeLinks([place], places)[0]?.name ?? 'el texto'}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
