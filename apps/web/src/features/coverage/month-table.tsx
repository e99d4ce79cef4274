import type { CollectionCoverageView } from '@basejuris/contract'
import { StaticHtml } from '../../components/static-html/static-html.tsx'
import { RuledSection } from '../../components/ui/ruled-section.tsx'
import { monthTableHtml } from './month-table-html.ts'

/** The figures behind the chart. */
export function MonthTable({ collections }: { readonly collections: readonly CollectionCoverageView[] }) {
  const dated = collections.filter(({ meses }) => meses.length > 0)
  if (dated.length === 0) return null
  return (
    <RuledSection id="tabla" title="Las cifras, mes a mes">
      <StaticHtml className="contents" html={monthTableHtml(dated)} />
    </RuledSection>
  )
}
