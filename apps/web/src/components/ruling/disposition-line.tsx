import type { Disposition, Overturning } from '@basejuris/contract'
import { capitalizeFirst, decisionLabel, formatPlural, lowercaseFirst } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { OctagonAlert } from 'lucide-react'

interface DispositionLineProps {
  readonly disposition: Disposition
  /** Address of the ruling at the line. */
  readonly href: string
  readonly className?: string
}

/** What the ruling decides, word for word, with what its one line leaves out. The label leads to the place in the ruling. */
export function DispositionLine({ disposition, href, className }: DispositionLineProps) {
  const { texto, mas } = disposition
  return (
    <p
      data-disposition
      className={clsx('font-serif leading-[1.5] text-pretty break-words text-paper-ink print:break-inside-avoid', className)}
    >
      <a href={href} className="mr-[0.4em] font-[620]" aria-label={`Abrir donde ${lowercaseFirst(decisionLabel(disposition))}`}>
        {decisionLabel(disposition)}:
      </a>
      <q>{texto.replace(/…$/u, '\u00a0…')}</q>
      {mas > 0 && (
        <span className="font-sans text-13 whitespace-nowrap text-ink-2"> y {formatPlural(mas, 'decisión más', 'decisiones más')}</span>
      )}
    </p>
  )
}

/** Says what left a ruling without effect, and leads to the later ruling where it is stored. */
export function OverturnedNotice({ overturning, className }: { readonly overturning: Overturning; readonly className?: string }) {
  return (
    <p data-overturned className={clsx('flex items-start gap-1.5 text-14 leading-[1.45] font-[560] text-no', className)}>
      <OctagonAlert size={15} strokeWidth={1.75} aria-hidden className="mt-[2.5px] shrink-0" />
      {overturning.url === null ? (
        <span>{capitalizeFirst(overturning.texto)}</span>
      ) : (
        <a href={overturning.url} className="text-no underline underline-offset-2">
          {capitalizeFirst(overturning.texto)}
        </a>
      )}
    </p>
  )
}

/** Says that nobody could ask whether a later ruling left this one without effect. */
export function UncheckedNotice({ className }: { readonly className?: string }) {
  return (
    <p className={clsx('text-ink-2', className)} role="note">
      El buscador no responde: no se pudo comprobar si otra sentencia dejó sin efecto esta. Vuelva a abrirla más tarde.
    </p>
  )
}
