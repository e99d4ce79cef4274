import type { RulingFactsView } from '@basejuris/contract'
import { formatDate } from '@basejuris/domain/spanish-format'
import { OutcomeBadge } from '../../../components/ruling/outcome-badge.tsx'
import { sideBySideHref } from '../../../components/ruling/side-by-side-address.ts'

interface RelatedRulingProps {
  readonly facts: RulingFactsView
  readonly why: string
  /** The ruling in whose margin it stands. */
  readonly docId: string
}

/** A ruling in the margin: its caption, its facts, why it is listed and the way to read both side by side. */
export function RelatedRuling({ facts, why, docId }: RelatedRulingProps) {
  const { caratulado, tribunal, numero, fechaSentencia, resultado, url } = facts
  const which = [tribunal, numero, fechaSentencia === null ? null : formatDate(fechaSentencia)]
  return (
    <li>
      <a href={url}>{caratulado}</a>
      <p className="facts">
        <span>
          <span className="facts-lead">
            <OutcomeBadge outcome={resultado} />
          </span>
          {which.map((fact) => fact !== null && <span key={fact}>{fact}</span>)}
        </span>
      </p>
      {why !== '' && <p className="rd-why">{why}</p>}
      <p className="rd-with">
        <a href={sideBySideHref(docId, facts.docId)} aria-label={`Comparar con ${caratulado}`}>
          Comparar
        </a>
      </p>
    </li>
  )
}
