import { isDay } from '../clock/calendar-days.ts'
import type { Currency } from '../state/entities.ts'
import { refusal } from '../state/flow-error.ts'

const maxText = 2_000
const minPesos = 350

interface Range {
  readonly min?: number
  readonly max?: number
}

/** Typed reading of a call's parameters. Empty ones count as absent; wrong ones throw 1001. */
export class Parameters {
  readonly #received: ReadonlyMap<string, string>

  constructor(received: ReadonlyMap<string, string>) {
    this.#received = received
  }

  has(name: string): boolean {
    return this.find(name) !== null
  }

  find(name: string): string | null {
    const value = this.#received.get(name)
    return value === undefined || value === '' ? null : value
  }

  /** Text that the call requires, up to `max` characters. */
  text(name: string, max = maxText): string {
    const value = this.find(name) ?? ''
    if (value.trim() === '' || value.length > max) throw refusal(`${name} must have between 1 and ${max} characters`)
    return value
  }

  integer(name: string, { min = 0, max = Number.MAX_SAFE_INTEGER }: Range = {}): number {
    const value = this.find(name) ?? ''
    const number = Number(value)
    if (!/^-?\d{1,16}$/.test(value) || number < min || number > max) throw refusal(`${name} must be an integer between ${min} and ${max}`)
    return number
  }

  optionalInteger(name: string, range: Range = {}): number | null {
    return this.has(name) ? this.integer(name, range) : null
  }

  currency(name = 'currency'): Currency {
    const value = this.find(name) ?? 'CLP'
    if (value !== 'CLP' && value !== 'UF') throw refusal('The currency is not supported')
    return value
  }

  /** An amount to be charged: whole pesos from 350, or a UF amount with at most four decimals. */
  charge(name: string, currency: Currency): number {
    const amount = this.money(name, currency)
    if (currency === 'CLP' && amount < minPesos) throw refusal(`The minimum amount is ${minPesos} CLP`)
    if (amount <= 0) throw refusal(`${name} must be greater than zero`)
    return amount
  }

  /** Any amount but zero; negative ones discount. */
  money(name: string, currency: Currency): number {
    const value = this.find(name) ?? ''
    if (!/^-?\d{1,10}(?:\.\d{1,4})?$/.test(value)) throw refusal(`${name} must be numeric`)
    const amount = Number(value)
    if (currency === 'CLP' && !Number.isInteger(amount)) throw refusal('Amount can not contain decimals for this currency')
    if (amount === 0) throw refusal(`${name} can not be zero`)
    return amount
  }

  day(name: string): string {
    const value = this.find(name) ?? ''
    if (!isDay(value)) throw refusal(`${name} must be a date as yyyy-mm-dd`)
    return value
  }

  /** An address of the merchant that Flow will call or send the browser to. */
  url(name: string): string {
    const value = this.text(name)
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) throw refusal(`${name} must be a valid URL`)
    return value
  }

  /** `name`, `name[]` and `name[0]`; how Flow takes lists is not documented. */
  integers(name: string): number[] {
    const values = [...this.#received].filter(([key]) => key.replace(/\[\d{0,3}\]$/, '') === name).flatMap(([, value]) => value.split(','))
    return values
      .filter((value) => value !== '')
      .map((value) => {
        if (!/^\d{1,15}$/.test(value)) throw refusal(`${name} must hold integers`)
        return Number(value)
      })
  }
}
