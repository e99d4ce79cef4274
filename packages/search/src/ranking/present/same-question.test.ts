import type { Ruling } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { manyRulings } from '../../testing/many-rulings.ts'
import { openSearch, requestFor } from '../../testing/open-search.ts'
import { rulingOf, section } from '../../testing/rulings.ts'
import { openTopicFinder } from '../../topics/topic-finder.ts'
import type { RulingSearchRequest } from '../request/search-request.ts'

const story =
  'un pitbull suelto sin bozal mordió a mi niña en la plaza y quedó con una cicatriz en la mejilla; el dueño huyó en una bicicleta amarilla por la avenida'
const sideBySide = 'pitbull suelto bozal niña plaza cicatriz mejilla dueño bicicleta amarilla avenida'
const topic = openTopicFinder()
  .find(story)[0]
  ?.topic.formal.map(({ wording }) => wording)
  .join('. ')

const civil = (docId: string, facts: string, subject: string): Ruling =>
  rulingOf(docId, {
    subjects: [subject],
    sections: [
      section('c1', 'considerando', `Primero: Que se demanda porque ${facts}`),
      section('resolutiva', 'resolutiva', 'Se acoge la demanda.'),
    ],
  })
const rulings = [
  ...manyRulings,
  civil(
    'toda',
    `un pitbull suelto sin bozal mordió a la niña en la plaza y le quedó una cicatriz en la mejilla, y el dueño huyó en una bicicleta amarilla. El pitbull suelto mordió a la niña en la plaza, y la niña tiene una cicatriz en la mejilla. El dueño del pitbull huyó en la bicicleta amarilla; ${topic}.`,
    'Mordedura de perro',
  ),
  civil(
    'otra',
    `un pitbull suelto sin bozal mordió a un cartero en la plaza, y su dueño huyó en bicicleta; ${topic}. ${'El cartero repartía cartas en el barrio y llevaba un bolso. '.repeat(3)}`,
    'Mordedura de perro',
  ),
  civil('ajena', 'un columpio suelto dejó en la mejilla de una niña una cicatriz.', 'Falta de servicio'),
]

const ask = async (query: string, parts: Partial<RulingSearchRequest> = {}) => {
  const { search } = await openSearch(rulings)
  const { total, hits } = await search.search(requestFor(query, parts))
  return { total, answers: hits.slice(0, total).map(({ docId }) => docId), hits }
}

describe('rulings of the same question', () => {
  it('answer a story beside the one that tells it best, at level media', async () => {
    const { answers, hits } = await ask(story)
    expect(answers).toEqual(['toda', 'otra'])
    expect(hits[1]?.level).toBe('media')
  })

  it('are the same in every order', async () => {
    for (const sort of ['recientes', 'alfabetico', 'filtro-semantico'] as const)
      expect((await ask(story, { sort })).answers.sort()).toEqual(['otra', 'toda'])
    expect((await ask(story, { mode: 'lexica' })).total).toBe(2)
  })

  it('are not looked for where the topic is left out', async () => {
    const { search } = await openSearch(rulings)
    const { chips } = await search.search(requestFor(story))
    const topics = chips.filter(({ tipo }) => tipo === 'tema').map(({ clave }) => `-${clave}`)
    expect(topics.length).toBeGreaterThan(0)
    const { total, hits } = await search.search(requestFor(story, { preferred: topics }))
    expect(hits.slice(0, total).map(({ docId }) => docId)).not.toContain('otra')
    expect(hits.map(({ docId }) => docId)).toContain('otra')
  })

  it('do not change a search of words side by side', async () => {
    expect((await ask(sideBySide)).answers).toEqual(['toda'])
  })
})
