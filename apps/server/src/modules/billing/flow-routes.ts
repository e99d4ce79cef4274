import { paymentCallbackPath, paymentRefundPath, paymentReturnPage, paymentReturnPath } from '@basejuris/contract'
import { findPaymentAttemptByToken, moveAttempt } from '@basejuris/database'
import { FlowError } from '@basejuris/flow'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PaymentProvider, Services } from '../../services.ts'
import { receiveCallback, tokenSchema } from './provider/receive-callback.ts'
import { receiveRefundNotice } from './refunds/follow-refund.ts'
import { confirmRegistration } from './subscribing/confirm-registration.ts'
import { attemptPage } from './subscribing/register-card.ts'

const maxFormBytes = 4096
const route = (max: number) => ({ schema: { hide: true }, config: { isAnonymous: true, rateLimit: { max, timeWindow: 60_000 } } }) as const

/**
 * What the provider's pages and servers call, by forms and without a session. A browser that comes back always gets a 303 to our page; a
 * notice always gets a 200.
 */
export function bindFlowRoutes(app: FastifyInstance, services: Services): void {
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const bridge = async (request: FastifyRequest) => returnAddress(services, tokenOf(request), request)
    forms.post(paymentReturnPath, route(60), async (request, reply) => reply.redirect(await bridge(request), 303))
    forms.get(paymentReturnPath, route(60), async (request, reply) => reply.redirect(await bridge(request), 303))
    forms.post(paymentCallbackPath, route(600), async (request, reply) => {
      const token = tokenOf(request)
      if (services.provider !== null && token !== null) await receiveCallback(services, services.provider, token)
      return reply.type('text/plain').send('ok')
    })
    forms.post(`${paymentRefundPath}/:refundId`, route(60), async (request, reply) => {
      const token = tokenOf(request)
      const refundId = z.object({ refundId: z.uuid() }).safeParse(request.params).data?.refundId ?? null
      if (services.provider !== null && token !== null && refundId !== null) await receiveRefundNotice(services, { refundId, token })
      return reply.type('text/plain').send('ok')
    })
  })
}

function tokenOf({ body, query }: FastifyRequest): string | null {
  return z.object({ token: tokenSchema }).safeParse(body ?? query).data?.token ?? null
}

/** The page of the attempt, which is brought as far as the provider's answer lets it. Identity comes from the attempt alone. */
async function returnAddress(services: Services, token: string | null, request: FastifyRequest): Promise<string> {
  const { provider, db, site } = services
  const attempt = provider === null || token === null ? null : await findPaymentAttemptByToken(db, { mode: provider.mode, token })
  if (provider === null || attempt === null) return `${site.publicUrl}${paymentReturnPage}`
  await takeBack(services, provider, attempt).catch((error: unknown) => {
    request.log.warn(
      { error: error instanceof FlowError ? error.kind : (error as Error).name },
      'a return from the provider waits for its jobs',
    )
  })
  return attemptPage(services, attempt.id)
}

/** The user is back from the provider's page of an attempt. @throws {FlowError} when the provider could not be asked: its jobs go on */
export async function takeBack(
  services: Pick<Services, 'db' | 'jobs'>,
  provider: PaymentProvider,
  attempt: Parameters<typeof confirmRegistration>[2]['attempt'],
) {
  const moved = await moveAttempt(services.db, attempt.id, { to: 'returned', at: provider.now(), actor: 'user' })
  await confirmRegistration(services, provider, { attempt: moved ?? attempt, isBack: true })
}
