import type { CollectionCoverageView } from '@basejuris/contract'
import { formatCount } from '@basejuris/domain/spanish-format'
import { RuledSection } from '../../components/ui/ruled-section.tsx'
import { sourceName } from '../reader/source-name.ts'

export function SourceList({ collections }: { readonly collections: readonly CollectionCoverageView[] }) {
  const totals = new Map<string, number>()
  for (const { id, total } of collections.flatMap(({ fuentes }) => fuentes)) totals.set(id, (totals.get(id) ?? 0) + total)
  if (totals.size === 0) return null
  return (
    <RuledSection
      id="fuentes"
      title="Fuentes"
      lead="De dónde se tomó el texto que se muestra. Cada sentencia dice la suya al final, con la fecha en que se leyó."
    >
      <ul className="max-w-[46rem] text-14">
        {[...totals]
          .sort(([, a], [, b]) => b - a)
          .map(([id, total]) => (
            <li key={id} className="flex items-baseline justify-between gap-6 border-b border-paper-rule py-2">
              <span>{sourceName(id)}</span>
              <span className="figures">{formatCount(total)}</span>
            </li>
          ))}
      </ul>
    </RuledSection>
  )
}
