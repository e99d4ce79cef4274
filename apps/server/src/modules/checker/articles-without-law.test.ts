import { findNormCitations, findQuotations } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { findArticlesWithoutLaw } from './articles-without-law.ts'

const labelsOf = (text: string): (readonly [text: string, label: string])[] =>
  findArticlesWithoutLaw(text, findNormCitations(text), findQuotations(text)).map((found) => {
    expect(found.isLawUnnamed).toBe(true)
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

it('takes it for that of the only law that the lines before cite, or of the only one of the text that has it', () => {
  expect(labelsOf(`${cited}La regla del artículo 489, inciso primero, y la del artículo 7° se aplican.`)).toEqual([
    ['artículo 489, inciso primero', 'art. 489 inciso 1° Código del Trabajo'],
    ['artículo 7°', 'art. 7 Código del Trabajo'],
  ])
  const far = 'El farero apagó la lámpara del muelle antes del alba. '.repeat(20)
  expect(labelsOf(`${cited}${far}Responde según el artículo 1545 del Código Civil. Se ejecuta de buena fe (artículo 1546).`)).toEqual([
    ['artículo 1546', 'art. 1546 Código Civil'],
  ])
  expect(labelsOf(`${cited}Responde según el artículo 1545 del Código Civil. La culpa es la del artículo 2284.`)).toEqual([
    ['artículo 2284', 'art. 2284 Código Civil'],
  ])
})

it.each([
  ['after two laws that both have it', `${cited}El artículo 1545 del Código Civil es otro. La regla del artículo 489 se aplica.`],
  [
    'of a small number after one citation',
    'Fundo esto en el artículo 162 del Código del Trabajo y en el artículo 5 de la Ley N° 19.496. Rige el artículo 9°.',
  ],
  [
    'after one that is of nobody knows which law',
    `El artículo 1545 del Código Civil y ${cited}La del artículo 480 y la del artículo 481 rigen.`,
  ],
  [
    'of something else that is named',
    `${cited}Infringe el artículo 170 del reglamento interno, y el Reglamento de la caleta, artículo 180.`,
  ],
  [
    'within words quoted from elsewhere',
    `${cited}El tribunal dijo que «la regla del artículo 489 obliga al farero desde que enciende la lámpara».`,
  ],
  [
    'of another paragraph that a code never named has too',
    'Responde según el artículo 1545 del Código Civil.\nSe abandonó (artículo 152).',
  ],
  ['of another law that is paraphrased', `${cited}Se regula según el artículo 173 de la ley procesal.`],
  ['that it cites under two laws', `${cited}El artículo 161 del Código Civil es otro. La causal del artículo 161 no concurre.`],
  ['that stands beside its law', cited],
])('leaves one %s', (_, text) => {
  expect(labelsOf(text)).toEqual([])
})

it('takes an article of «id.» for that of the law cited last', () => {
  const inOneSentence = 'Lo exige el artículo 1545 del Código Civil, y se ejecutó de buena fe (art. 1546, id.).'
  expect([labelsOf(inOneSentence), findNormCitations(inOneSentence).map(({ key }) => key)]).toEqual([[], ['CC:1545', 'CC:1546']])
  expect(labelsOf('Lo exige el artículo 1545 del Código Civil. El art. 1546, identificado así, se lee por el anterior.')).toEqual([
    ['art. 1546', 'art. 1546 Código Civil'],
  ])
})

it('reads an article behind an ambiguous name as uncertain, until an article that one of the laws has tells which', () => {
  const read = (text: string) =>
    findArticlesWithoutLaw(text, findNormCitations(text), findQuotations(text)).map(({ text: written, idNorma, candidates }) => [
      written,
      idNorma === null ? candidates.map(({ key }) => key) : 'one',
    ])
  expect(read('Rigen los arts. 41 y 63 del CT. Véase además el art. 162 inciso quinto.')).toEqual([
    ['art. 162 inciso quinto', ['CT', 'CTrib']],
  ])
  expect(read('Rigen los arts. 41 y 63 del CT. También los arts. 183-A y 183-B (y el art. 162 inciso quinto).')).toEqual([
    ['arts. 183-A', 'one'],
    ['183-B', 'one'],
    ['art. 162 inciso quinto', 'one'],
  ])
})
