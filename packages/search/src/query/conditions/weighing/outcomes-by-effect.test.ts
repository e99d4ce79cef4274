import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../../testing/demanded.ts'
import { parseQuery } from '../../parse-query.ts'

describe('outcomes that rulings have by what they do or say', () => {
  it.each([
    ['casación en el fondo reivindicatoria manifiesta falta de fundamento', 'recurso:casación en el fondo · resultado:rechaza'],
    ['sentencia de reemplazo feriado legal CS', 'resultado:acoge · tribunal:Corte Suprema'],
    ['fallos donde la Suprema haya actuado de oficio por falta de notificación', 'tribunal:Corte Suprema · resultado:acoge'],
    ['el conservador devolvió la escritura, busco fallos que ordenen inscribir', 'resultado:acoge'],
    ['sentencias en que se haya ordenado alzar la hipoteca', 'resultado:acoge'],
  ])('are demanded: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    ['casación en el fondo rechazada por manifiesta falta de fundamento', 'recurso:casación en el fondo · resultado:rechaza'],
    ['queja inadmisible, la suprema actúa de oficio', 'recurso:queja · resultado:inadmisible · tribunal:Corte Suprema'],
    ['fallos de la Suprema que revoquen el archivo y ordenen oficiar', 'tribunal:Corte Suprema · resultado:revoca'],
  ])('are said by the word for an outcome beside them: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each(['la jueza ordenó pagar y no cumplen', '¿puede el juez actuar de oficio?', 'demandas por pérdidas tributarias'])(
    'are none of an account or a question of the law: «%s»',
    (query) => {
      expect(demandedLine(query)).toBe('')
    },
  )

  it('mean every outcome of such rulings, whose words are searched too', () => {
    const { conditions, words } = parseQuery('casación fondo comodato manifiesta falta de fundamento')
    expect(conditions.find(({ test }) => test.kind === 'resultado')).toMatchObject({
      test: { outcomes: ['rechaza', 'inadmisible'] },
      label: 'Rechaza o Inadmisible',
    })
    expect(words.map(({ exact }) => exact)).toContain('manifiesta')
  })
})
