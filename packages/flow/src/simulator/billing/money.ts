import type { Currency } from '../state/entities.ts'

/** Whole pesos, or ten-thousandths of a UF. */
export function roundMoney(currency: Currency, amount: number): number {
  return currency === 'CLP' ? Math.round(amount) : Math.round(amount * 10_000) / 10_000
}

const feeRate = 0.0289
const taxRate = 0.19

/** Flow's commission and what is left to the merchant: 25.000 gives 723 and 24.140. */
export function feeOf(currency: Currency, amount: number): { readonly fee: number; readonly balance: number } {
  const fee = roundMoney(currency, amount * feeRate)
  return { fee, balance: roundMoney(currency, amount - fee - roundMoney(currency, fee * taxRate)) }
}
