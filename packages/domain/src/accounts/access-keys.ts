/** What a key lets a program do in the name of the user who made it. */
export const keyScopes = ['buscar', 'leer', 'verificar'] as const
export type KeyScope = (typeof keyScopes)[number]

/** What each scope opens, in words of its owner. */
export const keyScopeNames: Readonly<Record<KeyScope, string>> = {
  buscar: 'Buscar sentencias',
  leer: 'Leer sentencias y normas',
  verificar: 'Verificar citas',
}

/** How keys begin, so that a leaked one is recognised. */
export const accessKeyPrefix = 'basejuris_'
