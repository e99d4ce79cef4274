import type { RulingView } from '@basejuris/contract'
import { formatDate, lowercaseFirst } from '@basejuris/domain/spanish-format'
import { Info } from 'lucide-react'
import { DispositionLine, OverturnedNotice, UncheckedNotice } from '../../../components/ruling/disposition-line.tsx'
import { OutcomeBadge } from '../../../components/ruling/outcome-badge.tsx'

/** Sources write kinds of appeal in capitals or not. A line of facts shows them in lower case. */
const asWords = (text: string): string => (/\p{Ll}/u.test(text) ? lowercaseFirst(text) : text.toLocaleLowerCase('es-CL'))

export function FictionalNotice() {
  return (
    <p className="rd-fictional">
      <Info size={15} strokeWidth={1.75} aria-hidden />
      <span>
        <b>Sentencia ficticia de demostración.</b> No existe ni puede citarse.
      </span>
    </p>
  )
}

/** Captions have up to 400 characters; long ones get a smaller size. */
const captionLength = (caption: string) => (caption.length > 200 ? 'longest' : caption.length > 90 ? 'long' : 'usual')

type HeadingFacts = Pick<
  RulingView,
  | 'caratulado'
  | 'tribunal'
  | 'sala'
  | 'numero'
  | 'fechaSentencia'
  | 'recurso'
  | 'tipo'
  | 'ficticia'
  | 'resuelve'
  | 'sinEfecto'
  | 'vigenciaSinComprobar'
> & {
  /** Null where the reader may not know how it was decided. */
  readonly resultado: RulingView['resultado'] | null
}

interface RulingHeadingProps {
  readonly facts: HeadingFacts
  /** `h2` where the page has a title of its own. */
  readonly level?: 'h1' | 'h2'
  /** Before the anchors of the text. */
  readonly prefix?: string
}

export function RulingHeading({ facts, level: Caption = 'h1', prefix = '' }: RulingHeadingProps) {
  return (
    <header className="rd-head">
      {facts.ficticia && <FictionalNotice />}
      <p className="rd-court">{facts.sala === null ? facts.tribunal : `${facts.tribunal}, ${facts.sala}`}</p>
      <Caption data-length={captionLength(facts.caratulado)}>{facts.caratulado}</Caption>
      <p className="rd-meta facts">
        <span>
          {facts.resultado !== null && (
            <span className="facts-lead">
              <OutcomeBadge outcome={facts.resultado} />
            </span>
          )}
          {facts.numero !== null && <span className="rd-number">{facts.numero}</span>}
          {facts.fechaSentencia !== null && (
            <span>
              <time dateTime={facts.fechaSentencia}>{formatDate(facts.fechaSentencia)}</time>
            </span>
          )}
          {facts.recurso !== null && <span>{asWords(facts.recurso)}</span>}
          {facts.recurso === null && facts.tipo !== null && <span>{asWords(facts.tipo)}</span>}
        </span>
      </p>
      {facts.sinEfecto !== null && <OverturnedNotice overturning={facts.sinEfecto} className="mt-3" />}
      {facts.vigenciaSinComprobar === true && <UncheckedNotice className="mt-3 text-14" />}
      {facts.resuelve !== null && (
        <DispositionLine disposition={facts.resuelve} href={`#${prefix}${facts.resuelve.ancla}`} className="rd-decides mt-3.5" />
      )}
    </header>
  )
}
