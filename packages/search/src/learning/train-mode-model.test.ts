import { readFileSync } from 'node:fs'
import { formatSoftmaxModel, likeliestClass } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { possibleMentions } from '../query/conditions/weighing/possible-mentions.ts'
import { type ModeModel, modeModelFile, modesByRules } from '../query/conditions/weighing/weigh-modes.ts'
import { parseQuery } from '../query/parse-query.ts'
import { demandedLine } from '../testing/demanded.ts'
import { type ModeExample, readModeExamples, trainModeModel, weighedExample } from './train-mode-model.ts'

const examples = readModeExamples()

/** Writers whom the model is not to have read. */
const leftOut = new Set(['h', 'm', 'q', 'w'])

/** Every mention of a query is demanded as its writer meant it. */
const isRead = (example: ModeExample, model: ModeModel): boolean =>
  weighedExample(example).every(({ features, expected }) => {
    const names = features.map(([name]) => name)
    return (likeliestClass(names, model) === 'exigir') === (expected === 'exigir')
  })

describe('what a query demands', () => {
  it('is weighed by the model that the examples give', { timeout: 1_200_000 }, () => {
    expect(readFileSync(modeModelFile, 'utf8')).toBe(formatSoftmaxModel(trainModeModel(examples)))
  })

  it('is read of writers whom the model never read, better than by the rules alone', { timeout: 600_000 }, () => {
    const model = trainModeModel(examples.filter(({ writer }) => !leftOut.has(writer)))
    const asked = examples.filter(({ writer }) => leftOut.has(writer))
    const byRules = asked.filter((each) =>
      weighedExample(each).every(
        ({ features, expected }) => features.some(([name]) => name === 'rules exigir') === (expected === 'exigir'),
      ),
    ).length
    const read = asked.filter((each) => isRead(each, model)).length
    console.info(`every demand of ${read} of ${asked.length} queries read as meant, by the rules ${byRules}`)
    expect(asked.length).toBeGreaterThan(200)
    expect(read).toBeGreaterThan(asked.length * 0.9)
    expect(read).toBeGreaterThan(byRules)
  })

  it.each([
    [
      '¿ha rechazado la Corte de Arica protecciones contra la Compin?',
      'recurso:protección · resultado:rechaza · tribunal:Corte de Apelaciones de Arica',
    ],
    [
      'quiero ver sentencias absolutorias de juzgados de garantía por hurto donde no llegaron los testigos',
      'resultado:absuelve · tribunal:Juzgado de Garantía',
    ],
    [
      'busco fallos de la Corte de Temuco que rechacen protección de una profesora por licencias',
      'recurso:protección · resultado:rechaza · tribunal:Corte de Apelaciones de Temuco',
    ],
    ['me despidieron en marzo de 2023, reclamo acogido juzgado de letras de Buin', 'resultado:acoge · tribunal:Juzgado de Letras de Buin'],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(expected)
  })

  it.each([
    'fallos que acojan protección contra vecinos, ojalá de la Corte de Temuco',
    'fallos que acojan protección contra vecinos, de la Corte de Temuco idealmente',
  ])('is preferred where it is wished: «%s»', (query) => {
    expect(parseQuery(query).conditions.find(({ test }) => test.kind === 'tribunal')?.mode).toBe('preferir')
  })

  it('is what the rules say where they alone decide', () => {
    const query = '¿ha rechazado la Corte de Arica protecciones contra la Compin?'
    expect(parseQuery(query, { weigh: modesByRules }).conditions.find(({ test }) => test.kind === 'resultado')?.mode).toBe('preferir')
  })
})

describe('possible mentions', () => {
  const found = (text: string): string[] => possibleMentions(text, [], []).map(({ test, value }) => `${test.kind}:${value}`)

  it('are every form of an outcome, every appeal, bodies and cities', () => {
    expect(found('absoluciones en amparo, dijo el SII en Talca')).toEqual([
      'recurso:amparo',
      'resultado:absuelve',
      'tribunal:Servicio de Impuestos Internos',
      'tribunal:Talca',
    ])
  })

  it.each(['nulidad de testamento', 'protección de datos', 'quejas de vecinos', 'revisión de precios', 'unificación de deudas'])(
    'are no appeals in «%s»',
    (text) => {
      expect(found(text)).toEqual([])
    },
  )

  it('leave out what is read otherwise', () => {
    const text = 'amparo acogido'
    expect(possibleMentions(text, [], [{ from: 0, to: text.length }])).toEqual([])
  })
})
