import type { DocketLine } from '@basejuris/contract'
import clsx from 'clsx'
import { CircleCheck, CircleHelp, CircleSlash, CircleX, type LucideIcon } from 'lucide-react'

type State = DocketLine['estado']

export const lineStateWords: Readonly<Record<State, string>> = {
  encontrada: 'Encontrada',
  ambigua: 'Ambigua',
  no_esta: 'No está en nuestro índice',
  no_entendida: 'No se entiende',
}
const looks: Readonly<Record<State, { readonly icon: LucideIcon; readonly colour: string }>> = {
  encontrada: { icon: CircleCheck, colour: 'text-yes' },
  ambigua: { icon: CircleHelp, colour: 'text-part' },
  no_esta: { icon: CircleSlash, colour: 'text-ink-2' },
  no_entendida: { icon: CircleX, colour: 'text-no' },
}

export function LineStatus({ state }: { readonly state: State }) {
  const { icon: Icon, colour } = looks[state]
  return (
    <span className={clsx('inline-flex items-center gap-1.5 text-14 font-[540]', colour)}>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      {lineStateWords[state]}
    </span>
  )
}
