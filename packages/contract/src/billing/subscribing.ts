import { baseIdSchema } from '@basejuris/domain'
import { z } from 'zod'
import { exactText, requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import {
  amountSchema,
  attemptViewSchema,
  customerIdSchema,
  itemIdSchema,
  subscriptionIdSchema,
  subscriptionViewSchema,
} from './payment-fields.ts'

/** Where the provider's page sends the browser, and where it notifies charges. Neither needs a session. */
export const paymentReturnPath = '/v1/payment/flow/return'
export const paymentCallbackPath = '/v1/payment/flow/callback'
/** Where it notifies what became of a refund; the id of the refund follows. */
export const paymentRefundPath = '/v1/payment/flow/refund'
/** Page on which an attempt ends; `payment_ref` names the attempt. */
export const paymentReturnPage = '/payment-return'

const closed = ['payment.subscriptions_off', 'payment.unavailable'] as const
const paymentBases = z.array(baseIdSchema).max(10, { error: 'indique como máximo 10 bases' })

export const quoteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/payment/quote',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'Lo que se cobra hoy y desde el segundo mes por estas bases, para este usuario',
  access: 'user',
  body: z.strictObject({ bases: paymentBases }),
  data: z.object({
    lineas: z.array(
      z.object({
        base: baseIdSchema,
        nombre: z.string(),
        mensual: z.number().int(),
        /** Readable at once, in its month without charge; otherwise from the next paid invoice. */
        gratisAhora: z.boolean(),
        /** Since when it is read and charged, for this user, without a full stop. */
        plazo: z.string(),
      }),
    ),
    hoy: amountSchema,
    desdeSegundoMes: amountSchema,
    /** Day of the first full charge, `yyyy-mm-dd`. */
    primerCobroCompleto: z.string(),
    /** The bases join a live subscription: nothing is charged today. */
    seSuma: z.boolean(),
    /** Day on which the subscription starts, `yyyy-mm-dd`, where an earlier one runs until then; null where it starts today. */
    comienza: z.string().nullable(),
    /** Last day to withdraw with everything paid back, `yyyy-mm-dd`; null for bases added to a live subscription, which cost nothing today. */
    retractoHasta: z.string().nullable(),
    /** How to end what is contracted before it is charged. */
    termino: z.string(),
    /** What the user agrees to with the pay button. */
    consentimiento: z.string(),
    versionTerminos: z.string(),
  }),
  errors: ['payment.not_premium', 'payment.unpaid'],
})

export const createPaymentUserEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/payment/user/create',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'Crea el cliente de pago de la sesión; la segunda vez responde el mismo. Lo enviado se acepta y se ignora',
  access: 'user',
  body: z.strictObject({ name: exactText(200).optional(), email: exactText(254).optional(), externalId: exactText(200).optional() }),
  data: z.object({ customerId: z.string() }),
  errors: [...closed, 'auth.forbidden', 'payment.user', 'payment.connection'],
  rateLimit: { max: 60, minutes: 10 },
})

export const registerCardEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/payment/user/card-register',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'Comienza un pago o un cambio de tarjeta, y responde la dirección donde se registra la tarjeta',
  access: 'user',
  body: z.strictObject({
    customerId: customerIdSchema,
    /** Accepted and ignored: the browser always comes back to this product. */
    urlReturn: exactText(500).optional(),
    proposito: z.enum(['suscripcion', 'tarjeta']).optional(),
    bases: paymentBases.optional(),
    /** Required to subscribe: the user agreed to the sentence of the quote. */
    aceptaCobro: z.literal(true, { error: 'debe aceptar el cobro' }).optional(),
    /** Registers another card although one is registered. */
    otraTarjeta: z.boolean().optional(),
  }),
  data: z.object({ redirectUrl: z.string(), paymentRef: z.uuid() }),
  errors: [
    ...closed,
    'auth.forbidden',
    'payment.card',
    'payment.connection',
    'payment.subscribed',
    'payment.not_premium',
    'payment.unpaid',
  ],
  rateLimit: { max: 60, minutes: 10 },
})

export const createSubscriptionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/payment/subscription/create',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'Activa la suscripción del pago en curso; las llamadas simultáneas se unen en una',
  access: 'user',
  body: z.strictObject({ planId: requiredText(60, 'indique el plan'), customerId: customerIdSchema }),
  data: subscriptionViewSchema,
  errors: [...closed, 'auth.forbidden', 'payment.plan', 'payment.no_card', 'payment.declined', 'payment.connection', 'payment.failed'],
  rateLimit: { max: 60, minutes: 10 },
})

export const paymentAttemptEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/payment/attempts/:paymentRef',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'Estado de un pago, leído de lo guardado: nunca espera al proveedor',
  access: 'user',
  params: z.object({ paymentRef: z.uuid({ error: 'la referencia no es válida' }) }),
  data: attemptViewSchema,
  errors: ['payment.attempt_not_found'],
})

export const currentAttemptEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/payment/attempts',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'El pago en curso, para retomarlo; null si no hay',
  access: 'user',
  data: z.object({ intento: attemptViewSchema.nullable() }),
})

const itemSchema = z.object({
  itemId: z.number().int(),
  base: baseIdSchema,
  name: z.string(),
  amount: z.number().int(),
  currency: z.literal('CLP'),
})

export const createItemEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/payment/subscription/item/create',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'El ítem de una base, por el nombre o el identificador de la base. El monto lo decide el servidor',
  access: 'user',
  body: z.strictObject({
    name: requiredText(120, 'indique la base'),
    /** Accepted and ignored. */
    amount: z.number().optional(),
    currency: z.literal('CLP', { error: 'use CLP' }).optional(),
  }),
  data: itemSchema,
  errors: [...closed, 'payment.item_unknown', 'payment.connection', 'payment.failed'],
  rateLimit: { max: 60, minutes: 10 },
})

export const subscriptionItemEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/payment/subscription/item',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'Un ítem del catálogo: una base con su precio',
  query: z.strictObject({ itemId: itemIdSchema }),
  data: itemSchema,
  errors: ['payment.item_unknown'],
})

export const addItemEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/payment/subscription/item/add',
  tag: 'Pagos',
  rulingContent: 'none',
  summary: 'Suma una base a la suscripción, sin cobro hoy',
  access: 'user',
  body: z.strictObject({ subscriptionId: subscriptionIdSchema, itemId: itemIdSchema }),
  data: subscriptionViewSchema,
  errors: [
    ...closed,
    'payment.subscription_not_found',
    'payment.item_unknown',
    'payment.base_held',
    'payment.unpaid',
    'payment.not_active',
    'payment.connection',
    'payment.failed',
  ],
  rateLimit: { max: 60, minutes: 10 },
})
