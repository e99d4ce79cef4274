import type { Card } from './entities.ts'

interface TestCard {
  readonly number: string
  readonly brand: Card['brand']
  /** Whether the bank lets it be registered. */
  readonly registers: boolean
  /** Whether later charges are accepted. */
  readonly accepts: boolean
}

/** Cards of Flow's sandbox. The rejecting one is of its Peruvian sandbox and stands for any card that fails later. */
export const testCards = {
  credit: { number: '4051885600446623', brand: 'Visa', registers: true, accepts: true },
  debit: { number: '4051884239937763', brand: 'RedCompra', registers: true, accepts: true },
  accepting: { number: '5293138086430769', brand: 'Mastercard', registers: true, accepts: true },
  refusedAtRegistration: { number: '5186059559590568', brand: 'Mastercard', registers: false, accepts: false },
  refusedAtCharge: { number: '4551708161768059', brand: 'Visa', registers: true, accepts: false },
} as const satisfies Readonly<Record<string, TestCard>>

/** The test card of a number; null where the sandbox knows none. */
export function findTestCard(number: string): TestCard | null {
  return Object.values(testCards).find((card) => card.number === number) ?? null
}

export function cardOf({ number, brand, accepts }: Pick<TestCard, 'number' | 'brand' | 'accepts'>): Card {
  return {
    brand,
    bin: number.slice(0, 6),
    last4: number.slice(-4),
    accepts,
  }
}
