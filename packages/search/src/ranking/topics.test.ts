import { beforeAll, describe, expect, it } from 'vitest'
import type { RulingSearch } from '../ruling-search.ts'
import { openSearch, requestFor } from '../testing/open-search.ts'
import { rulingOf, section } from '../testing/rulings.ts'
import { openTopicFinder } from '../topics/topic-finder.ts'
import type { RulingSearchResult } from './present/search-result.ts'
import type { RulingSearchRequest } from './request/search-request.ts'

const text = (words: string) => [section('c1', 'considerando', words)]
const decision = section(
  'r1',
  'resolutiva',
  'Se rechaza la demanda de desafuero de la trabajadora con fuero maternal, por el artículo 201.',
)
const maternity = 'El fuero maternal ampara a la trabajadora embarazada. Sin desafuero la separación es nula y procede la reincorporación.'
const rulings = [
  rulingOf('fuero', { sections: [...text(maternity), decision], subjects: ['Fuero maternal'] }),
  rulingOf('fuero-plazo', { sections: [...text(`${maternity} Contrato a plazo.`), decision], subjects: ['Desafuero maternal'] }),
  rulingOf('echaron', {
    sections: text('Dijo que la echaron del trabajo y que estaba esperando un pago, y que quiere volver a su trabajo.'),
  }),
  rulingOf('arriendo', {
    sections: text('Término de contrato de arrendamiento por no pago de rentas, y restitución del inmueble.'),
    subjects: ['Arrendamiento'],
  }),
]
const story = 'me echaron del trabajo cuando supieron que estoy esperando guagua, quiero volver con fuero maternal'

let search: RulingSearch
let topic: string
beforeAll(async () => {
  search = (await openSearch(rulings)).search
  topic = `tema:${openTopicFinder().find(story)[0]?.topic.name}`
})

const ask = (query: string, parts: Partial<RulingSearchRequest> = {}): Promise<RulingSearchResult> =>
  search.search(requestFor(query, parts))
const topicsOf = ({ chips }: RulingSearchResult): string[] =>
  chips.filter(({ tipo }) => tipo === 'tema').map(({ clave, modo }) => `${modo} ${clave}`)
const found = ({ hits }: RulingSearchResult): string[] => hits.map(({ docId }) => docId)

describe('topics of a question', () => {
  it('are chips that prefer, and stand behind the whole query', async () => {
    const answer = await ask(story)
    expect(topicsOf(answer)[0]).toBe(`preferir ${topic}`)
    expect(answer.chips.filter(({ tipo }) => tipo === 'tema').every(({ resto }) => resto === story)).toBe(true)
  })

  it('raise the rulings on them', async () => {
    const bite = 'un pitbull sin correa atacó a mi niña en la plaza'
    const formal =
      openTopicFinder()
        .find(bite)[0]
        ?.topic.formal.map(({ wording }) => wording) ?? []
    const { search: two } = await openSearch([
      rulingOf('ajeno', { sections: text('La niña estaba en la plaza.') }),
      rulingOf('propio', { sections: text(`La niña estaba en la plaza. ${formal.join('. ')}.`) }),
    ])
    const request = requestFor(bite)
    const raised = await two.search(request)
    const plain = await two.search({ ...request, preferred: topicsOf(raised).map((each) => each.replace('preferir ', '-')) })
    expect([found(raised), found(plain)]).toEqual([
      ['propio', 'ajeno'],
      ['ajeno', 'propio'],
    ])
  })

  it('can be left out one by one', async () => {
    const all = topicsOf(await ask(story))
    const left = await ask(story, { preferred: [`-${topic}`] })
    expect(topicsOf(left)).toEqual(all.filter((each) => each !== `preferir ${topic}`))
    const none = await ask(story, { preferred: all.map((each) => each.replace('preferir ', '-')) })
    expect(topicsOf(none)).toEqual([])
  })

  it('restrict the search and its total when demanded, in any mode', async () => {
    for (const mode of ['lexica', 'hibrida', 'semantica'] as const) {
      const answer = await ask(story, { required: [topic], mode })
      expect(topicsOf(answer)).toContain(`exigir ${topic}`)
      expect(found(answer).sort(), mode).toEqual(['fuero', 'fuero-plazo'])
      expect(answer.total + answer.others, mode).toBe(2)
    }
  })

  it('are demanded although the words of the query speak of something else, and all together', async () => {
    const answer = await ask('contrato', { required: [topic] })
    expect(found(answer)).toEqual(['fuero-plazo'])
    const other = 'tema:Divorcio por cese de convivencia'
    const both = await ask('trabajadora', { required: [topic, other] })
    expect(both.chips.filter(({ tipo }) => tipo === 'tema').length).toBeGreaterThan(0)
  })

  it('are said in the formal query, which finds the same', async () => {
    const answer = await ask('trabajadora embarazada', { required: [topic] })
    expect(answer.formal).toContain(`tema:"${topic.slice('tema:'.length)}"`)
    expect(found(await ask(answer.formal)).sort()).toEqual(found(answer).sort())
  })

  it('are none of a caption, of operators, of the number of a case and of an unknown key', async () => {
    for (const query of ['Pérez con Soto', 'fuero Y maternal', 'rol 1234-2020', 'receta de cazuela'])
      expect(topicsOf(await ask(query)), query).toEqual([])
    expect(topicsOf(await ask('contrato', { required: ['tema:No existe'], preferred: ['-tema:No existe'] }))).toEqual([])
  })
})
