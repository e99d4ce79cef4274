'use client'
import type { AnswerRuling } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { ChevronRight, OctagonAlert } from 'lucide-react'
import { OutcomeBadge } from '../../../components/ruling/outcome-badge.tsx'
import { FictionalBadge } from '../../../components/ruling/ruling-meta.tsx'
import { UnbrokenNumbers } from '../../../components/ui/unbroken-numbers.tsx'
import { FolderButton } from '../../../saved-items/folder-chooser/folder-button.tsx'
import { summaryClass } from './search-details.tsx'
import { shownCitation } from './shown-citation.ts'

/** Rulings to which the next message is limited, by tick boxes. */
export interface SourceChoice {
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (docId: string) => void
}

interface CitedRulingsProps {
  readonly quoted: readonly AnswerRuling[]
  readonly others: readonly AnswerRuling[]
  /** Whether the others are all that was found, near the question and without words that answer it. */
  readonly areNearest: boolean
  /** Null where sources cannot be chosen. */
  readonly choice: SourceChoice | null
  /** False where the reader cannot save rulings from here. */
  readonly canSave: boolean
}

/** The rulings of an answer: those quoted, and those that were read besides. */
export function CitedRulings({ quoted, others, areNearest, choice, canSave }: CitedRulingsProps) {
  if (quoted.length + others.length === 0) return null
  return (
    <div className="grid gap-1 border-t border-rule pt-3">
      {quoted.length > 0 && (
        <div data-cited>
          <h3 className="text-14 font-[560]">{quoted.length === 1 ? 'Sentencia citada' : 'Sentencias citadas'}</h3>
          <RulingList rulings={quoted} choice={choice} canSave={canSave} />
        </div>
      )}
      {others.length > 0 && areNearest && (
        <div>
          <h3 className="text-14 font-[560]">Las más cercanas</h3>
          <RulingList rulings={others} choice={choice} canSave={canSave} />
        </div>
      )}
      {others.length > 0 && !areNearest && (
        <details className="group">
          <summary className={summaryClass}>
            <ChevronRight size={15} strokeWidth={1.5} aria-hidden className="group-open:rotate-90" />
            {others.length === 1 ? 'También se leyó' : 'También se leyeron'} {formatPlural(others.length, 'sentencia', 'sentencias')}
          </summary>
          <RulingList rulings={others} choice={choice} canSave={canSave} />
        </details>
      )}
      {choice !== null && (
        <p className="text-13 text-pretty text-ink-2">Marque sentencias para que la próxima pregunta se responda solo con ellas.</p>
      )}
    </div>
  )
}

function RulingList({
  rulings,
  choice,
  canSave,
}: { readonly rulings: readonly AnswerRuling[] } & Pick<CitedRulingsProps, 'choice' | 'canSave'>) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)]">
      {rulings.map((ruling) => (
        <li key={ruling.docId} className="border-b border-rule py-2.5 last:border-0">
          <RulingRow ruling={ruling} choice={choice} canSave={canSave} />
        </li>
      ))}
    </ul>
  )
}

const gone = 'Una sentencia que fue retirada.'

function RulingRow({
  ruling: { docId, cita, caratulado, resultado, resuelve, vigencia, ficticia, estado, url },
  choice,
  canSave,
}: { readonly ruling: AnswerRuling } & Pick<CitedRulingsProps, 'choice' | 'canSave'>) {
  if (estado === 'retirada') return <p className="text-14 text-ink-2">{cita === '' ? gone : `${cita}: fue retirada.`}</p>
  const name = caratulado ?? cita
  const isReadable = estado !== 'sin_acceso'
  return (
    <div className="flex items-start gap-3">
      {choice !== null && (
        <label className="-my-1 grid min-h-8 min-w-6 shrink-0 cursor-pointer place-items-center max-md:min-h-11 max-md:min-w-11">
          <input
            type="checkbox"
            checked={choice.chosen.has(docId)}
            disabled={!isReadable}
            onChange={() => choice.onToggle(docId)}
            aria-label={`Usar como fuente ${name}`}
          />
        </label>
      )}
      <div className="min-w-0 grow">
        <a href={url} className="font-serif text-17 leading-snug font-[560] break-words text-paper-ink">
          {name}
        </a>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2">
          {isReadable && resultado !== null && <OutcomeBadge outcome={resultado} />}
          {caratulado !== null && (
            <span>
              <UnbrokenNumbers text={shownCitation(cita)} />
            </span>
          )}
          {ficticia && <FictionalBadge />}
        </p>
        {resuelve !== null && (
          <p className="mt-1 font-serif text-[1rem] leading-[1.5] text-pretty break-words text-paper-ink">
            <span className="font-[620]">Resuelve:</span> <q>{resuelve}</q>
          </p>
        )}
        {vigencia !== null && (
          <p className="mt-1 flex items-start gap-1.5 text-14 leading-[1.45] font-[560] text-no">
            <OctagonAlert size={15} strokeWidth={1.75} aria-hidden className="mt-[2.5px]" />
            {vigencia}
          </p>
        )}
        {!isReadable && <p className="mt-1 text-14 text-ink-2">Usted no tiene acceso a su base.</p>}
      </div>
      {canSave && isReadable && <FolderButton docId={docId} name={name} className="max-md:size-11" />}
    </div>
  )
}
