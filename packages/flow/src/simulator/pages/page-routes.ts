import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runDue } from '../billing/run-due.ts'
import type { CallbackDispatcher } from '../callbacks/callback-dispatcher.ts'
import type { World } from '../state/world.ts'
import type { Form } from './card-form.ts'
import { html, sendNotice, sendPage } from './html.ts'
import { findPayable, payStep, sendPayForm } from './payment-pages.ts'
import { findOpenRegistration, sendConsent, takeStep } from './registration-pages.ts'

const formOf = ({ body }: FastifyRequest): Form => new Map(new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : ''))
const tokenOf = ({ url }: FastifyRequest): string => new URL(url, 'http://simulator').searchParams.get('token') ?? ''

/** Mounts the pages that people see in the browser. */
export function mountPages(app: FastifyInstance, world: World, callbacks: CallbackDispatcher): void {
  app.get('/', (_request, reply) =>
    sendPage(reply, {
      title: 'Simulador de Flow',
      body: html`<p>Este programa ocupa el lugar del proveedor de pagos durante las pruebas. Su interfaz está en <code>/api</code>.</p>`,
    }),
  )

  app.get('/app/customer/disclaimer.php', (request, reply) => {
    const registration = findOpenRegistration(world, tokenOf(request))
    return registration === null
      ? sendNotice(reply, 'Error Processing Request', 'El enlace no existe, venció o ya fue usado.', 404)
      : sendConsent(reply, registration)
  })
  app.post('/app/customer/disclaimer.php', (request, reply) => {
    const form = formOf(request)
    const registration = findOpenRegistration(world, form.get('token') ?? '')
    return registration === null
      ? sendNotice(reply, 'Error Processing Request', 'El enlace no existe, venció o ya fue usado.', 404)
      : takeStep(world, reply, registration, form)
  })

  app.get('/app/web/pay.php', (request, reply) => {
    runDue(world)
    const payment = findPayable(world, tokenOf(request))
    return payment === null
      ? sendNotice(reply, 'Pago no disponible', 'El enlace no existe, venció o ya fue pagado.', 404)
      : sendPayForm(reply, payment, null)
  })
  app.post('/app/web/pay.php', async (request, reply) => {
    runDue(world)
    const form = formOf(request)
    const payment = findPayable(world, form.get('token') ?? '')
    if (payment === null) return sendNotice(reply, 'Pago no disponible', 'El enlace no existe, venció o ya fue pagado.', 404)
    const page = await payStep(world, reply, payment, form, () => callbacks.flush())
    callbacks.schedule()
    return page
  })
}
