import { formatDate, formatPesos, joinWords } from '@basejuris/domain/spanish-format'
import { CalendarClock, CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Notice } from '../../components/ui/notice.tsx'
import { UnbrokenNumbers } from '../../components/ui/unbroken-numbers.tsx'
import { dateLabel } from '../../format/days.ts'
import { PayLink } from '../payment/outcome/owed-charges.tsx'
import { type HeldSubscription, type Invoice, startsLater } from './subscription-facts.ts'

interface SubscriptionStateProps {
  readonly held: HeldSubscription
  readonly invoices: readonly Invoice[]
}

/** The sentence of the state, what it means, and what is owed. */
export function SubscriptionState({ held, invoices }: SubscriptionStateProps) {
  const { suscripcion: subscription, anterior } = held
  const { isActive, desactualizado } = subscription
  const { icon: Icon, tone, sentence } = stateOf(held)
  const unpaid = invoices.filter(({ estado, subscriptionId }) => estado === 'pendiente' && subscriptionId === subscription.subscriptionId)
  return (
    <div className="mt-4 grid gap-3">
      <p className={`flex items-center gap-2 text-17 font-[560] ${tone}`}>
        <Icon size={19} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {sentence}
      </p>
      <p className="max-w-[62ch] text-pretty text-ink-2">
        <UnbrokenNumbers text={meaning(held)} />
      </p>
      {anterior !== null && (
        <p className="max-w-[62ch] text-pretty text-ink-2">
          Su suscripción anterior sigue{anterior.hasta === null ? '' : ` hasta el ${formatDate(anterior.hasta)}`} («{anterior.motivo}»)
          {anterior.bases.length > 0 && `, con ${joinWords(anterior.bases)}`}.
        </p>
      )}
      {unpaid.map(({ invoiceId, monto, vence, enlaceDePago }) => (
        <Notice key={invoiceId} icon={TriangleAlert} tone="warning">
          Tiene un cobro pendiente de {formatPesos(monto.total)}
          {isActive
            ? vence === null
              ? '. Conserva el acceso mientras no venza.'
              : `. Conserva el acceso; si no se paga hasta el ${formatDate(vence)}, lo pierde.`
            : '. No tiene acceso a sus bases hasta que se pague.'}{' '}
          <PayLink link={enlaceDePago} />
        </Notice>
      ))}
      {desactualizado && (
        <p className="text-13 text-ink-2">
          El proveedor de pagos no responde: este es el último estado guardado. Su acceso no cambia por eso.
        </p>
      )}
    </div>
  )
}

interface ShownState {
  readonly icon: LucideIcon
  readonly tone: string
  readonly sentence: string
}

/** The sentence of the server. One that only has not started yet is contracted, so its day is said instead. */
function stateOf(held: HeldSubscription): ShownState {
  const { motivo, isActive, isPendingCancellation, retracto } = held.suscripcion
  if (startsLater(held) && retracto.solicitadoEl === null) {
    const day = held.proximaFactura?.fecha
    return {
      icon: CalendarClock,
      tone: 'text-ink',
      sentence: `Suscripción contratada${day === undefined ? '' : `: comienza el ${formatDate(day)}`}`,
    }
  }
  if (!isActive) return { icon: CircleX, tone: 'text-no', sentence: motivo }
  return isPendingCancellation
    ? { icon: TriangleAlert, tone: 'text-part', sentence: motivo }
    : { icon: CircleCheck, tone: 'text-yes', sentence: motivo }
}

const again = 'use el botón Activar Suscripción'

function meaning(held: HeldSubscription): string {
  const { isActive, isPendingCancellation, isCancelled, cancelAt, period_end, retracto } = held.suscripcion
  if (retracto.solicitadoEl !== null) return `Se retractó de ella. No se le cobra nada más. Para volver, ${again}.`
  if (isCancelled)
    return `${cancelAt === null ? 'Terminó' : `Expiró el ${formatDate(cancelAt)}`}. No se le cobra nada más. Para volver, ${again}.`
  if (isPendingCancellation)
    return `Válida hasta el ${cancelAt === null ? 'fin del período pagado' : formatDate(cancelAt)}. Después no se le cobra nada más. Para seguir, ${again}.`
  if (isActive && period_end !== null) return `Período pagado hasta el ${dateLabel(period_end)}. Se renueva cada mes hasta que la cancele.`
  if (startsLater(held))
    return 'Hoy no se cobra nada: ese día se hace su primer cobro y se leen sus bases. Hasta entonces puede cancelarla sin pagar.'
  return 'Por ahora no da acceso a bases de pago.'
}
