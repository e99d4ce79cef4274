import { expect, it } from 'vitest'
import { parseNorm } from './parse-norm.ts'

it.each([
  ['art. 162 CT', 'CT:162'],
  ['CT:162', 'CT:162'],
  ['CT-162', 'CT:162'],
  ['ct.162', 'CT:162'],
  ['C.T.:162', 'CT:162'],
  ['CT162', 'CT:162'],
  ['CT:art.162', 'CT:162'],
  ['CT', 'CT'],
  ['ccom:3', 'CCom:3'],
  ['CT:183-A', 'CT:183 A'],
  ['CT:485 bis', 'CT:485 bis'],
  ['CPP-373', 'CPP:373'],
  ['CPR:19:24', 'CPR:19'],
  ['19 N° 24 CPR', 'CPR:19'],
  ['1545 CC', 'CC:1545'],
  ['Código del Trabajo', 'CT'],
  ['ley-19496', 'ley-19496'],
  ['ley19496', 'ley-19496'],
  ['19.496', 'ley-19496'],
  ['19496:12', 'ley-19496:12'],
  ['ley-19880:41', 'ley-19880:41'],
  ['DL-3500', 'DL-3500'],
  ['d.l.3.500', 'DL-3500'],
  ['DL-3500:19', 'DL-3500:19'],
  ['DS-594', 'DS-594'],
  ['DFL 1', 'DFL-1'],
])('reads %s', (value, key) => {
  expect(parseNorm(value)?.key).toBe(key)
})

it.each([
  ['CPR:19:24', 'art. 19 N° 24 Constitución Política de la República'],
  ['19 N° 24 CPR', 'art. 19 N° 24 Constitución Política de la República'],
  ['art. 162 inciso 5° Código del Trabajo', 'art. 162 inciso 5° Código del Trabajo'],
  ['art. 160 N° 1 letra a) y N° 7 Código del Trabajo', 'art. 160 N° 1 letra a) y N° 7 Código del Trabajo'],
  ['arts. 160 a 163 Código del Trabajo', 'arts. 160 a 163 Código del Trabajo'],
])('reads the place within the article in %s', (value, label) => {
  expect(parseNorm(value)?.label).toBe(label)
})

it('finds no norm in other words and numbers', () => {
  for (const value of ['162', 'fuero', 'XX:12', 'c-12-2020', 'de 2020']) expect(parseNorm(value), value).toBeNull()
})
