import { billingEndpoint, clearBillingEndpoint, petitionStatusEndpoint, updateBillingEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { ownAccount, requireOwnId } from '../../security/own-account.ts'
import type { Services } from '../../services.ts'
import { presentBillingData } from './billing-data.ts'
import { bindFlowRoutes } from './flow-routes.ts'
import { bindPaymentRoutes } from './payment-routes.ts'
import { petitionStatus } from './petition-status.ts'
import { updateBillingData } from './update-billing-data.ts'

export function bindBillingRoutes(app: FastifyInstance, services: Services): void {
  bindPaymentRoutes(app, services)
  bindFlowRoutes(app, services)
  bindEndpoint(app, billingEndpoint, async ({ actor, params }) =>
    presentBillingData(services.textCipher, await ownAccount(services, actor, params.userId)),
  )
  bindEndpoint(app, updateBillingEndpoint, ({ actor, params, body }) =>
    updateBillingData(services, actor, { ...params, fields: body.billingData, at: new Date() }),
  )
  bindEndpoint(app, clearBillingEndpoint, ({ actor, params }) =>
    updateBillingData(services, actor, { ...params, fields: null, at: new Date() }),
  )
  bindEndpoint(app, petitionStatusEndpoint, ({ actor, body: { userId } }) => {
    requireOwnId(actor, userId)
    return petitionStatus(services, actor, { at: new Date() })
  })
}
