import type { RulingFactsView } from '@basejuris/contract'
import { OutcomeBadge } from '../../../components/ruling/outcome-badge.tsx'
import { formatDate } from '../../../format/dates.ts'

/** One ruling of the margin: its caption, which it is, and why it stands there. */
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
