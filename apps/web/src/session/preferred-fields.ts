import type { Preferences } from '@basejuris/contract'

const modeWords = { lexica: 'palabras', semantica: 'significado', hibrida: '' } as const

/** What a new search carries in its address because the user likes it so: bases and mode, where they are not everybody's. */
export function preferredFields({ bases = [], modo = 'hibrida' }: Preferences): (readonly [name: string, value: string])[] {
  const fields = [['bases', bases.join(',')] as const, ['modo', modeWords[modo]] as const]
  return fields.filter(([, value]) => value !== '')
}
