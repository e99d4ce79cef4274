'use client'
import type { CheckedCitation, CitedRuling } from '@basejuris/contract'
import {
  decisionTitle,
  decisionToShow,
  differenceNames,
  foundTitle,
  shownVerdictOf,
  suggestionTitle,
} from '@basejuris/contract/check-words'
import { describePlace } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { memo } from 'react'
import { QuotationEvidence } from './quotation-evidence.tsx'
import { NamedRuling, OfficialText, RulingLink } from './ruling-link.tsx'
import { VerdictLabel } from './verdict-mark.tsx'

const sideClass = 'grid gap-x-3 px-3 py-2 md:grid-cols-[7rem_minmax(0,1fr)]'

export interface FindingProps {
  readonly citation: CheckedCitation
  readonly text: string
  readonly current: boolean
  /** Goes to the citation in the text. */
  readonly onLocate: (n: number) => void
}

function Differences({ differences }: { readonly differences: CheckedCitation['evidencia']['diferencias'] }) {
  if (differences.length === 0) return null
  return (
    <table className="mt-2.5 w-full border border-paper-rule bg-sheet text-left text-14">
      <thead className="text-12 text-ink-3">
        <tr>
          <th scope="col" className="px-3 pt-2 font-[560]">
            <span className="sr-only">Dato</span>
          </th>
          <th scope="col" className="px-3 pt-2 font-[560]">
            Su escrito
          </th>
          <th scope="col" className="px-3 pt-2 font-[560]">
            En el índice
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ dato, escrito, enIndice }) => (
          <tr key={dato} className="align-top">
            <th scope="row" className="px-3 py-2 text-13 font-normal text-ink-2">
              {differenceNames[dato]}
            </th>
            <td className="figures px-3 py-2 break-words">{escrito}</td>
            <td className="figures px-3 py-2 font-[560] break-words">{enIndice}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rulings({
  title,
  rulings,
  asked = false,
}: {
  readonly title: string
  readonly rulings: readonly CitedRuling[]
  readonly asked?: boolean
}) {
  if (rulings.length === 0) return null
  return (
    <div className={clsx('mt-2.5', asked && 'border-l-2 border-edge pl-3.5')}>
      <p className={asked ? 'font-serif text-17 font-[540]' : 'text-13 text-ink-2'}>{title}</p>
      <ul className="mt-1 grid gap-1 text-14">
        {rulings.map((ruling) => (
          <li key={ruling.docId}>
            <NamedRuling ruling={ruling} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the text says that the ruling decided, over the ruling's own words. */
function Decision({ decision: { escrito, sentencia, resuelve } }: { readonly decision: NonNullable<ReturnType<typeof decisionToShow>> }) {
  return (
    <dl className="mt-2.5 border border-paper-rule bg-paper text-15 leading-relaxed">
      <div className={`${sideClass} bg-sheet`}>
        <dt className="text-13 text-ink-2">Su escrito</dt>
        <dd className="min-w-0 break-words">«{escrito}»</dd>
      </div>
      <div className={`${sideClass} border-t border-paper-rule`}>
        <dt className="text-13">
          <RulingLink ruling={sentencia} anchor={resuelve.ancla}>
            {decisionTitle}
          </RulingLink>
        </dt>
        <dd className="min-w-0 font-serif break-words text-paper-ink">«{resuelve.texto}»</dd>
      </div>
    </dl>
  )
}

function Evidence({ citation, text }: Pick<FindingProps, 'citation' | 'text'>) {
  const { tipo, veredicto, evidencia } = citation
  const { frases, sentencias, sugerencias, diferencias, citasTextuales, url } = evidencia
  const decision = decisionToShow(evidencia)
  return (
    <>
      {frases.map((phrase) => (
        <p key={phrase} className="mt-1.5 max-w-[72ch] text-14 text-pretty text-ink-2">
          {phrase}
        </p>
      ))}
      {decision !== null && <Decision decision={decision} />}
      <Differences differences={diferencias} />
      {citasTextuales.map((quotation) => (
        <QuotationEvidence key={quotation.desde} quotation={quotation} written={text.slice(quotation.desde, quotation.hasta)} />
      ))}
      <Rulings title={suggestionTitle(evidencia)} rulings={sugerencias} asked />
      <Rulings title={foundTitle(citation, sentencias.length)} rulings={sentencias} />
      {veredicto === 'no_esta_en_indice' && tipo !== 'norma' && (
        <p className="mt-2 text-14">
          <a className="inline-link" href="/cobertura" target="_blank" rel="noopener">
            ¿No aparece? Ver cobertura<span className="sr-only"> (en otra pestaña)</span>
          </a>
        </p>
      )}
      {url !== null && (
        <div className="mt-2 text-14">
          <OfficialText url={url} />
        </div>
      )}
    </>
  )
}

/** A citation with its verdict and evidence, where something is to be looked at. Those that agree are rows of a table. */
export const Finding = memo(function Finding({ citation, text, current, onLocate }: FindingProps) {
  const { n, evidencia } = citation
  return (
    <li
      id={`veredicto-${n}`}
      tabIndex={-1}
      aria-current={current ? 'true' : undefined}
      className={clsx(
        'grid scroll-mt-20 grid-cols-[2.25rem_minmax(0,1fr)] border-b border-rule py-4 [contain-intrinsic-size:auto_180px] [content-visibility:auto] print:break-inside-avoid',
        current && '-mx-3.5 bg-select px-3.5 shadow-[inset_3px_0_var(--accent)]',
      )}
    >
      <span className="figures text-14 font-[600]">{n}</span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <VerdictLabel verdict={shownVerdictOf(citation)} />
          <a
            href={`#cita-${n}`}
            className="figures inline-grid min-h-6 place-items-center text-13"
            onClick={(event) => {
              event.preventDefault()
              onLocate(n)
            }}
          >
            <span>
              <span className="sr-only">Ver la cita {n} en el escrito, </span>
              {describePlace(citation.lugar)}
            </span>
          </a>
        </div>
        <p className="mt-1.5 font-[540] break-words">{evidencia.entendida}</p>
        <Evidence citation={citation} text={text} />
      </div>
    </li>
  )
})
