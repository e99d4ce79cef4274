import type { TreatingRuling } from '@basejuris/contract'
import { formatCount, formatDate } from '@basejuris/domain/spanish-format'
import { treatmentNames } from '@basejuris/domain/treatments'
import type { ReactNode } from 'react'
import { TreatmentMark } from '../../../components/ruling/treatment-mark.tsx'
import { loadTreatments, type Treatments } from './load-citations.ts'
import { considerandoWords } from './place-links.ts'

interface CitedByProps {
  readonly docId: string
  /** Stands between the counts and the list. */
  readonly children?: ReactNode
}

const shownAtOnce = 6

/** «Citada por» in the margin: how many follow and depart, then each with the words that say so, those that depart first. */
export async function CitedBy({ docId, children }: CitedByProps) {
  const treatments = await loadTreatments(docId)
  if (treatments === null) return null
  const { total, sentencias } = treatments
  const rest = sentencias.slice(shownAtOnce)
  const unlisted = total - sentencias.length
  return (
    <section className="rd-related rd-citations" aria-labelledby="rd-cited-by">
      <h2 id="rd-cited-by">
        Citada por <span>{formatCount(total)}</span>
      </h2>
      {total === 0 ? (
        <p className="rd-note">Ninguna sentencia de nuestro índice cita esta.</p>
      ) : (
        <TreatmentSummary treatments={treatments} />
      )}
      {children}
      <ul>
        {sentencias.slice(0, shownAtOnce).map((citing, at) => (
          <CitingItem key={citing.docId} citing={citing} isFirst={isFirstOf(sentencias, at)} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="rd-more">
          <summary>{rest.length === 1 ? 'y una más' : `y ${formatCount(rest.length)} más`}</summary>
          <ul>
            {rest.map((citing, at) => (
              <CitingItem key={citing.docId} citing={citing} isFirst={isFirstOf(sentencias, at + shownAtOnce)} />
            ))}
          </ul>
        </details>
      )}
      {unlisted > 0 && <p className="rd-note">{unlisted === 1 ? 'y una más' : `y ${formatCount(unlisted)} más`}</p>}
    </section>
  )
}

const isFirstOf = (sentencias: readonly TreatingRuling[], at: number): boolean => sentencias[at - 1]?.trato !== sentencias[at]?.trato

const idOf = (trato: TreatingRuling['trato']): string => `rd-trato-${trato}`

/** How many treat it in each way, and in which courts and years. */
function TreatmentSummary({ treatments }: { readonly treatments: Treatments }) {
  const { conteos, porTribunal, porAno, sentencias } = treatments
  const listed = new Set(sentencias.map(({ trato }) => trato))
  return (
    <>
      <ul className="rd-counts" aria-label="Tratamiento">
        {conteos.map(({ trato, total }) => (
          <li key={trato}>
            {listed.has(trato) ? (
              <a href={`#${idOf(trato)}`}>
                <TreatmentMark treatment={trato} /> {formatCount(total)}
              </a>
            ) : (
              <span>
                <TreatmentMark treatment={trato} /> {formatCount(total)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {sentencias.length > 1 && (
        <details className="rd-more">
          <summary>Por tribunal y por año</summary>
          <CountTable heading="Tribunal" rows={porTribunal.map(({ tribunal, conteos: own }) => ({ name: tribunal, counts: own }))} />
          <CountTable
            heading="Año"
            rows={porAno.map(({ ano, conteos: own }) => ({ name: ano === null ? 'sin fecha' : String(ano), counts: own }))}
          />
        </details>
      )}
    </>
  )
}

interface CountTableProps {
  readonly heading: string
  readonly rows: readonly { readonly name: string; readonly counts: Treatments['conteos'] }[]
}

function CountTable({ heading, rows }: CountTableProps) {
  return (
    <table className="rd-count-table">
      <thead className="sr-only">
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Tratamiento</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, counts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{counts.map(({ trato, total }) => `${treatmentNames[trato]} ${formatCount(total)}`).join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CitingItem({ citing, isFirst }: { readonly citing: TreatingRuling; readonly isFirst: boolean }) {
  const { trato, tribunal, fechaSentencia, url, ancla, pasaje, considerando } = citing
  const href = `${url}#${ancla}`
  return (
    <li id={isFirst ? idOf(trato) : undefined} data-treatment={trato}>
      <p className="rd-treated">
        <TreatmentMark treatment={trato} />
        <span>{[tribunal, fechaSentencia === null ? null : formatDate(fechaSentencia)].filter((fact) => fact !== null).join(', ')}</span>
      </p>
      <a href={href}>{citing.caratulado}</a>
      {pasaje !== null && (
        <div className="rd-said">
          <a href={href}>{considerando === null ? 'ver' : `c. ${considerando}°`}</a>
          <q>
            {pasaje.antes}
            <strong>{pasaje.texto}</strong>
            {pasaje.despues}
          </q>
        </div>
      )}
      <p className="rd-why">{notesOf(citing).join(' ')}</p>
    </li>
  )
}

/** What the reader has to know of a classification: what it falls on, who says it, and that nobody revised it. */
function notesOf({ trato, considerandos, ambigua, enVoto, pasaje }: TreatingRuling): string[] {
  const notes = considerandos.length === 0 ? [] : [`Recae en su ${considerandoWords(considerandos)}.`]
  if (ambigua) notes.push('Nombra el número sin su tribunal: puede ser otra.')
  if (trato !== 'cita')
    notes.push(pasaje === null ? 'Clasificada por sus palabras, sin revisar.' : 'Clasificada por la frase en negrita, sin revisar.')
  else if (enVoto !== null)
    notes.push(`Solo en ${enVoto.voz === 'prevencion' ? 'una prevención' : 'un voto'}: ${treatmentNames[enVoto.trato]}.`)
  else if (!ambigua) notes.push('Solo la menciona.')
  if (pasaje === null) notes.push('Su texto no se muestra: está en una base de pago o se está leyendo de nuevo.')
  return notes
}
