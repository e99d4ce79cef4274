import { baseIdSchema } from '@basejuris/domain'
import { z } from 'zod'
import { emailSchema } from '../fields/identity.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import {
  customerIdSchema,
  invoiceViewSchema,
  itemIdSchema,
  ownSubscriptionSchema,
  paymentUserSchema,
  reasonSchema,
  subscriptionIdSchema,
  subscriptionViewSchema,
} from './payment-fields.ts'

export const ownPaymentUserEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/payment/user',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'El medio de pago de la sesión, como se guardó',
  access: 'user',
  data: paymentUserSchema,
})

export const paymentUserEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/payment/user/:customerId',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'El medio de pago, preguntado al proveedor; solo el propio',
  access: 'user',
  params: z.object({ customerId: customerIdSchema }),
  data: paymentUserSchema,
  errors: ['auth.forbidden'],
})

export const ownSubscriptionEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/payment/subscription',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'La suscripción de la sesión con lo que cobra, leída de lo guardado: nunca espera al proveedor',
  access: 'user',
  data: ownSubscriptionSchema,
})

export const subscriptionEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/payment/subscription/get',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'La suscripción, preguntada al proveedor; si no responde, la última copia guardada',
  access: 'user',
  takesServiceKeys: true,
  query: z.strictObject({ subscriptionId: subscriptionIdSchema }),
  data: subscriptionViewSchema,
  errors: ['payment.subscription_not_found', 'key.invalid'],
})

export const validateSubscriptionEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/payment/subscription/validate',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'Si una suscripción da acceso, y por qué; sin subscriptionId, la de la sesión',
  access: 'user',
  takesServiceKeys: true,
  query: z.strictObject({ subscriptionId: subscriptionIdSchema.optional() }),
  data: z.object({
    isActive: z.boolean(),
    /** Null without a subscription. */
    motivo: reasonSchema.nullable(),
  }),
  errors: ['payment.subscription_not_found', 'key.invalid'],
})

export const removeItemEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/payment/subscription/item/delete',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'Quita una base de la propia suscripción; se lee hasta el fin del período pagado',
  access: 'user',
  body: z.strictObject({
    itemId: itemIdSchema,
    /** Accepted and ignored: the catalogue is never changed by a user. */
    changeType: z.literal('to_future', { error: 'use to_future' }).optional(),
  }),
  data: subscriptionViewSchema,
  errors: ['payment.item_unknown', 'payment.connection', 'payment.failed'],
  rateLimit: { max: 60, minutes: 10 },
})

export const cancelSubscriptionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/payment/subscription/cancel',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'Cancela la suscripción al fin del período pagado; repetirlo no cambia nada',
  access: 'user',
  query: z.strictObject({ subscriptionId: subscriptionIdSchema }),
  data: subscriptionViewSchema,
  errors: ['payment.subscription_not_found', 'payment.connection', 'payment.failed'],
  rateLimit: { max: 60, minutes: 10 },
})

export const withdrawEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/payment/subscription/withdraw',
  tag: 'Pagos',
  rulingContent: 'none',
  summary:
    'Retracto dentro de diez días: termina la suscripción de inmediato y devuelve todo lo cobrado. Repetirlo no cambia nada; si el proveedor no responde, se completa después',
  access: 'user',
  body: z.strictObject({ subscriptionId: subscriptionIdSchema }),
  data: subscriptionViewSchema,
  errors: ['payment.subscription_not_found', 'payment.withdrawal_over'],
  rateLimit: { max: 60, minutes: 10 },
})

export const acceptPricesEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/payment/subscription/prices/accept',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'Acepta los precios nuevos de bases de la propia suscripción; los que no se aceptan no se cobran nunca',
  access: 'user',
  body: z.strictObject({
    subscriptionId: subscriptionIdSchema,
    /** As shown to the user. A price other than the announced one is refused. */
    precios: z
      .array(z.strictObject({ base: baseIdSchema, precio: z.number({ error: 'indique el precio aceptado' }).int() }))
      .min(1, { error: 'indique al menos una base' })
      .max(10, { error: 'indique como máximo 10 bases' }),
    aceptaCobro: z.literal(true, { error: 'debe aceptar el cobro' }),
  }),
  data: subscriptionViewSchema,
  errors: ['payment.subscription_not_found', 'payment.price_not_offered'],
  rateLimit: { max: 60, minutes: 10 },
})

export const invoicesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/payment/invoices',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'Los cobros de la sesión, del más nuevo al más antiguo',
  access: 'user',
  data: z.object({ cobros: z.array(invoiceViewSchema) }),
})

export const updatePaymentEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/update-payment',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'Guarda en el perfil la suscripción que el proveedor confirma como propia',
  access: 'user',
  body: z.strictObject({ email: emailSchema, customerId: customerIdSchema, subscriptionId: subscriptionIdSchema }),
  data: z.object({ customerId: z.string(), subscriptionId: z.string() }),
  errors: ['auth.forbidden', 'payment.unavailable', 'payment.connection'],
  rateLimit: { max: 60, minutes: 10 },
})
