import { findNormCitations } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { findArticlesWithoutLaw } from './articles-without-law.ts'

const labelsOf = (text: string): (readonly [text: string, label: string])[] =>
  findArticlesWithoutLaw(text, findNormCitations(text)).map((found) => {
    expect(text.slice(found.from, found.to)).toBe(found.text)
    return [found.text, found.label] as const
  })

const cited = 'Fundo la demanda en los artículos 161, 162 y 168 del Código del Trabajo. '

it('takes an article without its law for that of the law under which the text cites it elsewhere', () => {
  expect(labelsOf(`${cited}La causal del artículo 161 no concurre, y procede el recargo del art. 168 letra a).`)).toEqual([
    ['artículo 161', 'art. 161 Código del Trabajo'],
    ['art. 168 letra a)', 'art. 168 letra a) Código del Trabajo'],
  ])
  expect(labelsOf(`${cited}SEGUNDO: ARTÍCULOS 161 Y 162.`).map(([, label]) => label)).toEqual([
    'art. 161 Código del Trabajo',
    'art. 162 Código del Trabajo',
  ])
})

it.each([
  ['that the text cites nowhere else', `${cited}La regla del artículo 489 se aplica.`],
  ['that it cites under two laws', `${cited}El artículo 161 del Código Civil es otro. La causal del artículo 161 no concurre.`],
  ['of a small number', 'Fundo la demanda en el artículo 19 de la Constitución. La garantía del artículo 19 se afecta.'],
  ['that stands beside its law', cited],
])('leaves one %s', (_, text) => {
  expect(labelsOf(text)).toEqual([])
})

it('takes an article of «id.» for that of the law cited last', () => {
  expect(labelsOf('Lo exige el artículo 1545 del Código Civil, y se ejecutó de buena fe (art. 1546, id.).')).toEqual([
    ['art. 1546', 'art. 1546 Código Civil'],
  ])
  expect(labelsOf('Lo exige el artículo 1545 del Código Civil. El art. 1546, identificado así, es otro.')).toEqual([])
})
