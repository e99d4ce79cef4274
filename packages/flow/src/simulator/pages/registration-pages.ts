import type { FastifyReply } from 'fastify'
import { addDays } from '../clock/calendar-days.ts'
import type { Registration } from '../state/entities.ts'
import { getCustomer } from '../state/find.ts'
import { cardOf, findTestCard } from '../state/test-cards.ts'
import type { World } from '../state/world.ts'
import { bankFields, bankProblem, cardFields, cardProblem, digitsOf, type Form } from './card-form.ts'
import { type Html, html, sendNotice, sendPage, sendWayBack } from './html.ts'

const action = '/app/customer/disclaimer.php'

/** The registration of a token that can still be used; null where none is open. */
export function findOpenRegistration({ state, today }: World, token: string): Registration | null {
  const registration = state.registrations.find((one) => one.token === token)
  if (registration === undefined || registration.outcome !== 'open') return null
  const isExpired = addDays(registration.created.slice(0, 10), state.settings.registrationDays) < today
  return isExpired ? null : registration
}

const buttons = (accept: string): Html => html`<div class="actions">
<button class="main" type="submit" name="boton" value="aceptar">${accept}</button>
<button type="submit" name="boton" value="rechazar" formnovalidate>Rechazar</button>
<button type="submit" name="boton" value="cerrar" formnovalidate>Cerrar sin terminar</button></div>`

const step = (name: string, token: string, body: Html, accept = 'Aceptar'): Html => html`<form method="post" action="${action}">
<input type="hidden" name="token" value="${token}"><input type="hidden" name="paso" value="${name}">${body}${buttons(accept)}</form>`

export function sendConsent(reply: FastifyReply, { token }: Registration): FastifyReply {
  return sendPage(reply, {
    title: 'Inscripción de tarjeta',
    body: step(
      'consentimiento',
      token,
      html`<p>El comercio podrá cobrar en esta tarjeta los pagos de su suscripción. Recibirá un correo por cada cobro.</p>`,
    ),
  })
}

const sendCardForm = (reply: FastifyReply, token: string, problem: string | null): FastifyReply =>
  sendPage(reply, {
    title: 'Datos de la tarjeta',
    status: problem === null ? 200 : 422,
    body: step('tarjeta', token, cardFields(problem)),
  })

const sendBank = (reply: FastifyReply, token: string, number: string, problem: string | null): FastifyReply =>
  sendPage(reply, {
    title: 'Banco de prueba',
    status: problem === null ? 200 : 422,
    body: step('banco', token, html`<input type="hidden" name="numero" value="${number}">${bankFields(problem)}`),
  })

/** Takes one step of the registration: consent, card, bank, way back. */
export function takeStep(world: World, reply: FastifyReply, registration: Registration, form: Form): FastifyReply {
  const { token } = registration
  const button = form.get('boton')
  if (button === 'cerrar')
    return sendNotice(reply, 'Inscripción sin terminar', 'No se inscribió ninguna tarjeta. Puede cerrar esta página.')
  if (button === 'rechazar') return finish(world, reply, registration, null)
  if (form.get('paso') === 'consentimiento') return sendCardForm(reply, token, null)
  const number = digitsOf(form, 'numero')
  if (form.get('paso') === 'tarjeta') {
    const problem = cardProblem(form, world.today)
    return problem === null ? sendBank(reply, token, number, null) : sendCardForm(reply, token, problem)
  }
  const problem = bankProblem(form)
  if (problem !== null) return sendBank(reply, token, number, problem)
  return finish(world, reply, registration, findTestCard(number))
}

/** Writes the outcome and sends the browser back. The newer card replaces the older one. */
function finish(world: World, reply: FastifyReply, registration: Registration, card: ReturnType<typeof findTestCard>): FastifyReply {
  const isRegistered = card?.registers === true
  registration.outcome = isRegistered ? 'registered' : 'declined'
  if (isRegistered) {
    const customer = getCustomer(world.state, registration.customerId)
    Object.assign(customer, { card: cardOf(card), registerDate: world.stamp() })
  }
  const fault = world.takeFault('return')
  if (fault?.kind === 'drop') return sendNotice(reply, 'Página cerrada', 'El navegador no volvió al comercio, como pidió la prueba.')
  if (fault?.kind === 'duplicate') postTwice(registration)
  return sendWayBack(reply, isRegistered ? 'Tarjeta inscrita' : 'Tarjeta no inscrita', registration.urlReturn, registration.token)
}

/** A first delivery of what the browser posts again. */
function postTwice({ urlReturn, token }: Registration): void {
  const signal = AbortSignal.timeout(15_000)
  fetch(urlReturn, { method: 'POST', body: new URLSearchParams({ token }), redirect: 'manual', signal }).catch(() => undefined)
}
