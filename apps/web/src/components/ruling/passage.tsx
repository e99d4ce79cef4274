import type { Fragment } from '@basejuris/contract'
import clsx from 'clsx'
import { cutAtMarks, joinMarks, type Mark } from './marks.ts'

interface PassageProps {
  readonly fragment: Fragment
  /** Address of the ruling at this passage. Without it the label is no link. */
  readonly href?: string
}

/** «c. 7°» hangs in the margin; a longer label such as «voto en contra» stands above the text. */
export function hangs(label: string): boolean {
  return label.length <= 6
}

const labelClass = 'font-serif-italic text-[0.9375rem] leading-[1.66] whitespace-nowrap italic md:text-[1rem]'

/** Text of a ruling with its label in the margin: the considerando is the unit of citation. Words that are not the court's own say whose. */
export function Passage({ fragment, href }: PassageProps) {
  return (
    <div
      className={clsx(
        'grid grid-cols-1 font-serif text-[1.03125rem] leading-[1.56] text-paper-ink md:text-17 print:break-inside-avoid',
        hangs(fragment.etiqueta) ? 'md:grid-cols-[52px_minmax(0,1fr)]' : 'justify-items-start md:pl-[52px]',
      )}
    >
      {href === undefined ? (
        <span className={`${labelClass} text-accent`}>{fragment.etiqueta}</span>
      ) : (
        <a
          className={`${labelClass} max-md:flex max-md:min-h-10 max-md:min-w-10 max-md:items-center`}
          href={href}
          aria-label={`Abrir en ${fragment.etiqueta}`}
        >
          {fragment.etiqueta}
        </a>
      )}
      <div>
        {fragment.voz !== undefined && <p className="font-sans text-13 leading-[1.4] font-[540] text-ink-2">{fragment.voz}</p>}
        <p className="max-w-[74ch] [hanging-punctuation:first] text-pretty break-words">
          «<MarkedText text={fragment.texto.replace(/ …$/, '\u00a0…')} marks={fragment.marcas} />»
        </p>
      </div>
    </div>
  )
}

/** Text with its hits marked; adjacent hits are joined. Ranges are half-open UTF-16 offsets. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  return cutAtMarks(text, joinMarks(text, marks)).map((piece) => (piece.marked ? <mark key={piece.from}>{piece.text}</mark> : piece.text))
}
