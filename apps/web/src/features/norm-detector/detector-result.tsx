'use client'
import { useCallback, useMemo, useRef } from 'react'
import { CheckedTextView, type MarkLook } from '../../components/checked-text/checked-text.tsx'
import { ResultHeading } from '../../components/checked-text/result-heading.tsx'
import { splitParts, splitRuns } from '../../components/checked-text/text-parts.ts'
import { TwoSides } from '../../components/checked-text/two-sides.tsx'
import { type Side, useCitationWalk } from '../../components/checked-text/use-citation-walk.ts'
import { usePrinting } from '../../components/checked-text/use-printing.ts'
import { articleName, type DetectedText, groupCitedNorms, headlineOf, type NormMark } from './cited-norms.ts'
import { articleId, CitedNormList, ProbableNormList } from './norm-list.tsx'
import { describeGaps, normsReport } from './norms-report.ts'

interface DetectorResultProps {
  readonly detected: DetectedText
  readonly onLeave: () => void
}

const sideNames: Readonly<Record<Side, string>> = { list: 'Normas', text: 'Su texto' }
const certain = { colour: 'text-yes', underline: 'border-b border-yes' }
const doubtful = { colour: 'text-part', underline: 'border-b-2 border-dashed border-part bg-part-wash' }

/** The norms of a text: its marks, the norms cited and those that may apply. */
export function DetectorResult({ detected, onLeave }: DetectorResultProps) {
  const { text, data } = detected
  const sheet = useRef<HTMLElement>(null)
  const printing = usePrinting()
  const cited = useMemo(() => groupCitedNorms(data.citas), [data])
  const { marks } = cited
  const parts = useMemo(() => splitParts(splitRuns(text, marks)), [text, marks])
  const order = useMemo(() => marks.map(({ n }) => n), [marks])
  const names = useMemo(() => new Map(data.citas.map((citation) => [citation.clave, citation])), [data])
  const keyOf = (n: number): string => marks[n - 1]?.clave ?? ''
  const { current, side, setSide, showFinding, showInText } = useCitationWalk(order, sheet, (n) => articleId(keyOf(n)))
  const lookOf = useCallback(
    ({ clave }: NormMark): MarkLook => {
      const norm = names.get(clave)
      const name = norm === undefined ? clave : `${articleName(norm)}, ${norm.norma}`
      return { ...(norm?.ambigua === true ? doubtful : certain), icon: null, name, target: articleId(clave) }
    },
    [names],
  )
  return (
    <section aria-label="Resultado">
      <ResultHeading
        note="Normas de su texto"
        headline={headlineOf(cited, data.probables.length)}
        report={() => normsReport(detected, cited)}
        onLeave={onLeave}
      />
      {describeGaps(data).map((gap) => (
        <p key={gap} className="mt-3 rounded-sm bg-part-wash px-3 py-2 text-14 text-part">
          {gap}
        </p>
      ))}
      <TwoSides
        names={sideNames}
        side={side}
        onSide={setSide}
        sheet={sheet}
        citations={marks.length}
        text={<CheckedTextView parts={parts} current={current} lookOf={lookOf} onSelect={showFinding} />}
      >
        <CitedNormList cited={cited} currentKey={current === null ? null : keyOf(current)} whole={printing} onLocate={showInText} />
        <ProbableNormList data={data} />
      </TwoSides>
    </section>
  )
}
