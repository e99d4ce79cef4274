import { beforeAll, describe, expect, it } from 'vitest'
import type { RulingSearch } from '../../ruling-search.ts'
import { openSearch } from '../../testing/open-search.ts'
import { rulingOf, section } from '../../testing/rulings.ts'

const text = (words: string) => [section('c1', 'considerando', words)]
let search: RulingSearch
beforeAll(async () => {
  const maternity =
    'El fuero maternal ampara a la trabajadora embarazada. Sin desafuero la separación es nula y procede la reincorporación.'
  const rulings = [
    rulingOf('fuero', {
      sections: [
        ...text(maternity),
        section('r1', 'resolutiva', 'Se rechaza el desafuero de la trabajadora con fuero maternal, por el artículo 201.'),
      ],
      subjects: ['Fuero maternal'],
    }),
    rulingOf('arriendo', { sections: text('Término de contrato de arrendamiento por no pago de rentas. La trabajadora no compareció.') }),
    rulingOf('aparte', {
      sections: text(
        'Ni el fuero maternal ni el desafuero de la trabajadora embarazada eran objeto del juicio. El fuero maternal no se discute.',
      ),
    }),
    rulingOf('multa', { sections: text('La multa del artículo 506 del Código del Trabajo fue rebajada a la trabajadora.') }),
  ]
  search = (await openSearch(rulings)).search
})

describe('demandsOf', () => {
  it('names the words, norms and topics of a question, the rare ones above the common', async () => {
    const { demands } = await search.demandsOf({
      question: '¿pueden despedir a una trabajadora con fuero, según el artículo 201 del Código del Trabajo?',
      docIds: [],
    })
    expect(demands.find(({ kind }) => kind === 'norm')).toMatchObject({ norms: ['CT:201'], wordings: [] })
    const rarityOf = (label: string) => demands.find((each) => each.label === label)?.rarity ?? expect.fail(label)
    expect(rarityOf('trabajadora')).toBeLessThan(rarityOf('fuero'))
    expect(demands.every(({ rarity }) => rarity >= 0 && rarity <= 1)).toBe(true)
  })

  it('adds the words of courts to those of people', async () => {
    const { demands, topics, isOwnStory } = await search.demandsOf({ question: 'me echaron estando embarazada', docIds: [] })
    expect(isOwnStory).toBe(true)
    const wordings = demands.flatMap((demand) => demand.wordings.map((stems) => stems.join(' ')))
    expect(wordings.some((each) => each.includes('despid'))).toBe(true)
    expect(topics.every(({ share }) => share > 0 && share <= 1)).toBe(true)
  })

  it('tells the topics of rulings, and answers questions without words', async () => {
    const { topics, topicsOf, strongestOf } = await search.demandsOf({
      question: 'fuero maternal desafuero embarazada',
      docIds: ['fuero', 'aparte', 'ninguna'],
    })
    expect(topicsOf).toEqual([[topics[0]?.id], [], []])
    expect(strongestOf).toEqual([[topics[0]?.id], [topics[0]?.id], []])
    expect(await search.demandsOf({ question: '¿?', docIds: [] })).toEqual({
      demands: [],
      topics: [],
      topicsOf: [],
      strongestOf: [],
      isOwnStory: false,
    })
  })
})
