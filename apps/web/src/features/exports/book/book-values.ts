import type { exportBookEndpoint, InputOf } from '@basejuris/contract'

export type BookBody = NonNullable<InputOf<typeof exportBookEndpoint, 'body'>>

export interface ChosenRuling {
  readonly docId: string
  readonly caption: string
  readonly citation: string
}

/** The contract's `maxBookRulings` and `bookPages`, named here so that its validation does not travel to the page; a test compares. */
export const bookLimits = { rulings: 50, pages: [100, 200, 300, 500], standardPages: 300 } as const
