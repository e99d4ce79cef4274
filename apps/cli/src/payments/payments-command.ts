import { formatCount, formatDate, formatMoment, formatPesos, formatPlural } from '@basejuris/domain'
import { InvalidArgumentError } from 'commander'
import { type AnswerOf, run } from '../run-operator-command.ts'

type Story = AnswerOf<'payments show'>

export async function showPaymentsStatus(): Promise<void> {
  console.log(statusText(await run('payments status', {})))
}

export async function showPayments(word: string): Promise<void> {
  console.log(storyText(await run('payments show', { word })))
}

export async function reconcilePayments(): Promise<void> {
  console.log(reconciledText(await run('payments reconcile', {})))
}

export async function refundPayment(invoiceId: number, { keepAccess = false }: { readonly keepAccess?: boolean }): Promise<void> {
  console.log(refundText(await run('payments refund', { invoiceId, keepsAccess: keepAccess })))
}

export function refundText(refunded: AnswerOf<'payments refund'>): string {
  const { invoiceId, amount, state, failure, hasEnded, nextInvoiceDate } = refunded
  const cause = failure === null ? '' : ` (${failure})`
  return [
    `Devolución del cobro ${invoiceId}, ${formatPesos(amount)}: ${refundNames[state]}${cause}.`,
    ...(state === 'rejected' ? [] : ['Su nota de crédito quedó preparada.']),
    ...(hasEnded ? ['La suscripción terminó: el período devuelto ya no da acceso y no se cobra nada más.'] : []),
    ...(nextInvoiceDate === null
      ? []
      : [`La suscripción sigue y se cobra de nuevo el ${formatDate(nextInvoiceDate)}, salvo que se cancele antes.`]),
  ].join('\n')
}

export async function retryDocument(invoiceId: number): Promise<void> {
  for (const document of await run('payments retry-document', { invoiceId })) console.log(`Cobro ${invoiceId}: ${documentText(document)}.`)
}

export async function releasePayment(invoiceId: number, { reason }: { readonly reason: string }): Promise<void> {
  const { amount, expectedAmount, subscriptionId } = await run('payments release', { invoiceId, reason })
  console.log(
    `Cobro ${invoiceId} de ${subscriptionId} soltado: ${formatPesos(amount)} (se había contratado ${formatPesos(expectedAmount)}). Ya da acceso; el motivo quedó en la auditoría.`,
  )
}

/** @throws {InvalidArgumentError} */
export function readInvoice(written: string): number {
  if (/^[1-9]\d{0,14}$/.test(written)) return Number(written)
  throw new InvalidArgumentError('Escriba el número del cobro, como lo muestra payments show.')
}

const subscriptionNames = { running: 'vigentes', cancelling: 'por terminar', overdue: 'en mora', cancelled: 'canceladas' }
const invoiceNames = { paid: 'pagados', unpaid: 'impagos', held: 'retenidos', voided: 'anulados' }
const documentStates = { issued: 'emitidos', pending: 'pendientes', failed: 'fallidos' }
const refundStates = { pending: 'por pedir', requested: 'pedidas', refunded: 'devueltas', rejected: 'rechazadas' }
const attemptStates = {
  active: 'logrados',
  failed: 'fallidos',
  expired: 'vencidos',
  abandoned: 'abandonados',
  created: 'iniciados',
  redirected: 'en la página del proveedor',
  returned: 'de vuelta',
  card_confirmed: 'con tarjeta',
  activating: 'en curso',
}

/** «3 vigentes, 1 en mora»; «ninguno» without any. */
function countsText(counts: Readonly<Record<string, number>>, names: Readonly<Record<string, string>>): string {
  const shown = Object.entries(names).filter(([state]) => (counts[state] ?? 0) > 0)
  return shown.length === 0 ? 'ninguno' : shown.map(([state, name]) => `${formatCount(counts[state] ?? 0)} ${name}`).join(', ')
}

export function statusText(status: AnswerOf<'payments status'>): string {
  const { mode, problems, sold, lastSync, subscriptions, attempts, invoices, documents, refunds, waitingNotices, findings } = status
  const open =
    problems === null ? 'plan e ítems sin comprobar todavía' : problems.length === 0 ? 'plan e ítems como deben' : problems.join('; ')
  return [
    `Modo ${mode}; suscripciones ${sold ? 'a la venta' : 'cerradas (flags set subscriptions on)'}; ${open}.`,
    `Suscripciones: ${countsText(subscriptions, subscriptionNames)}.`,
    `Cobros: ${countsText(invoices, invoiceNames)}.`,
    `Intentos: ${countsText(attempts, attemptStates)}.`,
    `Documentos tributarios: ${countsText(documents, documentStates)}.`,
    `Devoluciones: ${countsText(refunds, refundStates)}.`,
    `Avisos del proveedor por atender: ${formatCount(waitingNotices)}; diferencias por contar al soporte: ${formatCount(findings)}.`,
    lastSync === null ? 'Nunca se preguntó por una suscripción.' : `Última suscripción leída: ${formatMoment(new Date(lastSync))}.`,
  ].join('\n')
}

const refundNames = { pending: 'por pedir', requested: 'pedida', refunded: 'devuelta', rejected: 'rechazada' } as const
const documentNames: Readonly<Record<string, string>> = { boleta: 'boleta', factura: 'factura', nota_credito: 'nota de crédito' }
const invoiceStateNames = { held: 'RETENIDO', unpaid: 'impago', paid: 'pagado', voided: 'anulado' } as const

function documentText({ kind, state, folio, failure }: AnswerOf<'payments retry-document'>[number]): string {
  const name = documentNames[kind] ?? kind
  if (state === 'issued') return `${name} N° ${folio}`
  return `${name} ${state === 'failed' ? 'fallida' : 'pendiente'}${failure === null ? '' : ` (${failure})`}`
}

export function storyText({ email, customerId, card, subscriptions, invoices, attempts, mails, audit }: Story): string {
  const lines = (title: string, rows: readonly string[]): string[] => [
    title,
    ...(rows.length === 0 ? ['  nada'] : rows.map((row) => `  ${row}`)),
  ]
  return [
    `${email}  cliente ${customerId ?? 'sin crear'}  tarjeta ${card ?? 'sin registrar'}`,
    ...lines('Suscripciones', subscriptions.map(subscriptionLine)),
    ...lines('Cobros', invoices.map(invoiceLine)),
    ...lines(
      'Intentos',
      attempts.map(
        ({ id, purpose, state, failure, createdAt }) =>
          `${id}  ${formatMoment(new Date(createdAt))}  ${purpose === 'card' ? 'cambio de tarjeta' : 'suscripción'}  ${state}${failure === null ? '' : ` (${failure})`}`,
      ),
    ),
    ...lines(
      'Correos',
      mails.map(({ kind, at }) => `${formatMoment(new Date(at))}  ${kind}`),
    ),
    ...lines(
      'Auditoría',
      audit.map(
        ({ at, actor, action, subject, after }) =>
          `${formatMoment(new Date(at))}  ${actor}  ${action}  ${subject}  ${JSON.stringify(after ?? {})}`,
      ),
    ),
  ].join('\n')
}

function subscriptionLine({ subscriptionId, reason, periodEnd, nextInvoiceDate, bases }: Story['subscriptions'][number]): string {
  const dates = [
    periodEnd === null ? null : `período hasta ${formatDate(periodEnd)}`,
    nextInvoiceDate === null ? null : `próximo cobro ${formatDate(nextInvoiceDate)}`,
  ]
  const named = bases.map(({ name, amount }) => `${name} ${formatPesos(amount)}`).join(', ')
  return [subscriptionId, reason, ...dates, named].filter((part) => part !== null && part !== '').join('  ')
}

function invoiceLine({
  invoiceId,
  amount,
  net,
  iva,
  state,
  periodStart,
  periodEnd,
  paidAt,
  documents,
  refund,
}: Story['invoices'][number]): string {
  return [
    `N° ${invoiceId}`,
    `${formatPesos(net)} + ${formatPesos(iva)} = ${formatPesos(amount)}`,
    state === undefined ? 'estado desconocido' : invoiceStateNames[state],
    periodStart === null || periodEnd === null ? null : `${formatDate(periodStart)} a ${formatDate(periodEnd)}`,
    paidAt === null ? null : `pagado ${formatMoment(new Date(paidAt))}`,
    ...documents.map(documentText),
    refund === null ? null : `devolución ${refundNames[refund]}`,
  ]
    .filter((part) => part !== null)
    .join('  ')
}

const differenceNames = {
  changed: 'cambió sin aviso',
  held: 'cobro retenido',
  second: 'segunda suscripción del mismo usuario',
  'missed payment': 'pago sin aviso',
} as const

export function reconciledText(found: AnswerOf<'payments reconcile'>): string {
  const { openAttempts, differences, orphans, openWithdrawals, pendingDocuments, mails, reported } = found
  const open = [
    openAttempts === 0 ? null : `${formatPlural(openAttempts, 'intento', 'intentos')} sin resultado conocido`,
    openWithdrawals === 0 ? null : `${formatPlural(openWithdrawals, 'retracto', 'retractos')} por completar`,
    pendingDocuments === 0 ? null : `${formatPlural(pendingDocuments, 'documento', 'documentos')} por emitir`,
  ].filter((part) => part !== null)
  return [
    ...differences.map(({ subscriptionId, what, details }) => `${subscriptionId}  ${differenceNames[what]}  ${details.join(', ')}`.trim()),
    differences.length === 0
      ? 'Nada difería del proveedor.'
      : `${formatPlural(differences.length, 'diferencia', 'diferencias')}, ya al día.`,
    ...(orphans === 0 ? [] : [`Solo el proveedor tenía ${formatPlural(orphans, 'suscripción', 'suscripciones')}.`]),
    `Queda: ${open.length === 0 ? 'nada' : open.join(', ')}.`,
    `Correos a usuarios: ${formatCount(mails)}; diferencias contadas al soporte: ${formatCount(reported)}.`,
  ].join('\n')
}
