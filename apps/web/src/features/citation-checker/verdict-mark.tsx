import type { CheckedCitation } from '@basejuris/contract'
import { shownVerdictOf } from '@basejuris/contract/check-words'
import { type ShownVerdict, shownVerdictNames } from '@basejuris/contract/citation-verdicts'
import clsx from 'clsx'
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Contrast,
  EqualNot,
  Lock,
  type LucideIcon,
  Minus,
  Quote,
  Scale,
  Split,
} from 'lucide-react'
import type { MarkLook } from '../../components/checked-text/checked-text.tsx'

interface VerdictStyle {
  readonly icon: LucideIcon
  readonly colour: string
  readonly wash: string
  /** Of the citation in the text. */
  readonly underline: string
}

const review = { colour: 'text-part', wash: 'bg-part-wash', underline: 'border-b-2 border-part bg-part-wash' }
const unknown = { colour: 'text-ink-2', wash: 'bg-mute-wash', underline: 'border-b-2 border-dashed border-edge bg-mute-wash' }

/** Red is for a repealed norm alone. What the index lacks is grey. */
export const verdictStyles: Readonly<Record<ShownVerdict, VerdictStyle>> = {
  resultado_no_coincide: { icon: Scale, ...review },
  tribunal_no_coincide: { icon: EqualNot, ...review },
  existe_con_reparos: { icon: CircleAlert, ...review },
  resultado_sin_comprobar: { icon: Scale, ...unknown },
  cita_no_coincide: { icon: Quote, ...review },
  no_calza: { icon: EqualNot, ...review },
  tipo_ambiguo: { icon: Split, ...review },
  norma_derogada: { icon: Ban, colour: 'text-no', wash: 'bg-no-wash', underline: 'border-b-2 border-no bg-no-wash' },
  norma_modificada: { icon: Contrast, ...review },
  no_esta_en_indice: { icon: CircleDashed, ...unknown },
  reservada: { icon: Lock, ...unknown },
  no_comprobado: { icon: Minus, ...unknown },
  existe: { icon: CircleCheck, colour: 'text-yes', wash: 'bg-yes-wash', underline: 'border-b border-yes' },
}

export function VerdictIcon({ verdict, size = 13 }: { readonly verdict: ShownVerdict; readonly size?: number }) {
  const { icon: Icon, colour } = verdictStyles[verdict]
  return <Icon size={size} strokeWidth={1.9} aria-hidden className={clsx('inline-block', colour)} />
}

/** Icon and name of a verdict. */
export function VerdictLabel({ verdict }: { readonly verdict: ShownVerdict }) {
  const { colour, wash } = verdictStyles[verdict]
  return (
    <span className={clsx('inline-flex items-center gap-1.5 rounded-xs px-2 py-0.5 text-13 font-[540]', colour, wash)}>
      <VerdictIcon verdict={verdict} />
      {shownVerdictNames[verdict]}
    </span>
  )
}

/** How a citation looks in the text. */
export function verdictLook(citation: CheckedCitation): MarkLook {
  const shown = shownVerdictOf(citation)
  const { colour, underline } = verdictStyles[shown]
  const icon = <VerdictIcon verdict={shown} size={11} />
  return { colour, underline, icon, name: shownVerdictNames[shown], target: `veredicto-${citation.n}` }
}
