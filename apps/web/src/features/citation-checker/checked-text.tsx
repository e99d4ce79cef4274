'use client'
import { verdictNames } from '@basejuris/contract/citation-verdicts'
import clsx from 'clsx'
import { memo } from 'react'
import type { TextPart, TextRun } from './text-parts.ts'
import { VerdictIcon, verdictStyles } from './verdict-mark.tsx'

type Select = (n: number) => void

interface MarkProps {
  readonly run: TextRun
  readonly current: boolean
  readonly onSelect: Select
}

function Mark({ run: { citation, text }, current, onSelect }: MarkProps) {
  if (citation === null) return null
  const { n, veredicto } = citation
  return (
    <a
      id={`cita-${n}`}
      href={`#veredicto-${n}`}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault()
        onSelect(n)
      }}
      className={clsx(
        '-mx-px scroll-mt-20 rounded-[3px] px-0.5 py-px text-inherit [-webkit-box-decoration-break:clone] [box-decoration-break:clone] hover:no-underline',
        current ? 'border-b-2 border-mark-line bg-mark-now text-mark-now-ink!' : verdictStyles[veredicto].underline,
      )}
    >
      <span
        className={clsx(
          'figures mr-1 text-12 font-[620] whitespace-nowrap',
          current ? 'text-mark-now-ink' : verdictStyles[veredicto].colour,
        )}
      >
        {!current && <VerdictIcon verdict={veredicto} size={11} />} {n}
        <span className="sr-only">: {verdictNames[veredicto]}. </span>
      </span>
      {text}
    </a>
  )
}

const charactersPerLine = 70
const linePx = 27

interface PartProps {
  readonly part: TextPart
  /** The current citation where this part has it. */
  readonly current: number | null
  readonly onSelect: Select
}

/** Skipped by the browser while it is off screen. */
const Part = memo(function Part({ part, current, onSelect }: PartProps) {
  const lines = part.runs.reduce((sum, { text }) => sum + text.length / charactersPerLine + text.split('\n').length - 1, 1)
  return (
    <div
      className="break-words whitespace-pre-wrap [content-visibility:auto]"
      style={{ containIntrinsicSize: `auto ${Math.round(lines * linePx)}px` }}
    >
      {part.runs.map((run) => {
        if (run.citation !== null)
          return <Mark key={`c${run.citation.n}`} run={run} current={run.citation.n === current} onSelect={onSelect} />
        if (run.quotedOf === null) return run.text
        return (
          <span key={run.from} className="border-b-2 border-dotted border-part" title={`Frase de la cita ${run.quotedOf.n}`}>
            {run.text}
          </span>
        )
      })}
    </div>
  )
})

interface CheckedTextProps {
  readonly parts: readonly TextPart[]
  readonly current: number | null
  readonly onSelect: Select
}

/** The checked text with a numbered mark on each citation. */
export function CheckedTextView({ parts, current, onSelect }: CheckedTextProps) {
  return parts.map((part) => (
    <Part
      key={part.from}
      part={part}
      current={part.runs.some(({ citation }) => citation?.n === current) ? current : null}
      onSelect={onSelect}
    />
  ))
}
