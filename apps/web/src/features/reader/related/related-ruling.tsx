import type { RulingFactsView } from '@basejuris/contract'
import { OutcomeBadge } from '../../../components/ui/outcome-badge.tsx'
import { formatDate } from '../../../format/dates.ts'
import { docketLabel } from '../../../format/docket-labels.ts'

/** One ruling of the margin: its caption, which it is, and why it stands there. */
export function RelatedRuling({ facts, why }: { readonly facts: RulingFactsView; readonly why: string }) {
  const { caratulado, tribunal, rol, fechaSentencia, resultado, url } = facts
  const which = [tribunal, rol === null ? null : docketLabel(rol), fechaSentencia === null ? null : formatDate(fechaSentencia)]
  return (
    <li>
      <a href={url}>{caratulado}</a>
      <p>{which.filter((fact) => fact !== null).join(' · ')}</p>
      <p className="rd-why">
        <OutcomeBadge outcome={resultado} />
        {why !== '' && <span>{why}</span>}
      </p>
    </li>
  )
}
