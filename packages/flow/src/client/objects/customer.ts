import { z } from 'zod'
import { instant, oneOf, optionalInstant, optionalText, text, withRaw } from './values.ts'

export const customerStatus = { deleted: 0, active: 1 } as const
export type CustomerStatus = (typeof customerStatus)[keyof typeof customerStatus]

export const customerSchema = withRaw(
  z.object({
    /** `cus_…`. */
    customerId: text,
    created: instant,
    externalId: optionalText,
    status: oneOf(customerStatus),
    /** `auto` charges the registered card, `manual` sends a link by mail. */
    pay_mode: optionalText,
    /** `RedCompra` is a debit card. Null before a card is registered. */
    creditCardType: optionalText,
    last4CardDigits: optionalText,
    /** When the card was registered. */
    registerDate: optionalInstant,
  }),
)
export type FlowCustomer = z.infer<typeof customerSchema>

export const registerStatus = { notRegistered: 0, registered: 1 } as const
export type RegisterStatus = (typeof registerStatus)[keyof typeof registerStatus]

export const registerResultSchema = withRaw(
  z.object({
    status: oneOf(registerStatus),
    customerId: optionalText,
    creditCardType: optionalText,
    last4CardDigits: optionalText,
  }),
)
export type FlowRegisterResult = z.infer<typeof registerResultSchema>

/** The browser goes to `url?token=token`; the bare `url` is refused. */
export const registrationSchema = withRaw(z.object({ url: text, token: text }))
export type FlowRegistration = z.infer<typeof registrationSchema>
