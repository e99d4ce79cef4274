import type { CitedCase, CitedRuling } from '@basejuris/contract'
import { formatCount, formatDate } from '@basejuris/domain/spanish-format'
import { Fragment, type ReactNode } from 'react'
import { OutcomeBadge } from '../../../components/ruling/outcome-badge.tsx'
import { TreatmentMark } from '../../../components/ruling/treatment-mark.tsx'
import { CitedBy } from './cited-by.tsx'
import { HeatStrip } from './heat-strip.tsx'
import { loadCitations } from './load-citations.ts'
import { considerandoWords, placeLinks } from './place-links.ts'

interface CitationListsProps {
  readonly docId: string
  /** Names of the places of this ruling by anchor of paragraph. */
  readonly places: ReadonlyMap<string, string>
}

/** «Cita a» and «Citada por» in the margin, with the considerandos cited most. Nothing when there are none. */
export async function CitationLists({ docId, places }: CitationListsProps) {
  const citations = await loadCitations(docId)
  if (citations === null) return null
  const { cita, citadaPor } = citations
  return (
    <>
      <CitationSection id="rd-cites" title="Cita a" total={cita.total}>
        {cita.citas.map((cited) => (
          <CitedItem
            key={`${cited.cita} ${cited.tribunal} ${cited.lugares[0]?.ancla} ${cited.lugares[0]?.desde}`}
            cited={cited}
            places={places}
          />
        ))}
      </CitationSection>
      {citations.version !== null && (
        <CitedBy docId={docId}>
          <HeatStrip counts={citadaPor.considerandos} />
        </CitedBy>
      )}
    </>
  )
}

const shownAtOnce = 6

interface CitationSectionProps {
  readonly id: string
  readonly title: string
  readonly total: number
  readonly children: readonly ReactNode[]
}

function CitationSection({ id, title, total, children }: CitationSectionProps) {
  if (children.length === 0) return null
  const rest = children.slice(shownAtOnce)
  const unlisted = total - children.length
  return (
    <section className="rd-related rd-citations" aria-labelledby={id}>
      <h2 id={id}>
        {title} <span>{formatCount(total)}</span>
      </h2>
      <ul>{children.slice(0, shownAtOnce)}</ul>
      {rest.length > 0 && (
        <details className="rd-more">
          <summary>{rest.length === 1 ? 'y una más' : `y ${formatCount(rest.length)} más`}</summary>
          <ul>{rest}</ul>
        </details>
      )}
      {unlisted > 0 && <p className="rd-note">{unlisted === 1 ? 'y una más' : `y ${formatCount(unlisted)} más`}</p>}
    </section>
  )
}

const factsOf = ({ tribunal, numero, fechaSentencia }: CitedRuling): string[] =>
  [tribunal, numero, fechaSentencia === null ? null : formatDate(fechaSentencia)].filter((fact) => fact !== null)

function NamedFacts({ ruling }: { readonly ruling: CitedRuling }) {
  return (
    <p className="facts">
      <span>
        <span className="facts-lead">
          <OutcomeBadge outcome={ruling.resultado} />
        </span>
        {factsOf(ruling).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </p>
  )
}

function CitedItem({ cited, places }: { readonly cited: CitedCase; readonly places: ReadonlyMap<string, string> }) {
  const { sentencias, estado, mensaje } = cited
  const [only] = sentencias
  const label = [cited.tribunal, cited.cita, considerandoWords(cited.considerandos)]
    .filter((part) => part !== null && part !== '')
    .join(', ')
  return (
    <li data-state={estado}>
      {estado === 'unica' && only !== undefined ? (
        <>
          <a href={only.url}>{only.caratulado}</a>
          <NamedFacts ruling={only} />
          {cited.considerandos.length > 0 && <p className="rd-why">Su {considerandoWords(cited.considerandos)}</p>}
        </>
      ) : (
        <>
          <p className="rd-cited">{label}</p>
          <p className="rd-why">{mensaje}</p>
          {sentencias.map((one) => (
            <p key={one.docId} className="rd-perhaps">
              <a href={one.url}>{one.caratulado}</a> <span>{factsOf(one).join(' · ')}</span>
            </p>
          ))}
        </>
      )}
      {cited.trato !== 'cita' && (
        <p className="rd-treated">
          <TreatmentMark treatment={cited.trato} />
        </p>
      )}
      <Places links={placeLinks(cited.lugares, places)} />
    </li>
  )
}

function Places({ links }: { readonly links: readonly { readonly anchor: string; readonly name: string }[] }) {
  return (
    <p className="rd-with">
      En{' '}
      {links.map(({ anchor, name }, at) => (
        <Fragment key={anchor}>
          {at > 0 && ', '}
          <a href={`#${anchor}`}>{name}</a>
        </Fragment>
      ))}
    </p>
  )
}
