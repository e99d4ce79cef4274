import type { Preferences } from '@basejuris/contract'

/** What every page knows of whoever is signed in. */
export interface PageUser {
  readonly id: string
  readonly email: string
  /** Holds a subscription: «Usuario Premium». */
  readonly premium: boolean
  readonly emailVerificado: boolean
  readonly segundoFactor: boolean
  readonly preferencias: Preferences
}

/** `unknown`: the server could not be asked, which ends no session. */
export type Session =
  | { readonly state: 'guest' | 'expired' | 'unknown'; readonly user: null }
  | { readonly state: 'user'; readonly user: PageUser }
