import type { Preferences } from '@basejuris/contract'

/** The signed-in user, as every page knows it. */
export interface PageUser {
  readonly id: string
  readonly email: string
  /** Has a subscription: «Usuario Premium». */
  readonly premium: boolean
  /** May open the page of the subscription. */
  readonly managesSubscription: boolean
  /** Known to the payment provider while subscriptions are sold: a payment may wait for its end. */
  readonly mayRecoverPayment: boolean
  readonly emailVerificado: boolean
  readonly segundoFactor: boolean
  readonly preferencias: Preferences
}

/** `unknown`: the server did not answer, which ends no session. */
export type Session =
  | { readonly state: 'guest' | 'expired' | 'unknown'; readonly user: null }
  | { readonly state: 'user'; readonly user: PageUser }

const modeWords = { lexica: 'palabras', semantica: 'significado', hibrida: '' } as const

/** Address fields of a new search that follow the user's preferences, where they differ from the defaults. */
export function preferredSearchFields({ bases = [], modo = 'hibrida' }: Preferences): (readonly [name: string, value: string])[] {
  const fields = [['bases', bases.join(',')] as const, ['modo', modeWords[modo]] as const]
  return fields.filter(([, value]) => value !== '')
}
