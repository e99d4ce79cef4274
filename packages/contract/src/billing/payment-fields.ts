import { attemptStates, baseIdSchema, subscriptionReasons } from '@basejuris/domain'
import { z } from 'zod'
import { requiredText } from '../fields/text.ts'

const missingCustomer = 'indique el customerId'
const missingSubscription = 'indique el subscriptionId'

/** `cus_…` of the caller. Any other is refused. */
export const customerIdSchema = requiredText(40, missingCustomer).regex(/^cus_[A-Za-z0-9]{1,36}$/, { error: 'debe comenzar con cus_' })
export const subscriptionIdSchema = requiredText(40, missingSubscription).regex(/^sus_[A-Za-z0-9]{1,36}$/, {
  error: 'debe comenzar con sus_',
})
export const itemIdSchema = z.coerce
  .number({ error: 'indique el número del ítem' })
  .int({ error: 'indique el número del ítem' })
  .min(1, { error: 'indique el número del ítem' })
  .max(Number.MAX_SAFE_INTEGER, { error: 'indique el número del ítem' })

/** CLP with IVA: `neto` + `iva` = `total`. */
export const amountSchema = z.object({ neto: z.number().int(), iva: z.number().int(), total: z.number().int() })

const reasons = Object.values(subscriptionReasons) as [string, ...string[]]
export const reasonSchema = z.enum(reasons)

/** A day of the provider as the instant at which it begins in Chile, with its offset. */
const dayStartSchema = z.iso.datetime({ offset: true })

/** A day of Chile, `yyyy-mm-dd`. */
const daySchema = z.iso.date()

/**
 * Money on its way back. `en_curso`: the provider was not asked yet, or its answer is not known. `solicitada`: the provider has it and writes
 * to the user, who accepts it. `en_revision`: the provider refused it, or the user did not accept it in time; a person looks at it.
 */
const refundStateSchema = z.enum(['en_curso', 'solicitada', 'devuelta', 'en_revision'])
const refundSchema = z.object({ monto: z.number().int(), estado: refundStateSchema })

/** Withdrawal without giving a reason (Ley 19.496, art. 3 bis). */
const withdrawalSchema = z.object({
  disponible: z.boolean(),
  /** Last day on which it is possible. */
  hasta: daySchema,
  /** CLP charged so far, all of which comes back. */
  monto: z.number().int(),
  /** Null unless the user withdrew. */
  solicitadoEl: z.iso.datetime().nullable(),
  /** Null unless the user withdrew and something had been charged. */
  devolucion: refundSchema.nullable(),
})

/** A base whose price changed. Until `desde` the old price is charged, and afterwards the new one or none. */
const priceChangeSchema = z.object({
  base: baseIdSchema,
  nombre: z.string(),
  precioActual: z.number().int(),
  precioNuevo: z.number().int(),
  /** Day of the first invoice with the new price. Without consent the base ends the day before. */
  desde: daySchema,
  /** Last day to agree. */
  aceptarHasta: daySchema,
  aceptadoEl: z.iso.datetime().nullable(),
  /** The user may still agree. A lower price needs no consent. */
  porAceptar: z.boolean(),
})

export const subscriptionViewSchema = z.object({
  subscriptionId: z.string(),
  planId: z.string(),
  /** 0 not started, 1 active, 2 in trial, 4 cancelled. */
  status: z.number().int(),
  /** 0 paid, 1 overdue, 2 pending and not due yet. */
  morose: z.number().int(),
  /** Beginning of the last day included. */
  period_end: dayStartSchema.nullable(),
  cancel_at: dayStartSchema.nullable(),
  cancel_at_period_end: z.number().int(),
  next_invoice_date: dayStartSchema.nullable(),
  isActive: z.boolean(),
  isPendingCancellation: z.boolean(),
  isCancelled: z.boolean(),
  /** Last day of access, `yyyy-mm-dd`. Null unless it was cancelled. */
  cancelAt: z.string().nullable(),
  nextInvoiceDate: z.string().nullable(),
  motivo: reasonSchema,
  /** The provider could not be asked: this is the last stored copy. */
  desactualizado: z.boolean(),
  bases: z.array(
    z.object({
      base: baseIdSchema,
      nombre: z.string(),
      precio: z.number().int(),
      /** The provider's item. */
      itemId: z.number().int(),
      /** First readable day; null while the base waits for the next paid invoice. */
      legibleDesde: z.string().nullable(),
      /** Last readable day of a removed base. */
      legibleHasta: z.string().nullable(),
    }),
  ),
  retracto: withdrawalSchema,
  preciosNuevos: z.array(priceChangeSchema),
  /** What the user agrees to by accepting the new prices, with its amounts; null where none waits for consent. */
  consentimientoPrecios: z.string().nullable(),
})
export type SubscriptionView = z.infer<typeof subscriptionViewSchema>

/** What one line of an invoice costs: in the period that is paid, and in the next invoice. CLP with IVA; null where it is not charged again. */
const chargeFields = { esteMes: z.number().int(), proxima: z.number().int().nullable() }

export const ownSubscriptionSchema = z.object({
  /** The running one, otherwise the newest; null for who never had one. */
  suscripcion: subscriptionViewSchema.nullable(),
  /** Renews: the provider goes on charging it, so it can be cancelled. */
  seRenueva: z.boolean(),
  /** Another one, cancelled, that gives access to the end of its paid period. */
  anterior: z.object({ motivo: reasonSchema, hasta: daySchema.nullable(), bases: z.array(z.string()) }).nullable(),
  tarifa: z.object(chargeFields),
  /** Bases that it holds, and removed ones while they can be read. */
  bases: z.array(
    z.object({
      base: baseIdSchema,
      nombre: z.string(),
      ...chargeFields,
      /** The provider's item; null for a removed base. */
      itemId: z.number().int().nullable(),
      /** Null while the base waits for the next paid invoice. */
      legibleDesde: daySchema.nullable(),
      /** Null unless it was removed. */
      legibleHasta: daySchema.nullable(),
    }),
  ),
  /** The paid period that runs, with what it cost and what of it no line above explains (CLP with IVA, may be negative); null where none is paid. */
  periodo: z.object({ desde: daySchema.nullable(), hasta: daySchema, monto: amountSchema, diferencia: z.number().int() }).nullable(),
  /** Null where nothing more is charged. A new price without consent is not in it, and neither is its base. */
  proximaFactura: z.object({ fecha: daySchema, monto: amountSchema }).nullable(),
  /** Registered so long ago that it may be about to expire: the provider does not say when. */
  tarjetaPorVencer: z.boolean(),
})
export type OwnSubscription = z.infer<typeof ownSubscriptionSchema>

export const paymentUserSchema = z.object({
  creditCardType: z.string().nullable(),
  last4CardDigits: z.string().nullable(),
  customerId: z.string().nullable(),
  email: z.string(),
  /** 1 with a registered card, 0 without. */
  status: z.number().int(),
  /** When the card was registered. */
  registerDate: z.iso.datetime().nullable(),
  /** `status` of the subscription; null without one. */
  subscriptionStatus: z.number().int().nullable(),
})
export type PaymentUserView = z.infer<typeof paymentUserSchema>

export const attemptViewSchema = z.object({
  paymentRef: z.uuid(),
  proposito: z.enum(['suscripcion', 'tarjeta']),
  estado: z.enum(attemptStates),
  /** Nothing more happens to it. */
  terminado: z.boolean(),
  /** Why it failed, in Spanish; null unless it did. */
  motivo: z.string().nullable(),
  bases: z.array(baseIdSchema),
  /** Names of its bases that are read from the next paid invoice on, because they had their month without charge. Empty until it is active. */
  enEspera: z.array(z.string()),
  hoy: amountSchema,
  desdeSegundoMes: amountSchema,
  /** Day of the first charge with its bases, `yyyy-mm-dd`; null until it is active. */
  primerCobroCompleto: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  /** `FLW-…`, a reference for people. Null until a paid invoice confirms the payment. */
  referencia: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type AttemptView = z.infer<typeof attemptViewSchema>

export const invoiceViewSchema = z.object({
  invoiceId: z.number().int(),
  subscriptionId: z.string(),
  fecha: z.iso.datetime(),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  vence: z.string().nullable(),
  estado: z.enum(['pendiente', 'pagado', 'anulado', 'en_revision']),
  monto: amountSchema,
  pagadoEl: z.iso.datetime().nullable(),
  /** Where an unpaid invoice can be paid. */
  enlaceDePago: z.string().nullable(),
  /** Null where nothing of it is paid back. */
  devolucion: refundSchema.nullable(),
  /** Tax documents of a paid one, and of what was paid back. */
  documentos: z.array(
    z.object({
      tipo: z.enum(['boleta', 'factura', 'nota_credito']),
      /** Type of the document at the tax authority (SII). */
      codigo: z.union([z.literal(39), z.literal(33), z.literal(61)]),
      estado: z.enum(['pendiente', 'emitido', 'fallido']),
      /** Null until it is issued. */
      folio: z.string().nullable(),
    }),
  ),
})
