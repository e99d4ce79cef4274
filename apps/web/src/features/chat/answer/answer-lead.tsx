import type { AnswerGradeName } from '@basejuris/contract'
import clsx from 'clsx'
import { CircleCheck, CircleDashed, type LucideIcon, SearchX } from 'lucide-react'
import { UnbrokenNumbers } from '../../../components/ui/unbroken-numbers.tsx'

interface Look {
  readonly label: string
  readonly icon: LucideIcon
  readonly className: string
  readonly labelClass: string
}

/** Words, shape, border and colour differ, so that the grade reads without colour. */
const looks: Readonly<Record<AnswerGradeName, Look>> = {
  responde: {
    label: 'Responde',
    icon: CircleCheck,
    className: 'rounded-r-sm bg-yes-wash border-l-4 border-yes',
    labelClass: 'text-yes',
  },
  lo_mas_cercano: {
    label: 'Lo más cercano',
    icon: CircleDashed,
    className: 'rounded-r-sm bg-part-wash border-l-4 border-dashed border-part',
    labelClass: 'text-part',
  },
  no_lo_encontre: {
    label: 'No lo encontramos',
    icon: SearchX,
    className: 'rounded-sm bg-sheet shadow-[inset_0_0_0_1px_var(--edge)]',
    labelClass: 'text-ink',
  },
}

/** What kind of answer this is, before its first word. */
export function AnswerLead({ grade, text }: { readonly grade: AnswerGradeName; readonly text: string }) {
  const { label, icon: Icon, className, labelClass } = looks[grade]
  return (
    <div data-grade={grade} className={clsx('flex items-start gap-2.5 px-4 py-3', className)}>
      <Icon size={17} strokeWidth={1.75} aria-hidden className={clsx('mt-[3px]', labelClass)} />
      <div className="min-w-0">
        <p className={clsx('text-15 font-[600]', labelClass)}>{label}</p>
        <p className="max-w-[64ch] text-14 text-pretty break-words text-ink">
          <UnbrokenNumbers text={text} />
        </p>
      </div>
    </div>
  )
}
