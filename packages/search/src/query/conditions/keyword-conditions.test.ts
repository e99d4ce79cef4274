import { describe, expect, it } from 'vitest'
import { parseQuery } from '../parse-query.ts'

const demanded = (query: string): string =>
  parseQuery(query)
    .chips.filter(({ modo }) => modo === 'exigir')
    .map(({ clave }) => clave)
    .sort()
    .join(' · ')

const sorted = (keys: string): string => keys.split(' · ').sort().join(' · ')

describe('slips and documents', () => {
  it.each([
    ['dictamen 2024', 'fecha:2024'],
    ['dictamen 2024 viáticos', 'fecha:2024'],
    ['oficio 2022 contraloría', 'fecha:2022 · tribunal:Contraloría General de la República'],
    ['dictamen 2021 contraloría contratas', 'fecha:2021 · tribunal:Contraloría General de la República'],
    ['ordinario 2023 dirección del trabajo', 'fecha:2023 · tribunal:Dirección del Trabajo'],
    ['resolución 2021 sma', 'fecha:2021 · tribunal:Superintendencia del Medio Ambiente'],
    ['fallos que acojen precario', 'resultado:acoge'],
    ['protecciones acojidas isapre', 'resultado:acoge · recurso:protección'],
    ['recurso de nulidad rechasado despido', 'resultado:rechaza · recurso:nulidad'],
    ['isapre CS rechasa', 'resultado:rechaza · tribunal:Corte Suprema'],
    ['CORTE SUPREMA REVOKA ISAPRE', 'resultado:revoca · tribunal:Corte Suprema'],
    ['apelaciones deciertas', 'resultado:abandonado · recurso:apelación'],
    ['la isapre rechaso mi licencia', ''],
    ['la corte rebocó mi recurso y quede sin nada', ''],
  ])('demands «%s»', (query, expected) => {
    expect(demanded(query)).toBe(sorted(expected))
  })
})
