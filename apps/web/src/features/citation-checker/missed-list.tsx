'use client'
import type { MissedAuthority } from '@basejuris/contract'
import { closedPassage, missedNote, missedReasons, missedTitle } from '@basejuris/contract/check-words'
import { formatCount } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { NamedRuling, RulingLink } from './ruling-link.tsx'

interface MissedProps {
  readonly missed: readonly MissedAuthority[]
  /** Goes to the finding of a citation. */
  readonly onSelect: (n: number) => void
}

/** Citations that are named beside an authority. */
const maxCitations = 6

function CitationLinks({ numbers, onSelect }: { readonly numbers: readonly number[]; readonly onSelect: MissedProps['onSelect'] }) {
  const left = numbers.length - maxCitations
  return (
    <span className="figures text-13 text-ink-2">
      {numbers.length === 1 ? 'Por la cita ' : 'Por las citas '}
      {numbers.slice(0, maxCitations).map((n, at) => (
        <span key={n}>
          {at > 0 && ', '}
          <a
            className="inline-link"
            href={`#veredicto-${n}`}
            onClick={(event) => {
              event.preventDefault()
              onSelect(n)
            }}
          >
            {formatCount(n)}
          </a>
        </span>
      ))}
      {left > 0 && ` y ${formatCount(left)} más`}
    </span>
  )
}

function Missed({ authority, onSelect }: { readonly authority: MissedAuthority; readonly onSelect: MissedProps['onSelect'] }) {
  const { sentencia, motivo, frase, citas, sinAcceso, pasaje } = authority
  const isOther = pasaje !== null && pasaje.sentencia.docId !== sentencia.docId
  return (
    <li className="border-b border-rule py-4 print:break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span
          className={clsx(
            'rounded-xs px-2 py-0.5 text-13 font-[540]',
            motivo === 'contraria' ? 'bg-part-wash text-part' : 'bg-mute-wash text-ink-2',
          )}
        >
          {missedReasons[motivo]}
        </span>
        {citas.length > 0 && <CitationLinks numbers={citas} onSelect={onSelect} />}
      </div>
      <p className="mt-1.5 font-[540] break-words">
        <NamedRuling ruling={sentencia} />
      </p>
      <p className="mt-1 max-w-[72ch] text-14 text-pretty text-ink-2">{frase}</p>
      {sinAcceso && <p className="mt-1.5 text-13 text-ink-2">{closedPassage}</p>}
      {pasaje !== null && (
        <blockquote className="mt-2 max-w-[72ch] border-l-2 border-rule pl-3 font-serif text-15 text-pretty break-words">
          {pasaje.texto}{' '}
          <span className="font-sans text-13">
            <RulingLink ruling={pasaje.sentencia} anchor={pasaje.ancla}>
              {isOther ? `${pasaje.sentencia.numero ?? pasaje.sentencia.caratulado}, ${pasaje.etiqueta}` : pasaje.etiqueta}
            </RulingLink>
          </span>
        </blockquote>
      )}
    </li>
  )
}

/** Rulings on what the text cites, which it does not cite. */
export function MissedList({ missed, onSelect }: MissedProps) {
  if (missed.length === 0) return null
  return (
    <section aria-labelledby="no-citadas" className="mt-12 max-w-[60rem]">
      <h3 id="no-citadas" className="flex h-10 items-center gap-3 border-b-[1.5px] border-ink text-17 font-[560]">
        {missedTitle}
        <span className="figures rounded-xs bg-mute-wash px-1.5 text-13 font-normal text-ink-2">{formatCount(missed.length)}</span>
      </h3>
      <p className="mt-2 max-w-[72ch] text-14 text-pretty text-ink-2">{missedNote}</p>
      <ol>
        {missed.map((authority) => (
          <Missed key={authority.sentencia.docId} authority={authority} onSelect={onSelect} />
        ))}
      </ol>
    </section>
  )
}
