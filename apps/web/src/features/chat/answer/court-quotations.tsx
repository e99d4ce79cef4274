import type { AnswerQuotation, AnswerRuling } from '@basejuris/contract'
import { goesOn } from '@basejuris/domain/quoted-words'
import clsx from 'clsx'
import { CircleSlash, OctagonAlert } from 'lucide-react'
import { OutcomeBadge } from '../../../components/ruling/outcome-badge.tsx'
import { hangs } from '../../../components/ruling/passage.tsx'
import { FictionalBadge } from '../../../components/ruling/ruling-meta.tsx'
import { UnbrokenNumbers } from '../../../components/ui/unbroken-numbers.tsx'
import { CitationChip } from './citation-chip.tsx'
import { missingWords } from './cited-state.ts'
import { shownCitation } from './shown-citation.ts'

/** The passage that is open beside the answer, and how to open another. */
export interface OpenCitation {
  /** Number of the open citation of this answer; null when none is. */
  readonly current: number | null
  readonly onOpen: (n: number) => void
}

interface CourtQuotationsProps extends OpenCitation {
  /** Undefined until the ruling is heard of. */
  readonly ruling: AnswerRuling | undefined
  readonly quotations: readonly AnswerQuotation[]
}

/** Words of one ruling on paper, under its citation and what a later ruling did to it. */
export function CourtQuotations({ ruling, quotations, current, onOpen }: CourtQuotationsProps) {
  return (
    <figure className="border-y border-paper-rule bg-paper px-4 pt-3 pb-4 md:px-5">
      {ruling !== undefined && <QuotedRuling ruling={ruling} href={quotations[0]?.url ?? ruling.url} />}
      {quotations.map((quotation, at) => (
        <CourtWords
          key={quotation.n}
          quotation={quotation}
          isSamePlace={quotations[at - 1]?.ancla === quotation.ancla}
          current={current}
          onOpen={onOpen}
        />
      ))}
    </figure>
  )
}

interface QuotedRulingProps {
  readonly ruling: AnswerRuling
  /** The ruling at its first quoted passage. */
  readonly href: string
}

function QuotedRuling({ ruling: { cita, resultado, vigencia, ficticia, estado }, href }: QuotedRulingProps) {
  if (cita === '') return null
  return (
    <figcaption className="mb-2 grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
        {estado === 'retirada' ? (
          <span className="font-[560]">
            <UnbrokenNumbers text={shownCitation(cita)} />
          </span>
        ) : (
          <a href={href} className="font-[560] text-ink">
            <UnbrokenNumbers text={shownCitation(cita)} />
          </a>
        )}
        {resultado !== null && estado === 'verificada' && <OutcomeBadge outcome={resultado} />}
        {ficticia && <FictionalBadge />}
      </p>
      {vigencia !== null && (
        <p className="flex items-start gap-1.5 text-14 leading-[1.45] font-[560] text-no">
          <OctagonAlert size={15} strokeWidth={1.75} aria-hidden className="mt-[2.5px]" />
          {vigencia}
        </p>
      )}
    </figcaption>
  )
}

interface CourtWordsProps extends OpenCitation {
  readonly quotation: AnswerQuotation
  /** Whether the words above are of the same place, whose label is not repeated. */
  readonly isSamePlace: boolean
}

function CourtWords({ quotation, isSamePlace, current, onOpen }: CourtWordsProps) {
  const { n, etiqueta, texto, sigue, voz } = quotation
  const missing = missingWords(quotation)
  return (
    <div
      className={clsx(
        'grid grid-cols-1 py-1.5 font-serif text-[1.03125rem] leading-[1.56] text-paper-ink md:text-17',
        hangs(etiqueta) && 'md:grid-cols-[48px_minmax(0,1fr)]',
      )}
    >
      {(hangs(etiqueta) || !isSamePlace) && (
        <span className="font-serif-italic text-[0.9375rem] leading-[1.66] whitespace-nowrap text-accent italic empty:max-md:hidden md:text-[1rem]">
          {isSamePlace ? '' : etiqueta}
        </span>
      )}
      <div className="min-w-0">
        {voz !== null && <p className="font-sans text-13 leading-[1.4] font-[540] text-ink-2">{voz}</p>}
        {missing === null ? (
          <p className="text-pretty break-words">
            <q className={clsx(goesOn(texto) && 'goes-on', sigue === true && 'goes-on-behind')}>{texto}</q>{' '}
            <CitationChip quotation={quotation} grade="textual" isOpen={current === n} onOpen={onOpen} />
          </p>
        ) : (
          <p className="flex items-start gap-2 font-sans text-14 leading-normal text-pretty text-ink-2">
            <CircleSlash size={15} strokeWidth={1.75} aria-hidden className="mt-[3px]" />
            <span>
              {missing} <CitationChip quotation={quotation} grade="textual" isOpen={false} onOpen={onOpen} />
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
