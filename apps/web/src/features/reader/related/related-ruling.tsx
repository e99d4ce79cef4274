import type { RulingFactsView } from '@basejuris/contract'
import { formatDate } from '@basejuris/domain/spanish-format'
import { OutcomeBadge } from '../../../components/ruling/outcome-badge.tsx'

/** A ruling in the margin: its caption, its facts and why it is listed. */
export function RelatedRuling({ facts, why }: { readonly facts: RulingFactsView; readonly why: string }) {
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
    </li>
  )
}
