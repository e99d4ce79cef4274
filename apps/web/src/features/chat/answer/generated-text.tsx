import type { AnswerQuotation, AnswerSentence } from '@basejuris/contract'
import { AudioWaveform, Quote } from 'lucide-react'
import { Fragment } from 'react'
import { CitationChip } from './citation-chip.tsx'
import type { OpenCitation } from './court-quotations.tsx'

interface GeneratedTextProps extends OpenCitation {
  readonly sentences: readonly AnswerSentence[]
  readonly quotations: ReadonlyMap<number, AnswerQuotation>
}

/** Generated sentences, which never look like the words of a court. */
export function GeneratedText({ sentences, quotations, current, onOpen }: GeneratedTextProps) {
  return (
    <div data-generated className="border-l-2 border-gen-rule pl-4 md:pl-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-13 font-[560] text-accent">Texto generado</p>
        <p className="flex gap-4 text-12 text-ink-2" aria-hidden>
          <span className="flex items-center gap-1">
            <Quote size={11} strokeWidth={1} className="fill-current" /> textual
          </span>
          <span className="flex items-center gap-1">
            <AudioWaveform size={11} strokeWidth={2} /> parafraseada
          </span>
        </p>
      </div>
      <p className="mt-1.5 max-w-[66ch] text-[1rem] leading-[1.65] text-pretty break-words text-ink">
        {sentences.map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences of an answer never move
          <Fragment key={at}>
            <GeneratedSentence sentence={sentence} quotations={quotations} current={current} onOpen={onOpen} />{' '}
          </Fragment>
        ))}
      </p>
    </div>
  )
}

interface GeneratedSentenceProps extends Omit<GeneratedTextProps, 'sentences'> {
  readonly sentence: AnswerSentence
}

function GeneratedSentence({ sentence: { grado, partes, citas }, quotations, current, onOpen }: GeneratedSentenceProps) {
  const quoted = new Set(partes.flatMap((part) => (part.tipo === 'cita' ? [part.n] : [])))
  const chip = (n: number, grade: AnswerSentence['grado']) => {
    const quotation = quotations.get(n)
    return quotation === undefined ? null : (
      <CitationChip key={n} quotation={quotation} grade={grade} isOpen={current === n} onOpen={onOpen} />
    )
  }
  return (
    <>
      {partes.map((part) =>
        part.tipo === 'texto' ? (
          `${part.texto} `
        ) : (
          <Fragment key={part.n}>
            <q className="font-serif text-paper-ink">{quotations.get(part.n)?.texto}</q> {chip(part.n, 'textual')}
          </Fragment>
        ),
      )}
      {citas.filter((n) => !quoted.has(n)).map((n) => chip(n, grado))}
    </>
  )
}
