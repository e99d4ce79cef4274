'use client'
import clsx from 'clsx'
import { memo, type ReactNode } from 'react'
import type { MarkedCitation, TextPart, TextRun } from './text-parts.ts'

type Select = (n: number) => void

/** How the mark of a citation looks. */
export interface MarkLook {
  /** Classes of the number, and of the cited words. */
  readonly colour: string
  readonly underline: string
  readonly icon: ReactNode
  /** Read aloud before the words. */
  readonly name: string
  /** Identifier of what is said of the citation. */
  readonly target: string
}

interface MarkProps {
  readonly n: number
  readonly text: string
  readonly look: MarkLook
  readonly current: boolean
  readonly onSelect: Select
}

function Mark({ n, text, look: { colour, underline, icon, name, target }, current, onSelect }: MarkProps) {
  return (
    <a
      id={`cita-${n}`}
      href={`#${target}`}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault()
        onSelect(n)
      }}
      className={clsx(
        '-mx-px scroll-mt-20 rounded-[3px] px-0.5 py-px text-inherit [-webkit-box-decoration-break:clone] [box-decoration-break:clone] hover:no-underline',
        current ? 'border-b-2 border-mark-line bg-mark-now text-mark-now-ink!' : underline,
      )}
    >
      <span className={clsx('figures mr-1 text-12 font-[620] whitespace-nowrap', current ? 'text-mark-now-ink' : colour)}>
        {!current && icon} {n}
        <span className="sr-only">: {name}. </span>
      </span>
      {text}
    </a>
  )
}

const charactersPerLine = 70
const linePx = 27

interface PartProps<C> {
  readonly part: TextPart<C>
  /** The current citation where this part has it. */
  readonly current: number | null
  readonly lookOf: (citation: C) => MarkLook
  readonly onSelect: Select
}

const linesOf = (runs: readonly TextRun<unknown>[]): number =>
  runs.reduce((sum, { text }) => sum + text.length / charactersPerLine + text.split('\n').length - 1, 1)

/** Skipped by the browser while it is off screen. */
const Part = memo(function Part<C extends MarkedCitation>({ part, current, lookOf, onSelect }: PartProps<C>) {
  return (
    <div
      className="break-words whitespace-pre-wrap [content-visibility:auto]"
      style={{ containIntrinsicSize: `auto ${Math.round(linesOf(part.runs) * linePx)}px` }}
    >
      {part.runs.map(({ from, text, citation, quotedOf }) => {
        if (citation !== null)
          return (
            <Mark
              key={`c${citation.n}`}
              n={citation.n}
              text={text}
              look={lookOf(citation)}
              current={citation.n === current}
              onSelect={onSelect}
            />
          )
        if (quotedOf === null) return text
        return (
          <span key={from} className="border-b-2 border-dotted border-part" title={`Frase de la cita ${quotedOf.n}`}>
            {text}
          </span>
        )
      })}
    </div>
  )
}) as <C extends MarkedCitation>(props: PartProps<C>) => ReactNode

interface CheckedTextProps<C> extends Omit<PartProps<C>, 'part'> {
  readonly parts: readonly TextPart<C>[]
}

/** The checked text with a numbered mark on each citation. */
export function CheckedTextView<C extends MarkedCitation>({ parts, current, lookOf, onSelect }: CheckedTextProps<C>) {
  return parts.map((part) => (
    <Part
      key={part.from}
      part={part}
      current={part.runs.some(({ citation }) => citation?.n === current) ? current : null}
      lookOf={lookOf}
      onSelect={onSelect}
    />
  ))
}
