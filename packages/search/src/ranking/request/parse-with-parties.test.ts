import { expect, it } from 'vitest'
import type { QueryCondition } from '../../query/conditions/condition.ts'
import { parseWithParties } from './parse-with-parties.ts'

const captions = [
  'aseonorte servicio impuestos internos',
  'puertosur lacustre spa',
  'romero gatica viajes polares',
  'sentencia demanda lomablanca quilimari',
]

/** All captions are of courts of labour. */
const partiesOf = async (query: string): Promise<readonly string[]> => {
  const has = async (words: readonly string[], courts: readonly QueryCondition[] = []) =>
    captions.some((each) => words.every((word) => each.split(' ').includes(word))) &&
    (courts.length === 0 || courts.some(({ value }) => value.includes('Trabajo')))
  const isMostlyName = async (word: string) => word !== 'quilimari' && (await has([word]))
  return (await parseWithParties(query, {}, { has, isMostlyName })).chips.filter(({ tipo }) => tipo === 'partes').map(({ texto }) => texto)
}

it.each([
  ['puertosur con lacustre', 'puertosur con lacustre'],
  ['puertosur con lacustre costas', 'puertosur con lacustre'],
  ['aseonorte con sii casacion fondo inadmisible', 'aseonorte con sii'],
  ['romero gatica contra viajes polares indemnización', 'romero gatica contra viajes polares'],
  ['casación lomablanca c/ quilimari 2019', 'lomablanca c/ quilimari'],
])('reads the parties of a stored caption in «%s»', async (query, expected) => {
  expect(await partiesOf(query)).toEqual([expected])
})

it.each([
  ['desistida c/ puertosur lacustre CA Talca', 'c/ puertosur lacustre'],
  ['vs SII liquidaciones', 'vs SII'],
  ['contra quilimari costas', 'contra quilimari'],
  ['protecciones contra el quilimari de empresas de turno', 'contra el quilimari'],
])('reads one party behind its sign in «%s»', async (query, expected) => {
  expect(await partiesOf(query)).toEqual([expected])
})

it('reads no parties where no caption has both', async () => {
  for (const query of [
    'lacustre con lomablanca',
    'me despidieron con fuero',
    'robo con intimidación',
    'quilimari y aldea',
    'demanda con sentencia',
    'con sentencia firme',
    'despido c/ quilimar',
  ])
    expect(await partiesOf(query), query).toEqual([])
})

it.each([
  ['lomablanca necesidades de la empresa', 'lomablanca'],
  ['despido puertosur lacustre 2023', 'puertosur lacustre'],
])('reads one party of a search of few words in «%s»', async (query, expected) => {
  expect(await partiesOf(query)).toEqual([expected])
})

it('reads one party where a caption of the named court has it', async () => {
  expect(await partiesOf('lomablanca información falsa JLT Talca')).toEqual(['lomablanca'])
  expect(await partiesOf('tdlc lomablanca información falsa')).toEqual([])
})

it('reads no party where a word is that of many rulings, a surname or part of a story', async () => {
  for (const query of [
    'lomablanca',
    'puertosur lacustre 2023',
    'quilimari despido',
    'gatica despido',
    'me despidieron de lomablanca',
    'demanda servicio',
  ])
    expect(await partiesOf(query), query).toEqual([])
})
