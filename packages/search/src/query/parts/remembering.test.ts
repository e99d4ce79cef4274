import { describe, expect, it } from 'vitest'
import { parseQuery } from '../parse-query.ts'
import { remembering } from './remembering.ts'

describe('remembering', () => {
  it('computes once what is asked again, and anew what was asked long ago', () => {
    const asked: string[] = []
    const lengthOf = remembering((text) => {
      asked.push(text)
      return { length: text.length }
    })
    expect([lengthOf('uno'), lengthOf('uno'), lengthOf('cinco')]).toEqual([{ length: 3 }, { length: 3 }, { length: 5 }])
    expect(asked).toEqual(['uno', 'cinco'])
    for (let at = 0; at < 200; at += 1) lengthOf(`otro ${at}`)
    expect(lengthOf('uno')).toEqual({ length: 3 })
    expect(asked.filter((text) => text === 'uno')).toHaveLength(2)
  })

  it('leaves a query as it was read first, whatever is asked between', () => {
    const query = 'casación en el fondo artículo 160 N° 7 CT Corte de Apelaciones de Talca 2023 acogida'
    const first = JSON.stringify(parseQuery(query))
    for (let at = 0; at < 600; at += 1) parseQuery(`otra consulta ${at}`)
    expect(JSON.stringify(parseQuery(query))).toBe(first)
  })
})
