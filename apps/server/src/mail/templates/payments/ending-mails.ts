import { formatDate, formatMoment, formatPesos, type SubscriptionState } from '@basejuris/domain'
import { type MailContent, paragraph } from '../../mail-content.ts'
import { type PaymentMailSite, subscriptionButton, trialNote } from './payment-words.ts'

/** `until`: last Chilean day of access; null where access ended at once. `wasPaid`: something of it was ever charged. */
export function cancelledMail(
  { until, wasPaid }: { readonly until: string | null; readonly wasPaid: boolean },
  site: PaymentMailSite,
): MailContent {
  const end = until === null ? 'Terminó de inmediato.' : `Conserva el acceso a sus bases hasta el ${formatDate(until)}, ese día incluido.`
  return {
    subject: 'Su suscripción quedó cancelada',
    preview: until === null ? 'No se le cobrará nada más.' : `Conserva el acceso hasta el ${formatDate(until)}.`,
    parts: [
      ...trialNote(site),
      paragraph(`Su suscripción a BaseJuris quedó cancelada. ${wasPaid ? end : 'Nunca se le cobró nada por ella.'}`),
      paragraph('No se le cobrará nada más. Puede volver a suscribirse cuando quiera.'),
      subscriptionButton(site, 'Ver mi suscripción'),
    ],
  }
}

/** `refunded`: CLP to be paid back. */
export function withdrawnMail(
  { requestedAt, refunded }: { readonly requestedAt: Date; readonly refunded: number },
  site: PaymentMailSite,
): MailContent {
  const money =
    refunded === 0
      ? 'No se había cobrado nada.'
      : `Se devuelve todo lo cobrado: ${formatPesos(refunded)}, IVA incluido. Le avisaremos por correo.`
  return {
    subject: 'Recibimos su retracto',
    preview: refunded === 0 ? 'Su suscripción terminó.' : `Se le devuelven ${formatPesos(refunded)}.`,
    parts: [
      ...trialNote(site),
      paragraph(
        `Usted se retractó de su suscripción a BaseJuris el ${formatMoment(requestedAt)}, hora de Chile. La suscripción terminó de inmediato y no se le cobrará nada más.`,
      ),
      paragraph(money),
      subscriptionButton(site, 'Ver mis cobros'),
    ],
  }
}

const reasons: Readonly<Partial<Record<SubscriptionState, string>>> = {
  arrears: 'hay un cobro impago. Al pagarlo, el acceso vuelve de inmediato',
  expired: 'su período terminó sin que se pagara otro',
  cancelled: 'su suscripción estaba cancelada y su período pagado terminó',
}

/** Access to the bases ended. `lastDay`: last Chilean day of the paid period. */
export function accessEndedMail(
  { state, lastDay }: { readonly state: SubscriptionState; readonly lastDay: string | null },
  site: PaymentMailSite,
): MailContent {
  const paid = lastDay === null ? '' : ` El último día pagado fue el ${formatDate(lastDay)}.`
  return {
    subject: 'Terminó su acceso a las bases de su suscripción',
    preview: 'Sus carpetas, notas y búsquedas siguen ahí.',
    parts: [
      ...trialNote(site),
      paragraph(`Ya no puede leer los textos de las bases de su suscripción: ${reasons[state] ?? 'no está vigente'}.${paid}`),
      paragraph('Lo que guardó sigue ahí: carpetas, notas, favoritos y búsquedas.'),
      subscriptionButton(site, state === 'arrears' ? 'Pagar o cambiar la tarjeta' : 'Volver a suscribirme'),
    ],
  }
}
