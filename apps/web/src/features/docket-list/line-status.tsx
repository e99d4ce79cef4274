import type { DocketLine } from '@basejuris/contract'
import clsx from 'clsx'
import { CircleCheck, CircleHelp, CircleSlash, CircleX, type LucideIcon } from 'lucide-react'

type Status = DocketLine['estado']

export const lineStatusLabels: Readonly<Record<Status, string>> = {
  encontrada: 'Encontrada',
  ambigua: 'Ambigua',
  no_esta: 'No está en nuestro índice',
  no_entendida: 'No se entiende',
}
const styles: Readonly<Record<Status, { readonly icon: LucideIcon; readonly colour: string }>> = {
  encontrada: { icon: CircleCheck, colour: 'text-yes' },
  ambigua: { icon: CircleHelp, colour: 'text-part' },
  no_esta: { icon: CircleSlash, colour: 'text-ink-2' },
  no_entendida: { icon: CircleX, colour: 'text-no' },
}

export function LineStatus({ status }: { readonly status: Status }) {
  const { icon: Icon, colour } = styles[status]
  return (
    <span className={clsx('inline-flex items-center gap-1.5 text-14 font-[540]', colour)}>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      {lineStatusLabels[status]}
    </span>
  )
}
