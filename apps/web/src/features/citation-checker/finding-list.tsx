'use client'
import type { CheckedCitation } from '@basejuris/contract'
import { groupOf, groupTitles, normLimit, type VerdictGroup, verdictGroups } from '@basejuris/contract/check-words'
import { formatCount } from '@basejuris/domain/spanish-format'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { AgreementTable } from './agreement-table.tsx'
import { Finding } from './finding.tsx'

interface FindingListProps {
  readonly citations: readonly CheckedCitation[]
  readonly text: string
  readonly current: number | null
  /** Whether every page of every group is shown, as on paper. */
  readonly whole: boolean
  readonly onLocate: (n: number) => void
}

const pageSize = 40

interface GroupProps extends FindingListProps {
  readonly group: VerdictGroup
}

/** A page of findings, and as many more as it takes to show the current one. */
function FindingGroup({ group, citations, text, current, whole, onLocate }: GroupProps) {
  const [limit, setLimit] = useState(pageSize)
  const shown = whole ? citations.length : Math.max(limit, citations.findIndex(({ n }) => n === current) + 1)
  const left = Math.max(0, citations.length - shown)
  return (
    <section aria-labelledby={`grupo-${group}`} className="mt-9 first:mt-0">
      <h3 id={`grupo-${group}`} className="flex h-10 items-center gap-3 border-b-[1.5px] border-ink text-17 font-[560]">
        {groupTitles[group]}
        <span className="figures rounded-xs bg-mute-wash px-1.5 text-13 font-normal text-ink-2">{formatCount(citations.length)}</span>
      </h3>
      {group === 'coinciden' ? (
        <>
          {citations.some(({ tipo }) => tipo === 'norma') && <p className="pt-2.5 text-13 text-ink-2">{normLimit}</p>}
          <AgreementTable citations={citations.slice(0, shown)} text={text} current={current} onLocate={onLocate} />
        </>
      ) : (
        <ol>
          {citations.slice(0, shown).map((citation) => (
            <Finding key={citation.n} citation={citation} text={text} current={citation.n === current} onLocate={onLocate} />
          ))}
        </ol>
      )}
      {left > 0 && (
        <Button variant="line" className="mt-3 max-md:h-11" onClick={() => setLimit(shown + pageSize)}>
          Mostrar {formatCount(Math.min(left, pageSize))} más de {formatCount(left)}
        </Button>
      )}
    </section>
  )
}

/** Findings by group, in the order of the text. */
export function FindingList({ citations, ...rest }: FindingListProps) {
  return verdictGroups.map((group) => {
    const own = citations.filter((citation) => groupOf(citation) === group)
    return own.length === 0 ? null : <FindingGroup key={group} group={group} citations={own} {...rest} />
  })
}
