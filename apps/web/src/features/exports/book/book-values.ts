import type { exportBookEndpoint, InputOf } from '@basejuris/contract'

export type BookBody = NonNullable<InputOf<typeof exportBookEndpoint, 'body'>>

export interface ChosenRuling {
  readonly docId: string
  readonly caption: string
  readonly citation: string
}

/** Copies of the contract's `maxBookRulings` and `bookPages`, so that zod does not load with the page. A test compares them. */
export const bookLimits = { rulings: 50, pages: [100, 200, 300, 500], standardPages: 300 } as const
