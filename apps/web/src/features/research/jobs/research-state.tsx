import type { ListedResearch } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { CircleCheck, CircleSlash, Clock, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react'

type State = Pick<ListedResearch, 'estado' | 'delante'>

const looks: Readonly<Record<State['estado'], { readonly icon: LucideIcon; readonly label: string; readonly className: string }>> = {
  pendiente: { icon: Clock, label: 'En espera', className: 'text-ink-2' },
  en_curso: { icon: LoaderCircle, label: 'En curso', className: 'text-accent' },
  completado: { icon: CircleCheck, label: 'Lista', className: 'text-yes' },
  fallido: { icon: TriangleAlert, label: 'Falló', className: 'text-no' },
  cancelado: { icon: CircleSlash, label: 'Cancelada', className: 'text-ink-2' },
}

/** State of a research job in a word: «En espera, 2 antes». */
export function stateLabel({ estado, delante }: State): string {
  const { label } = looks[estado]
  return delante === null || delante === 0 ? label : `${label}, ${formatPlural(delante, 'antes', 'antes')}`
}

/** The same with its icon. */
export function ResearchStateMark({ state }: { readonly state: State }) {
  const { icon: Icon, className } = looks[state.estado]
  return (
    <span className={clsx('figures inline-flex items-center gap-1.5', className)}>
      <Icon size={13} strokeWidth={1.75} aria-hidden className={state.estado === 'en_curso' ? 'animate-spin' : ''} />
      {stateLabel(state)}
    </span>
  )
}
