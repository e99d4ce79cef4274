'use client'
import clsx from 'clsx'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../ui/button.tsx'
import type { Side } from './use-citation-walk.ts'

interface TwoSidesProps {
  readonly names: Readonly<Record<Side, string>>
  /** The side that a narrow page shows. */
  readonly side: Side
  readonly onSide: (side: Side) => void
  /** The window in which the text scrolls. */
  readonly sheet: RefObject<HTMLElement | null>
  readonly text: ReactNode
  /** Marked citations. Without any there is nothing to go to. */
  readonly citations: number
  readonly children: ReactNode
}

/** The marked text, and beside it what is said of its citations. A narrow page shows one of them, paper the list alone. */
export function TwoSides({ names, side, onSide, sheet, text, citations, children }: TwoSidesProps) {
  return (
    <>
      <fieldset className="sticky top-(--header) z-10 -mx-5 mt-6 flex gap-1 border-y border-rule bg-desk px-5 py-1.5 lg:hidden print:hidden">
        <legend className="sr-only">Mostrar</legend>
        {(['list', 'text'] as const).map((name) => (
          <Button
            key={name}
            className={clsx('h-11 grow', side === name && 'bg-select text-ink')}
            aria-pressed={side === name}
            onClick={() => onSide(name)}
          >
            {names[name]}
          </Button>
        ))}
      </fieldset>
      <div className="mt-8 grid items-start gap-x-10 max-lg:mt-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] print:block">
        <section
          aria-labelledby="texto-marcado"
          className={clsx('min-w-0 lg:sticky lg:top-[calc(var(--header)+1rem)] print:hidden', side === 'list' && 'max-lg:hidden')}
        >
          <h3 id="texto-marcado" className="flex h-10 items-center gap-3 border-b-[1.5px] border-ink text-17 font-[560]">
            {names.text}
            {citations > 0 && (
              <span className="grow text-right text-13 font-normal text-ink-2 max-lg:hidden">
                <kbd className="font-sans font-[560]">n</kbd> y <kbd className="font-sans font-[560]">p</kbd>: cita siguiente y anterior
              </span>
            )}
          </h3>
          <section
            ref={sheet}
            aria-label="Texto con sus citas marcadas"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
            tabIndex={0}
            className="relative border border-t-0 border-rule bg-sheet px-5 py-4 text-15 leading-[1.72] max-lg:-mx-5 lg:max-h-[calc(100dvh-var(--header)-6rem)] lg:overflow-y-auto lg:px-10"
          >
            {text}
          </section>
        </section>
        <div className={clsx('min-w-0 print:block!', side === 'text' && 'max-lg:hidden')}>{children}</div>
      </div>
    </>
  )
}
