import type { Outcome } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { splitSections } from '../sections/split-sections.ts'
import { findDecidedPlaces } from './decided-places.ts'

const decided = (outcome: Outcome, paragraphs: readonly string[]) =>
  findDecidedPlaces({ collection: 'contraloria', appealType: null, subjects: [], outcome, sections: splitSections(paragraphs) }).map(
    ({ article, appellant, favoured }) => [article, appellant, favoured],
  )

describe('findDecidedPlaces, in opinions of the Contraloría', () => {
  const opinion = (...paragraphs: string[]) => [
    'N° 99.999 Fecha: 01-I-2020',
    'Se ha dirigido a esta Contraloría General un funcionario inventado, que reclama de la sanción impuesta.',
    'Sobre el particular, el artículo 52 de la Ley N° 18.575 exige una conducta funcionaria intachable.',
    ...paragraphs,
    'Saluda atentamente a Ud.',
  ]
  const finding = 'Así, transcurrieron más de cuatro años, de modo que la acción se extinguió según el artículo 158 de la Ley N° 18.834.'

  it('takes what the last finding names, where a complaint is granted or denied', () => {
    const granted = opinion(finding, 'En consecuencia, se acoge el reclamo.')
    expect(decided('acoge', granted)).toEqual([['ley-18834:158', 'claimant', 'claimant']])
    expect(decided('sin_dato', granted)).toEqual([])
  })

  it('takes none where the last finding names several', () => {
    const several = 'Así, rigen los artículos 158 y 121 de la Ley N° 18.834 y el artículo 62 de la Ley N° 18.575.'
    expect(decided('acoge', opinion(several, 'En consecuencia, se acoge el reclamo.'))).toEqual([])
  })
})
