'use client'
import type { AnswerQuotation, RulingView } from '@basejuris/contract'
import { formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { Check, ChevronLeft, ChevronRight, Quote, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { OutcomeBadge } from '../../../components/ruling/outcome-badge.tsx'
import { FictionalBadge } from '../../../components/ruling/ruling-meta.tsx'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import { ListSkeleton } from '../../../components/ui/list-skeleton.tsx'
import { copyAndNotify } from '../../reader/behaviour/citing/copy-text.ts'
import { richCitation } from '../../reader/citation/rich-citation.ts'
import { addFictionalWarning, citeQuote, describeQuote } from '../../reader/citation-text.ts'
import { PassageParts } from '../../results/preview/preview-passage.tsx'
import { countWords, hasQuotation, withQuotation } from './quoted-passage.ts'
import { usePassage } from './use-passage.ts'

export interface PassagePanelProps {
  /** Those of the answer whose passages can be read, in its order. */
  readonly quotations: readonly AnswerQuotation[]
  /** Number of the one that is open. */
  readonly current: number
  readonly onOpen: (n: number) => void
  readonly onClose: () => void
}

interface PassageViewProps extends PassagePanelProps {
  readonly quotation: AnswerQuotation
  /** Of the quotation in the list, from 0. */
  readonly position: number
  readonly onStep: (by: 1 | -1) => void
}

/** A quotation in its ruling: which ruling it is, the words marked where they stand, and how to open and cite the place. */
export function PassageView({ quotations, quotation, position, onOpen, onStep, onClose }: PassageViewProps) {
  const { ruling, failure, retry } = usePassage(quotation)
  const text = useRef<HTMLElement>(null)
  useEffect(() => {
    if (ruling !== null && text.current !== null) showMark(text.current)
  }, [ruling])
  return (
    <>
      <PassageTabs quotations={quotations} current={quotation.n} onOpen={onOpen} onClose={onClose} />
      <section
        key={quotation.n}
        ref={text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Pasaje en su contexto"
        aria-busy={ruling === null && failure === null}
        className="min-h-0 grow overflow-y-auto px-4 pt-4 pb-8 -outline-offset-2! [scrollbar-width:thin] md:px-6"
      >
        {failure !== null && (
          <div className="grid justify-items-start gap-3">
            <ErrorNotice error={failure} />
            <Button variant="line" className="max-md:h-11" onClick={retry}>
              Intentar de nuevo
            </Button>
          </div>
        )}
        {ruling === null && failure === null && (
          <div className="late -mx-4 md:-mx-6">
            <ListSkeleton />
          </div>
        )}
        {ruling !== null && <Passage ruling={ruling} quotation={quotation} />}
      </section>
      <div className="flex flex-wrap items-center gap-2 border-t border-paper-rule px-4 py-3 md:px-6">
        <a className={buttonClass('line', 'md', 'max-md:h-11')} href={quotation.url}>
          {quotation.etiqueta === '' ? 'Abrir sentencia' : `Abrir en ${quotation.etiqueta}`}
        </a>
        <Button className="max-md:h-11" disabled={ruling === null} onClick={() => ruling !== null && copyQuotation(ruling, quotation)}>
          <Quote size={15} strokeWidth={1.75} aria-hidden />
          Citar
        </Button>
        <span className="ml-auto flex items-center gap-1">
          <Button size="icon" className="max-md:size-11" aria-label="Cita anterior" disabled={position === 0} onClick={() => onStep(-1)}>
            <ChevronLeft size={17} strokeWidth={1.5} aria-hidden />
          </Button>
          <Button
            size="icon"
            className="max-md:size-11"
            aria-label="Cita siguiente"
            disabled={position === quotations.length - 1}
            onClick={() => onStep(1)}
          >
            <ChevronRight size={17} strokeWidth={1.5} aria-hidden />
          </Button>
        </span>
      </div>
    </>
  )
}

/** Part of the height at which the first marked line stands. */
const markedAt = 0.3

/** Scrolls a text, and nothing around it, to its first mark. One that is in sight stays where it is. */
function showMark(text: HTMLElement): void {
  const mark = text.querySelector('mark')
  if (mark === null) return
  const [inner, outer] = [mark.getBoundingClientRect(), text.getBoundingClientRect()]
  if (inner.bottom > outer.bottom) text.scrollTop += inner.top - outer.top - outer.height * markedAt
}

function PassageTabs({ quotations, current, onOpen, onClose }: Pick<PassageViewProps, 'quotations' | 'current' | 'onOpen' | 'onClose'>) {
  return (
    <div className="flex items-stretch border-b border-paper-rule">
      <nav aria-label="Citas de la respuesta" className="flex min-w-0 grow overflow-x-auto px-2 [scrollbar-width:none] md:px-4">
        {quotations.map(({ n, etiqueta }) => (
          <button
            key={n}
            type="button"
            aria-current={n === current ? 'true' : undefined}
            aria-label={`Cita ${n}${etiqueta === '' ? '' : `, ${etiqueta}`}`}
            onClick={() => onOpen(n)}
            className={clsx(
              'figures h-11 shrink-0 px-2.5 text-13 whitespace-nowrap -outline-offset-2!',
              n === current ? 'font-[580] text-ink shadow-[inset_0_-2px_var(--accent)]' : 'text-ink-2 hover:text-ink',
            )}
          >
            {n} {etiqueta}
          </button>
        ))}
      </nav>
      <Button size="icon" className="m-1.5 size-8 max-md:m-0 max-md:size-11" aria-label="Cerrar el pasaje" onClick={onClose}>
        <X size={16} strokeWidth={1.5} aria-hidden />
      </Button>
    </div>
  )
}

function Passage({ ruling, quotation }: { readonly ruling: RulingView; readonly quotation: AnswerQuotation }) {
  const { caratulado, resultado, tribunal, sala, numero, fechaSentencia, ficticia } = ruling
  const isExact = hasQuotation(ruling, quotation)
  return (
    <>
      <h2 className="font-serif text-20 font-semibold tracking-[-0.008em] text-balance break-words text-paper-ink">{caratulado}</h2>
      <p className="facts mt-1 text-14 text-ink-2">
        <span>
          <span className="facts-lead">
            <OutcomeBadge outcome={resultado} />
          </span>
          <span>{tribunal}</span>
          {sala !== null && <span>{sala}</span>}
          {numero !== null && <span className="font-[540] whitespace-nowrap text-ink">{numero}</span>}
          {fechaSentencia !== null && (
            <span className="whitespace-nowrap">
              <time dateTime={fechaSentencia}>{formatDate(fechaSentencia)}</time>
            </span>
          )}
        </span>
      </p>
      {ficticia && (
        <p className="mt-1">
          <FictionalBadge />
        </p>
      )}
      <Comparison isExact={isExact} words={countWords(quotation.texto)} />
      <PassageParts sections={(isExact ? withQuotation(ruling, quotation) : ruling).secciones} anchor={quotation.parrafo} />
    </>
  )
}

function Comparison({ isExact, words }: { readonly isExact: boolean; readonly words: number }) {
  const Icon = isExact ? Check : TriangleAlert
  return (
    <div
      className={clsx(
        'mt-3 flex items-start gap-2.5 rounded-sm px-3.5 py-2.5 text-14',
        isExact ? 'bg-yes-wash text-yes' : 'bg-part-wash text-part',
      )}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-[3px]" />
      <p>
        <b className="block font-[600]">
          {isExact ? 'Cita textual: coincide palabra por palabra' : 'La sentencia cambió: ya no dice lo mismo en este lugar'}
        </b>
        {isExact && `${formatPlural(words, 'palabra comparada', 'palabras comparadas')} con el texto de la sentencia.`}
      </p>
    </div>
  )
}

/** Copies the words with their citation, and a link to the place for word processors. */
function copyQuotation({ cita, ficticia, numero }: RulingView, { texto, etiqueta, voz, url }: AnswerQuotation): void {
  const short = addFictionalWarning(cita.corta, ficticia)
  const citation = citeQuote({ words: texto, place: etiqueta, voice: voz }, short)
  const place = new URL(url, location.href).href
  void copyAndNotify(citation, etiqueta === '' ? 'Cita copiada' : `Cita copiada, ${etiqueta}`, {
    html: richCitation(citation, numero ?? '', place),
    description: describeQuote({ voice: voz }, short),
  })
}
