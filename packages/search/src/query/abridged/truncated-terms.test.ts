import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'
import { beginningsOf } from '../parts/beginnings.ts'
import { RewrittenText } from '../parts/rewritten-text.ts'
import { completeTerms } from './truncated-terms.ts'

const inFull = (text: string): string => completeTerms(new RewrittenText(text)).text

describe('beginningsOf', () => {
  const beginning = new RegExp(`^(?:${beginningsOf('apelacion', 5)})$`, 'u')

  it.each(['apela', 'apelac', 'apelaci', 'apelació'])('has «%s»', (word) => {
    expect(beginning.test(word)).toBe(true)
  })

  it.each(['apel', 'apelacion', 'apelar', 'apelaciones'])('has no «%s»', (word) => {
    expect(beginning.test(word)).toBe(false)
  })
})

describe('completeTerms', () => {
  it.each([
    ['apelac. inadmisib.', 'apelación inadmisible'],
    ['casac fondo desech.', 'casación fondo desechada'],
    ['recurso reclamac tribut. rechaz', 'recurso reclamación tributaria rechazada'],
    ['sala constit. amparo', 'sala constitucional amparo'],
    ['voto disid. Soto', 'voto disidente Soto'],
    ['omite pronunciam', 'omite pronunciamiento'],
  ])('writes «%s» as «%s»', (text, written) => {
    expect(inFull(text)).toBe(written)
  })

  it.each([
    'apela la sentencia',
    'reclama el pago',
    'confirma',
    'unifica deudas',
    'un monitor de natación',
    'acto ilegal',
    'el pronuncia',
    'requerimos copia',
  ])('leaves «%s»', (text) => {
    expect(inFull(text)).toBe(text)
  })
})

describe('words that are broken off', () => {
  it.each([
    ['apelac. desistid. ICA Rancagua alimentos', 'recurso:apelación · resultado:desistido · tribunal:Corte de Apelaciones de Rancagua'],
    ['casac. fondo desest. servidumbre', 'recurso:casación en el fondo · resultado:rechaza'],
    ['absolutor. receptación TOP Iquique', 'resultado:absuelve · tribunal:Tribunal de Juicio Oral en lo Penal de Iquique'],
    ['trib. contratac. púb. bases', 'tribunal:Tribunal de Contratación Pública'],
    ['trib elect reg Maule concejal', 'tribunal:Tribunal Electoral Regional de la Región del Maule'],
    ['trib. calif. elecc. alcalde', 'tribunal:Tribunal Calificador de Elecciones'],
    ['juz letras y gar. Cañete usurpación', 'tribunal:Juzgado de Letras y Garantía de Cañete'],
    ['j. pol. local ñuñoa choque', 'tribunal:Juzgado de Policía Local de Ñuñoa'],
    ['honorarios médicos 1a sala supr.', 'sala:Primera Sala · tribunal:Corte Suprema'],
  ])('name conditions: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})
