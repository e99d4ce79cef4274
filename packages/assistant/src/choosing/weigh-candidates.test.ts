import { buildSections } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { demandsOf } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { candidatesOf } from './candidate.ts'
import { weighCandidates } from './weigh-candidates.ts'

const weigh = (source: SourceRuling, question: string) =>
  weighCandidates(candidatesOf(source), { question: readQuestion(question), demands: demandsOf(question) })
const worthOf = (source: SourceRuling, question: string, words: string): number =>
  weigh(source, question).find(({ text }) => text.includes(words))?.score ?? 0

const dismissal = sourceOf('despido', [
  'Primero: Que la empresa dedujo recurso y sostuvo que la carta de aviso expresaba los hechos de la causal con toda precisión.',
  'Segundo: Que la carta de aviso debe expresar los hechos en que se funda la causal que se invoca. Así lo quiere el legislador para que el trabajador se defienda.',
  'Tercero: Que los intereses se calculan desde la fecha que indica el certificado emitido por la autoridad competente del ramo.',
  'Cuarto: Que, en consecuencia, no puede tenerse por cumplida la exigencia en este caso, ni corresponde acoger lo pedido por la empresa.',
])
const question = '¿qué hechos debe expresar la carta de aviso?'

describe('weighCandidates', () => {
  it('weighs what stands beside an answer, what the court concludes and what it decides above what speaks of something else', () => {
    const aside = worthOf(dismissal, question, 'intereses')
    expect(worthOf(dismissal, question, 'debe expresar')).toBeGreaterThan(2 * aside)
    expect(worthOf(dismissal, question, 'el legislador')).toBeGreaterThan(aside)
    expect(worthOf(dismissal, question, 'en consecuencia')).toBeGreaterThan(aside)
    expect(Math.max(...weigh(dismissal, question).flatMap(({ kind, score }) => (kind === 'resolutiva' ? [score] : [])))).toBeGreaterThan(
      aside,
    )
  })

  it('hears another form of a word', () => {
    const source = sourceOf('formas', [
      'Primero: Que la ampliación del plazo de la pesquisa fue dispuesta por el tribunal de la causa en su momento.',
      'Segundo: Que el domicilio de las partes consta en los documentos que fueron acompañados a estos autos.',
    ])
    const asked = '¿se puede ampliar el plazo?'
    expect(worthOf(source, asked, 'ampliación')).toBeGreaterThan(worthOf(source, asked, 'domicilio'))
  })

  it('trusts a sentence less that may not be the court speaking, among what others tell', () => {
    const plain = 'El martes cuatro la carta de aviso expresó los hechos de cada causal con mucho detalle y con sus fechas.'
    const behind = (before: string) =>
      sourceOf('dichos', [`Primero: ${before} Este tribunal estima que hubo un envío al domicilio. ${plain}`])
    const doubted = behind('Que la demandada contestó la demanda y alegó que el aviso se envió a tiempo por correo certificado.')
    const own = behind('Que el aviso se envió a tiempo por correo certificado al domicilio que consta en el contrato.')
    expect(worthOf(own, question, 'mucho detalle')).toBeGreaterThan(2 * worthOf(doubted, question, 'mucho detalle'))
    expect(worthOf(doubted, question, 'mucho detalle')).toBeGreaterThan(0)
  })

  it.each([
    [
      'REPÚBLICA DE CHILE ocho mil quinientos doce',
      'Segundo: Que la carta REPÚBLICA DE CHILE ocho mil quinientos doce de aviso llegó tarde a la causal.',
    ],
    [
      'de conformidad',
      'Y de conformidad con lo dispuesto en los artículos 160 y 162 del Código del Trabajo, la carta de aviso y la causal.',
    ],
    ['escrito de la', 'Segundo: Que los hechos de la carta de aviso y la causal se leen a fojas doce en el escrito de la'],
    ['SE DECLARA', 'Que por lo dicho de la carta de aviso y de la causal, y por los artículos que se invocaron, SE DECLARA:'],
  ])('leaves out what says nothing by itself: %s', (words, paragraph) => {
    const source = sourceOf('trunca', [
      'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal que se invoca.',
      paragraph,
    ])
    expect(worthOf(source, question, words)).toBe(0)
    expect(worthOf(source, question, 'debe expresar')).toBeGreaterThan(0)
  })

  it.each([
    'por la carta de aviso de la empresa Aurora S.A.',
    'porque la carta de aviso de la causal la recibió él.',
    'sobre la carta de aviso y la causal de este año.',
  ])('keeps a whole sentence: %s', (end) => {
    const source = sourceOf('entera', [
      'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal que se invoca.',
      `Segundo: Que se acoge lo pedido ${end}`,
    ])
    expect(worthOf(source, question, 'se acoge lo pedido')).toBeGreaterThan(0)
  })

  it('leaves out why somebody pays the costs, unless they are asked for', () => {
    const source = sourceOf('motivo', [
      'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal que se invoca.',
      'Segundo: Que, respecto de la condena en costas y teniendo presente que se acoge lo pedido sobre la carta de aviso, se impondrán a la demandada.',
      'Tercero: Que se acogerá la demanda por la carta de aviso, y se condena en costas a la demandada por haber sido vencida en todo.',
    ])
    expect(worthOf(source, question, 'respecto de la condena')).toBe(0)
    expect(worthOf(source, question, 'se acogerá la demanda')).toBeGreaterThan(0)
    expect(worthOf(source, '¿por qué se paga en costas por la carta de aviso?', 'respecto de la condena')).toBeGreaterThan(0)
  })

  it('leaves out orders on costs and the file, unless they are asked for', () => {
    const [, , decided] = buildSections([
      'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal que se invoca.',
    ])
    const paragraphs = [
      'III.- Que no se condena en costas a la demandada, por haber tenido motivo plausible para litigar sobre la carta de aviso.',
    ]
    const source = sourceOf('costas', ['Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal que se invoca.'])
    const sections = source.ruling.sections.map((section) =>
      section.anchor === decided?.anchor ? { ...section, paragraphs: paragraphs.map((text) => ({ anchor: 'p9', text })) } : section,
    )
    const costs = { ...source, ruling: { ...source.ruling, sections } }
    expect(worthOf(costs, question, 'costas')).toBe(0)
    expect(worthOf(costs, '¿se paga en costas por la carta de aviso?', 'costas')).toBeGreaterThan(0)
  })

  it('weighs sentences in capitals only of an act that is written so', () => {
    const inCapitals = 'SEGUNDO: QUE LA CARTA DE AVISO DEBE EXPRESAR LOS HECHOS EN QUE SE FUNDA LA CAUSAL DE TÉRMINO DEL CONTRATO.'
    const act = sourceOf('mayúsculas', [
      'PRIMERO: QUE LA INSPECCIÓN CONSULTA QUÉ PLAZO TIENE EL EMPLEADOR PARA ENTREGAR LAS COPIAS A CADA TRABAJADOR DE LA FAENA.',
      inCapitals,
      'TERCERO: QUE SIN ESOS HECHOS EL TRABAJADOR NO PUEDE DEFENDERSE DE LO QUE SE LE IMPUTA EN EL JUICIO QUE SIGUE AL DESPIDO.',
    ])
    expect(worthOf(act, question, 'LOS HECHOS EN QUE')).toBeGreaterThan(0)
    const amongSmall = sourceOf('minúsculas', [
      'Primero: Que la inspección consulta qué plazo tiene el empleador para entregar las copias a cada trabajador de la faena.',
      inCapitals,
      'Tercero: Que sin esos hechos el trabajador no puede defenderse de lo que se le imputa en el juicio que sigue al despido.',
    ])
    expect(worthOf(amongSmall, question, 'LOS HECHOS EN QUE')).toBe(0)
  })

  it('weighs nothing of a ruling that speaks of nothing asked', () => {
    expect(weigh(dismissal, 'servidumbre minera de tránsito')).toEqual([])
  })
})
