import { formatDate, formatPesos, joinWords } from '@basejuris/domain/spanish-format'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { Notice } from '../../components/ui/notice.tsx'
import { dateLabel } from '../../format/days.ts'
import type { HeldSubscription, Invoice } from './subscription-facts.ts'

interface SubscriptionStateProps {
  readonly held: HeldSubscription
  readonly invoices: readonly Invoice[]
}

/** The sentence of the state, what it means, and what is owed. */
export function SubscriptionState({ held, invoices }: SubscriptionStateProps) {
  const { suscripcion: subscription, anterior } = held
  const { motivo, isActive, isPendingCancellation, desactualizado } = subscription
  const Icon = isActive ? (isPendingCancellation ? TriangleAlert : CircleCheck) : CircleX
  const tone = isActive ? (isPendingCancellation ? 'text-part' : 'text-yes') : 'text-no'
  const unpaid = invoices.filter(({ estado, subscriptionId }) => estado === 'pendiente' && subscriptionId === subscription.subscriptionId)
  return (
    <div className="mt-4 grid gap-3">
      <p className={`flex items-center gap-2 text-17 font-[560] ${tone}`}>
        <Icon size={19} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {motivo}
      </p>
      <p className="max-w-[62ch] text-pretty text-ink-2">{meaning(held)}</p>
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
          {enlaceDePago !== null && (
            <a className="inline-link" href={enlaceDePago} rel="noopener noreferrer">
              Pagar ahora
            </a>
          )}
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

const again = 'use el botón Activar Suscripción'

function meaning({ suscripcion, proximaFactura }: HeldSubscription): string {
  const { isActive, isPendingCancellation, isCancelled, cancelAt, period_end, status, retracto } = suscripcion
  if (retracto.solicitadoEl !== null) return `Se retractó de ella. No se le cobra nada más. Para volver, ${again}.`
  if (isCancelled)
    return `${cancelAt === null ? 'Terminó' : `Expiró el ${formatDate(cancelAt)}`}. No se le cobra nada más. Para volver, ${again}.`
  if (isPendingCancellation)
    return `Válida hasta el ${cancelAt === null ? 'fin del período pagado' : formatDate(cancelAt)}. Después no se le cobra nada más. Para seguir, ${again}.`
  if (isActive && period_end !== null) return `Período pagado hasta el ${dateLabel(period_end)}. Se renueva cada mes hasta que la cancele.`
  if (status === 0 && proximaFactura !== null) return `Comienza el ${formatDate(proximaFactura.fecha)}, con su primer cobro.`
  return 'Por ahora no da acceso a bases de pago.'
}
