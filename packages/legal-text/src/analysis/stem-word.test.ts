import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { stemWord } from './stem-word.ts'

const stem = (word: string): string => stemWord(foldText(word))

const families = [
  'licitación licitaciones licitacion',
  'régimen regímenes',
  'dictamen dictámenes',
  'examen exámenes',
  'joven jóvenes',
  'resolución resoluciones RESOLUCION',
  'juez jueces',
  'vez veces',
  'alcance alcances',
  'ley leyes',
  'mes meses',
  'interés intereses',
  'país países',
  'parte partes',
  'sede sedes',
  'base bases',
  'red redes',
  'clase clases',
  'bien bienes',
  'hora horas',
  'caso casos',
  'acta actas',
  'foja fojas',
  'año años',
  'daño daños',
  'acción acciones',
  'actor actora actores actoras',
  'demandado demandada demandados demandadas',
  'ministro ministra ministros',
  'solidario solidaria solidariamente',
  'legal legales legalmente',
  'notificación notificaciones',
  'carácter caracteres',
  'finiquito finiquitos',
  'isapre isapres',
  'menor menores',
  'club clubes clubs',
  'pagaré pagarés PAGARE',
  'contrata contratas',
]
const apart = [
  'cargo carga',
  'caso casa',
  'acto acta',
  'peña pena',
  'plazo plaza',
  'daño dano',
  'fundamento funda',
  'parte parto',
  'pagaré pagar',
  'contrata contrato',
]

describe('stemWord', () => {
  it.each(families)('joins %s', (family) => {
    expect(new Set(family.split(' ').map(stem)).size).toBe(1)
  })

  it.each(apart)('keeps %s apart', (pair) => {
    const [one = '', other = ''] = pair.split(' ')
    expect(stem(one)).not.toBe(stem(other))
  })

  it('joins every regular plural with its singular', () => {
    const endingInConsonant = ['tribunal', 'pretension', 'jurisdiccion', 'obligacion', 'deudor', 'virtud', 'heredad', 'arrendador']
    for (const word of endingInConsonant) expect(stemWord(`${word}es`), word).toBe(stemWord(word))
    for (const root of ['sentenci', 'recurs', 'considerand', 'clausul', 'contrat', 'perjuici'])
      for (const vowel of 'ao') expect(stemWord(`${root}${vowel}s`), root).toBe(stemWord(`${root}${vowel}`))
  })

  it('never gives an empty stem', () => {
    for (const word of ['s', 'es', 'las', 'tres', 'e', 'ese', 'eses', 'mente', 'ñ', '']) expect(stemWord(word) === '').toBe(word === '')
  })
})
