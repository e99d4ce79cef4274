import { describe, expect, it } from 'vitest'
import { leadIn } from './lead-in.ts'

const considerando = (numero: number) => ({ tipo: 'considerando' as const, numero })
const cut = (text: string, section: Parameters<typeof leadIn>[0]) => {
  const lead = leadIn(section, text)
  return lead === null ? null : [text.slice(0, lead.length), lead.kind]
}

describe('leadIn', () => {
  it.each([
    ['7°.- Que la causal', '7°.-'],
    ['7º) Que la causal', '7º)'],
    ['7.- Que la causal', '7.-'],
    ['7° Que la causal', '7°'],
    ['7) Que la causal', '7)'],
    ['7 ° .- Que la causal', '7 ° .-'],
  ])('finds the number of %j', (text, label) => {
    expect(cut(text, considerando(7))).toEqual([label, 'number'])
  })

  it.each([
    ['SÉPTIMO: Que la causal', 7, 'SÉPTIMO:'],
    ['Séptimo.- Que la causal', 7, 'Séptimo.-'],
    ['DECIMO SEGUNDO: Que la causal', 12, 'DECIMO SEGUNDO:'],
    ['Considerando tercero: Que la causal', 3, 'Considerando tercero:'],
    ['CUARTO (Resumen de la prueba): Que la causal', 4, 'CUARTO'],
    ['SÉXTO: Que la causal', 6, 'SÉXTO:'],
    ['VIGÉSIMO PRIMERO: Que la causal', 21, 'VIGÉSIMO PRIMERO:'],
  ])('finds the ordinal of %j', (text, number, label) => {
    expect(cut(text, considerando(number))).toEqual([label, 'words'])
  })

  it.each(['Que la causal: nada', '8°.- Que la causal', '7 días de plazo', 'Atendido lo expuesto: se resuelve', '7.500 pesos'])(
    'leaves %j alone',
    (text) => {
      expect(cut(text, considerando(7))).toBeNull()
    },
  )

  it('takes «Vistos» with what follows up to its stop', () => {
    const vistos = { tipo: 'vistos' as const, numero: null }
    expect(cut('VISTOS Y OÍDOS: En autos', vistos)).toEqual(['VISTOS Y OÍDOS:', 'heading'])
    expect(cut('Vistos:', vistos)).toEqual(['Vistos:', 'heading'])
    expect(cut('En autos, vistos:', vistos)).toBeNull()
    expect(cut('Vistos: algo', { tipo: 'resolutiva', numero: null })).toBeNull()
  })
})
