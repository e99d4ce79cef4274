import { z } from 'zod'

/** How a call of the interface goes wrong. */
const answerKinds = [
  /** No answer; the call had no effect. */
  'timeoutBefore',
  /** No answer; the call had its effect. */
  'timeoutAfter',
  /** Connection cut; the call had no effect. */
  'resetBefore',
  /** Connection cut; the call had its effect. */
  'resetAfter',
  /** Answered after `delayMs`. */
  'slow',
  /** Status `status` (500 without it); the call had no effect. */
  'errorBefore',
  /** Status `status` (500 without it); the call had its effect. */
  'errorAfter',
  /** A page of HTML with status 200; the call had no effect. */
  'htmlBefore',
  /** A page of HTML with status 200; the call had its effect. */
  'htmlAfter',
  /** JSON that ends in the middle; the call had its effect. */
  'truncated',
  /** A redirect to the sign-in page, as for wrong credentials. */
  'redirect',
  /** The call has its effect twice; the second answer is given. */
  'duplicate',
  /** Refused as a wrong signature. */
  'wrongSignature',
  /** 400 of the daily quota. */
  'quota',
  /** 400 with code 7001. */
  'noContract',
] as const
/** How a charge of a card goes wrong, in a call or in a renewal. */
const chargeKinds = [
  /** Refused by the issuer with `code` (-6 without it). */
  'decline',
  /** Charged with `amount` added to the expected one (1 without it), or in `currency`. */
  'wrongAmount',
] as const
/** How a callback goes wrong. */
const callbackKinds = [
  /** Delivered `delayMs` later. */
  'late',
  /** Delivered twice. */
  'duplicate',
  /** Never delivered. */
  'drop',
  /** A second callback with a token that nobody issued. */
  'forged',
] as const

const counts = {
  /** Matching calls that it meets before it is used up. */
  times: z.int().min(1).max(1_000).default(1),
  /** Matching calls that pass before it. */
  skip: z.int().min(0).max(1_000).default(0),
}
const delayMs = z.int().min(0).max(600_000).optional()

const answerFault = z.strictObject({
  /** Path below `/api/` as `subscription/create`, or `*` for all of them. */
  endpoint: z.string().regex(/^(?:\*|[a-z_]+\/[A-Za-z]+)$/, 'Debe ser «*» o una ruta como «subscription/create».'),
  kind: z.enum(answerKinds),
  delayMs,
  status: z.int().min(400).max(599).optional(),
  ...counts,
})
const chargeFault = z.strictObject({
  endpoint: z.literal('charge'),
  kind: z.enum(chargeKinds),
  code: z.int().min(-11).max(999).optional(),
  amount: z.int().min(-1_000_000).max(1_000_000).optional(),
  currency: z.enum(['CLP', 'UF']).optional(),
  ...counts,
})
const callbackFault = z.strictObject({ endpoint: z.literal('callback'), kind: z.enum(callbackKinds), delayMs, ...counts })
/** The browser's way back from the page of registration. */
const returnFault = z.strictObject({ endpoint: z.literal('return'), kind: z.enum(['drop', 'duplicate']), ...counts })

/** A fault that waits for calls that match it. */
export const faultSchema = z.union([chargeFault, callbackFault, returnFault, answerFault])
export type Fault = z.infer<typeof faultSchema>
export type FaultInput = z.input<typeof faultSchema>
export type AnswerFault = z.infer<typeof answerFault>
export type ChargeFault = z.infer<typeof chargeFault>
export type CallbackFault = z.infer<typeof callbackFault>
export type ReturnFault = z.infer<typeof returnFault>
