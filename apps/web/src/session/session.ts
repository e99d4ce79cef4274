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

const modeWords = { lexica: 'palabras', semantica: 'significado', hibrida: '' } as const

/** What a new search carries in its address because the user likes it so: bases and mode, where they are not everybody's. */
export function preferredSearchFields({ bases = [], modo = 'hibrida' }: Preferences): (readonly [name: string, value: string])[] {
  const fields = [['bases', bases.join(',')] as const, ['modo', modeWords[modo]] as const]
  return fields.filter(([, value]) => value !== '')
}
