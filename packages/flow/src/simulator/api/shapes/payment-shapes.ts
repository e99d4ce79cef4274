import { feeOf } from '../../billing/money.ts'
import { addDays } from '../../clock/calendar-days.ts'
import type { ChargeAttempt, Payment } from '../../state/entities.ts'
import { moneyText, text } from './amounts.ts'

const daysToTransfer = 3

/** A payment, its status a number and its amount text. */
export function presentPayment(payment: Payment) {
  return {
    flowOrder: payment.flowOrder,
    commerceOrder: payment.commerceOrder,
    requestDate: payment.requestDate,
    status: payment.status,
    subject: payment.subject,
    currency: payment.currency,
    amount: text(payment.amount),
    payer: payment.payer,
    optional: payment.optional,
    pending_info: { media: null, date: null },
    paymentData: paymentData(payment),
    merchantId: null,
  }
}

function paymentData({ paidAt, card, currency, amount }: Payment) {
  if (paidAt === null || card === null)
    return {
      date: null,
      media: null,
      conversionDate: null,
      conversionRate: null,
      amount: null,
      currency: null,
      fee: null,
      balance: null,
      transferDate: null,
    }
  const { fee, balance } = feeOf(currency, amount)
  return {
    date: paidAt,
    media: card.brand === 'RedCompra' ? 'Redcompra' : 'Webpay',
    conversionDate: null,
    conversionRate: null,
    amount: moneyText(amount),
    currency,
    fee: moneyText(fee),
    balance,
    transferDate: `${addDays(paidAt.slice(0, 10), daysToTransfer)} 00:00:00`,
  }
}

export function presentExtended(payment: Payment) {
  return {
    ...presentPayment(payment),
    paymentData: {
      ...paymentData(payment),
      mediaType: payment.card === null ? null : payment.card.brand === 'RedCompra' ? 'Débito' : 'Crédito',
      cardLast4Numbers: payment.card?.last4 ?? null,
      cardNumber: payment.card === null ? null : `${payment.card.bin}******${payment.card.last4}`,
      taxes: null,
      installments: payment.paidAt === null ? null : 0,
      autorizationCode: payment.paidAt === null ? null : text(payment.flowOrder % 1_000_000),
    },
    lastError: payment.error === null ? null : { code: text(payment.error.code), message: payment.error.message, medioCode: null },
  }
}

export function presentAttempt(attempt: ChargeAttempt) {
  return { ...attempt, amount: moneyText(attempt.amount) }
}
