import { parseQuery } from '@basejuris/search'
import { expect, test } from 'vitest'
import { describeExclusions } from './describe-exclusions.ts'

const notice = (query: string): string[] => describeExclusions(parseQuery(query).chips)

test('says what was left out, and how to take it back', () => {
  expect(notice('despido excepto minería')).toEqual([
    'Así leímos su frase: sin «minería». Si no lo quería excluir, pulse «excluido» en la etiqueta.',
  ])
  expect(notice('tutela que no sean de Santiago ni de Valparaíso')).toEqual([
    'Así leímos su frase: sin tribunales de Santiago y tribunales de Valparaíso. Si no los quería excluir, pulse «excluido» en cada etiqueta.',
  ])
})

test('says what was not left out and may have been meant', () => {
  expect(notice('despido no fuero')).toEqual([
    'No se excluyó «fuero»: puede ser parte de lo que busca. Para excluirlo, pulse «no excluido» en la etiqueta.',
  ])
})

test('says nothing of signs, operators and stories', () => {
  expect(['despido -fuero', 'despido NO fuero', 'me despidieron sin aviso'].flatMap(notice)).toEqual([])
})
