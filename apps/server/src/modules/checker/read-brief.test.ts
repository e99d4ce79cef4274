import { expect, it } from 'vitest'
import { readBrief } from './read-brief.ts'

const quotedIn = async (text: string): Promise<string[]> => (await readBrief(text)).quotations.map((quotation) => quotation.text)

it('takes quoted parties for a caption, and words that name a decree with force of law for a quotation', async () => {
  expect(await quotedIn('Véase “MOLINOS DEL PUERTO S.A. CON SOTO VERA Y OTRA” (Corte Suprema, rol 45-2020).')).toEqual([])
  const words = 'de Salud y el artículo 198 del Decreto con Fuerza de Ley N° 1'
  expect(await quotedIn(`Bien se dijo “${words}” (Corte Suprema, rol 45-2020).`)).toEqual([words])
})
