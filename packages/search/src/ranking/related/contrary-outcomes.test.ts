import { describe, expect, it } from 'vitest'
import { openSearch, requestFor } from '../../testing/open-search.ts'
import { rulingOf, section } from '../../testing/rulings.ts'

const cited = 'Que el artículo 161 del Código del Trabajo permite el despido por necesidades de la empresa.'
const dismissal = (docId: string, outcome: 'acoge' | 'rechaza' | 'sin_dato', text = cited) =>
  rulingOf(docId, { outcome, sections: [section('c1', 'considerando', text)] })
const fence = Array.from({ length: 8 }, (_, at) =>
  dismissal(
    `cerco${at}`,
    'rechaza',
    'Que el artículo 842 del Código Civil permite cerrar el predio, y el artículo 144 CPC trata de las costas.',
  ),
)
const rulings = [
  dismissal('uno', 'acoge'),
  dismissal('dos', 'acoge'),
  dismissal('tres', 'rechaza'),
  dismissal('cuatro', 'sin_dato'),
  ...fence,
]

const contraryIn = async (query: string) => {
  const { search } = await openSearch(rulings)
  const { hits } = await search.search(requestFor(query, { size: 20 }))
  return new Map(hits.map(({ docId, contrary }) => [docId, contrary]))
}

describe('contraryOutcomes', () => {
  it.each(['art. 161 Código del Trabajo', 'despido por necesidades de la empresa'])(
    'counts rulings that decided the other way: «%s»',
    async (query) => {
      const contrary = await contraryIn(query)
      expect(contrary.get('uno')).toEqual({ article: 'CT:161', total: 1, exact: true })
      expect(contrary.get('tres')).toEqual({ article: 'CT:161', total: 2, exact: true })
      expect(contrary.get('cuatro')).toBeNull()
    },
  )

  it('is empty when all decided alike, and without a query', async () => {
    expect([...(await contraryIn('cerrar el predio')).values()].every((each) => each === null)).toBe(true)
    expect([...(await contraryIn('')).values()].every((each) => each === null)).toBe(true)
  })
})
