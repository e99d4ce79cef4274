import { analyze } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { wordTokens } from '../word-tokens.ts'
import { concepts } from './concepts.ts'
import { findConcepts } from './find-concepts.ts'

const found = (text: string): string[] => [
  ...new Set(
    findConcepts(wordTokens(analyze(text)))
      .filter(({ side }) => side === 'plain')
      .map(({ concept }) => concept.name),
  ),
]

describe('the lexicon', () => {
  it('has at least two hundred concepts, each with both sides', () => {
    expect(concepts.length).toBeGreaterThanOrEqual(200)
    for (const { name, plain, formal } of concepts) {
      expect(plain.length, name).toBeGreaterThan(0)
      expect(formal.length, name).toBeGreaterThan(0)
    }
  })

  it('finds every wording of every concept in itself', () => {
    for (const concept of concepts)
      for (const wording of [...concept.plain, ...concept.formal]) {
        const text = wording.replaceAll('*', '').replaceAll('=', '')
        const names = findConcepts(wordTokens(analyze(text))).map((each) => each.concept)
        expect(names, `${concept.name}: ${wording}`).toContain(concept)
      }
  })
})

describe('findConcepts', () => {
  it.each([
    ['me echaron de la pega', 'despido'],
    ['no me pagaron las imposiciones', 'cotizaciones previsionales'],
    ['mi marido no paga la pensión de alimentos', 'alimentos'],
    ['manejaba curado', 'estado de ebriedad'],
    ['quiero ver a mis hijos', 'relación directa y regular'],
    ['aparezco en dicom', 'Dicom'],
    ['mi jefa me humilla frente a todos', 'acoso laboral'],
    ['me cayó encima una caja y perdí un dedo', 'accidente del trabajo'],
    ['los policías entraron a mi casa', 'entrada y registro'],
    ['el vecino tapó la entrada', 'autotutela'],
    ['firmé hace diez años', 'prescripción'],
    ['llevo meses esperando la residencia', 'permiso de residencia'],
    ['no me devuelven la garantía del arriendo', 'restitución de la garantía'],
    ['un perro mordió a mi hija', 'tenencia responsable'],
    ['se rompió la cadena de custodia', 'cadena de custodia'],
    ['me caí en un hoyo', 'falta de servicio'],
    ['quiero cambiarle el apellido a mi hija', 'cambio de nombre'],
    ['salir del país con mi hijo', 'autorización de salida del país'],
    ['que no se me acerque', 'medida cautelar'],
    ['la inmobiliaria no me entrega el departamento', 'promesa de compraventa'],
    ['dejaron fuera a un heredero', 'petición de herencia'],
    ['se puede despedir a alguien', 'despido'],
  ])('reads «%s»', (text, name) => {
    expect(found(text)).toContain(name)
  })

  it('finds no concept in words with the same beginning', () => {
    expect(found('nombraron curador a un tío')).not.toContain('estado de ebriedad')
    expect(found('debo pagar')).not.toContain('pagaré')
    expect(found('porque no')).toEqual([])
    expect(found('proyecto inmobiliario')).toEqual([])
    expect(found('despido injustificado')).not.toContain('despido')
    expect(found('contratos de arrendamiento')).not.toContain('no renovación de la contrata')
  })

  it('returns the range of the words', () => {
    const words = wordTokens(analyze('ayer me despidieron'))
    expect(findConcepts(words).map(({ from, to }) => words.slice(from, to).map(({ exact }) => exact))).toContainEqual(['me', 'despidieron'])
  })
})
