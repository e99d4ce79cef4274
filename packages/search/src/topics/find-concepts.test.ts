import { analyze } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { wordTokens } from '../word-tokens.ts'
import { concepts } from './concepts.ts'
import { findConcepts, isWordOfCourts, namesForInitials } from './find-concepts.ts'
import { topics } from './topic-table.ts'

const found = (text: string): string[] => [
  ...new Set(
    findConcepts(wordTokens(analyze(text)))
      .filter(({ side }) => side === 'said')
      .map(({ concept }) => concept.name),
  ),
]

describe('concepts', () => {
  it('have phrases and formal wordings, each phrase once', () => {
    expect(concepts().length).toBeGreaterThan(200)
    for (const { name, said, formal } of concepts()) {
      expect(name).toBe(formal[0])
      expect(formal.length, said[0]).toBeGreaterThan(0)
      expect(formal.length, name).toBeLessThanOrEqual(4)
      expect(new Set(said).size, name).toBe(said.length)
      expect([...said, ...formal].filter((wording) => wording.trim() !== wording || wording === '')).toEqual([])
    }
  })

  it('are topics, and few words of no topic, which no topic has too', () => {
    const ofTopics = new Set(topics().flatMap(({ said }) => said))
    const others = concepts().slice(topics().filter(({ said }) => said.length > 0).length)
    expect(others.length).toBeLessThan(100)
    expect(others.flatMap(({ said }) => said).filter((phrase) => ofTopics.has(phrase))).toEqual([])
  })

  it('name no article without its code', () => {
    expect(concepts().flatMap(({ formal }) => formal.filter((wording) => /^artículos? \d+ *$/u.test(wording)))).toEqual([])
  })

  it('are found by each of their wordings', () => {
    for (const concept of concepts())
      for (const wording of [...concept.said, ...concept.formal]) {
        const text = wording.replaceAll('*', '').replaceAll('=', '')
        const names = findConcepts(wordTokens(analyze(text))).map((each) => each.concept)
        expect(names, `${concept.name}: ${wording}`).toContain(concept)
      }
  })
})

describe('findConcepts', () => {
  it.each([
    ['me echaron de la pega', 'despido injustificado'],
    ['no me pagaron las imposiciones', 'cotizaciones previsionales'],
    ['mi marido no paga la pensión de alimentos', 'pensión de alimentos'],
    ['manejaba curado', 'conducción en estado de ebriedad'],
    ['quiero ver a mis hijos', 'relación directa y regular'],
    ['aparezco en dicom', 'DICOM'],
    ['mi jefa me humilla frente a todos', 'acoso laboral'],
    ['me cayó una caja y perdí un dedo', 'accidente del trabajo'],
    ['los policías entraron a mi casa', 'entrada y registro'],
    ['el vecino tapó la entrada', 'cierre de camino'],
    ['firmé hace diez años', 'prescripción extintiva'],
    ['llevo meses esperando la residencia', 'permanencia definitiva'],
    ['no me devuelven la garantía del arriendo', 'mes de garantía'],
    ['un perro mordió a mi hija', 'hecho de un animal'],
    ['me caí en un hoyo', 'mal estado de la vía pública'],
    ['quiero cambiarle el apellido a mi hija', 'cambio de nombre'],
    ['salir del país con mi hijo', 'autorización de salida del país'],
    ['que no se me acerque', 'prohibición de acercarse a la víctima'],
    ['la inmobiliaria no me entrega el departamento', 'inmobiliaria'],
    ['dejaron fuera a un heredero', 'posesión efectiva'],
    ['se puede despedir a alguien', 'despido'],
  ])('reads «%s»', (text, name) => {
    expect(found(text)).toContain(name)
  })

  it('finds no concept in words with the same beginning', () => {
    expect(found('nombraron curador a un tío')).not.toContain('conducción en estado de ebriedad')
    expect(found('debo pagar')).not.toContain('título ejecutivo')
    expect(found('porque no')).toEqual([])
    expect(found('proyecto inmobiliario')).toEqual([])
    expect(found('despido injustificado')).toEqual([])
    expect(found('contratos de servicio')).not.toContain('confianza legítima')
  })

  it.each([
    'mi marido me engaña',
    'se cae el muro de la casa',
    'invertí en un depósito a plazo fijo',
    'llevo meses sin ver a mi hermano',
    'lo golpearon sin razón',
    'la represa y la presa de agua',
    'reclaman por la violación del contrato',
    'adoptó medidas urgentes',
    'la manifestación de voluntad',
    'custodia de valores',
    'me sacaron una foto',
  ])('reads no other sense into «%s»', (text) => {
    const others = ['estafa', 'Crédito con Aval del Estado', 'contrato a plazo fijo', 'silencio administrativo', 'despido injustificado']
    const wrong = [
      ...others,
      'privado de libertad',
      'delito de violación',
      'susceptibilidad de adopción',
      'derecho de reunión',
      'cuidado personal',
    ]
    expect(found(text).filter((name) => wrong.includes(name))).toEqual([])
  })

  it('returns the range of the words', () => {
    const words = wordTokens(analyze('ayer me despidieron'))
    expect(findConcepts(words).map(({ from, to }) => words.slice(from, to).map(({ exact }) => exact))).toContainEqual(['me', 'despidieron'])
  })
})

it('tells the names that initials stand for', () => {
  expect(namesForInitials('tgr')).toEqual(['Tesorería General de la República'])
  expect(namesForInitials('dt')).toContain('Inspección Comunal del Trabajo')
  expect(['isapre', 'pega', 'robo', 'Tribunal', ''].flatMap(namesForInitials)).toEqual([])
})

describe('isWordOfCourts', () => {
  const isOne = (word: string): boolean => wordTokens(analyze(word)).every(isWordOfCourts)

  it('tells words that courts use from those that only people use', () => {
    expect(['vecino', 'vecinas', 'licencia', 'herencias', 'marca'].filter((word) => !isOne(word))).toEqual([])
    expect(['pega', 'lucas', 'nana', 'muni', 'copete', 'portonazo'].filter(isOne)).toEqual([])
  })
})
