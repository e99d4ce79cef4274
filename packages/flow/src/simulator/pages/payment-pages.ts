import type { FastifyReply } from 'fastify'
import { payPending } from '../billing/charge-card.ts'
import type { Payment } from '../state/entities.ts'
import { cardOf, findTestCard } from '../state/test-cards.ts'
import type { World } from '../state/world.ts'
import { cardFields, cardProblem, digitsOf, type Form } from './card-form.ts'
import { html, sendNotice, sendPage, sendWayBack } from './html.ts'

const amountText = ({ currency, amount }: Payment): string =>
  currency === 'CLP' ? `$${amount.toLocaleString('es-CL')}` : `UF ${amount.toLocaleString('es-CL')}`

/** The pending payment of a token; null where it was paid, voided, refused or has expired. */
export function findPayable(world: World, token: string): Payment | null {
  const payment = world.state.payments.find((one) => one.token === token)
  if (payment === undefined || payment.status !== 1) return null
  return payment.expires !== null && payment.expires < world.stamp() ? null : payment
}

export function sendPayForm(reply: FastifyReply, payment: Payment, problem: string | null): FastifyReply {
  return sendPage(reply, {
    title: 'Pago con tarjeta',
    status: problem === null ? 200 : 422,
    body: html`<p>${payment.subject}</p><p><strong>${amountText(payment)}</strong></p>
<form method="post" action="/app/web/pay.php"><input type="hidden" name="token" value="${payment.token}">${cardFields(problem)}
<div class="actions"><button class="main" type="submit" name="boton" value="aceptar">Aceptar</button>
<button type="submit" name="boton" value="rechazar" formnovalidate>Rechazar</button>
<button type="submit" name="boton" value="cerrar" formnovalidate>Cerrar sin terminar</button></div></form>`,
  })
}

/** Pays, refuses or leaves a payment. `notified` waits until the merchant was told, as Flow does before the browser returns. */
export async function payStep(
  world: World,
  reply: FastifyReply,
  payment: Payment,
  form: Form,
  notified: () => Promise<void>,
): Promise<FastifyReply> {
  const button = form.get('boton')
  if (button === 'cerrar') return sendNotice(reply, 'Pago sin terminar', 'No se cobró nada. Puede cerrar esta página.')
  if (button === 'rechazar') return refuse(reply, payment, 'El pago fue rechazado.')
  const problem = cardProblem(form, world.today)
  if (problem !== null) return sendPayForm(reply, payment, problem)
  const card = findTestCard(digitsOf(form, 'numero'))
  if (card === null || !card.accepts) return refuse(reply, payment, 'El banco rechazó la tarjeta. Intente con otra.')
  payPending(world, payment, cardOf(card))
  if (payment.urlReturn === null) return sendNotice(reply, 'Pago recibido', 'El pago fue recibido. Puede cerrar esta página.')
  await notified()
  return sendWayBack(reply, 'Pago recibido', payment.urlReturn, payment.token)
}

/** A link of an invoice stays payable; an order of the merchant is rejected for good. */
function refuse(reply: FastifyReply, payment: Payment, message: string): FastifyReply {
  if (payment.urlReturn === null) return sendPayForm(reply, payment, message)
  Object.assign(payment, { status: 3, error: { code: -6, message: 'Rechazo general' } })
  return sendWayBack(reply, 'Pago rechazado', payment.urlReturn, payment.token)
}
