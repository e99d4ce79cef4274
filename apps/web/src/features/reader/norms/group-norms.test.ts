import { describe, expect, it } from 'vitest'
import { articlePieces, groupNorms, normsByUse } from './group-norms.ts'

const norm = (clave: string, etiqueta: string, articulo: string | null, idNorma: number | null = 1) => ({
  clave,
  etiqueta,
  idNorma,
  articulo,
  url: idNorma === null ? null : `https://www.bcn.cl/leychile/navegar?idNorma=${idNorma}`,
})

const at = (...numbers: readonly string[]) => numbers.map((number) => ({ number, places: '' }))

describe('normsByUse', () => {
  it('sets apart what the ruling applies, what others cite and what is not known yet', () => {
    const applied = { ...norm('CT:161', 'art. 161 Código del Trabajo', '161'), uso: 'aplicada' as const }
    const cited = { ...norm('CT:162', 'art. 162 Código del Trabajo', '162'), uso: 'citada' as const }
    expect(normsByUse([cited, applied])).toEqual([
      { name: 'Normas aplicadas', norms: [applied] },
      { name: 'Normas citadas, sin que el tribunal las aplique', norms: [cited] },
    ])
    const older = norm('CT:163', 'art. 163 Código del Trabajo', '163')
    expect(normsByUse([older])).toEqual([{ name: 'Normas', norms: [older] }])
    expect(normsByUse([])).toEqual([])
  })
})

describe('groupNorms', () => {
  it('opens the official page of the norm at its beginning', () => {
    const address = 'https://www.bcn.cl/leychile/navegar?idNorma=207436'
    const there = { ...norm('CT:161', 'art. 161 Código del Trabajo', '161', 207436), url: `${address}&idParte=8512018` }
    const [group] = groupNorms([there, norm('CT:9', 'art. 9 Código del Trabajo', '9', 207436)])
    expect(group).toMatchObject({ url: address, idNorma: 207436, articles: at('9', '161') })
  })

  it('puts the articles of a norm together, in the order of the law', () => {
    const groups = groupNorms([
      norm('CT:168', 'art. 168 Código del Trabajo', '168', 207436),
      norm('CPC:144', 'art. 144 Código de Procedimiento Civil', '144', 22740),
      norm('CT:9 bis', 'art. 9 bis Código del Trabajo', '9 bis', 207436),
      norm('CT:9', 'art. 9 Código del Trabajo', '9', 207436),
    ])
    expect(groups).toEqual([
      {
        key: 'CT',
        name: 'Código del Trabajo',
        idNorma: 207436,
        url: 'https://www.bcn.cl/leychile/navegar?idNorma=207436',
        articles: at('9', '9 bis', '168'),
      },
      {
        key: 'CPC',
        name: 'Código de Procedimiento Civil',
        idNorma: 22740,
        url: 'https://www.bcn.cl/leychile/navegar?idNorma=22740',
        articles: at('144'),
      },
    ])
  })

  it('takes the name of the whole norm when it is cited too', () => {
    const groups = groupNorms([norm('CP:28', 'art. 28 C. Penal', '28'), norm('CP', 'Código Penal', null)])
    expect(groups.map(({ name, articles }) => [name, articles])).toEqual([['Código Penal', at('28')]])
  })

  it('says the places within an article behind its number', () => {
    const constitution = 'Constitución Política de la República'
    const groups = groupNorms([
      norm('CPR:20', `art. 20 ${constitution}`, '20'),
      norm('CPR:19', `art. 19 ${constitution}`, '19'),
      { ...norm('CPR:19', `art. 19 N° 24 inciso 2° ${constitution}`, '19'), numeral: '24', inciso: '2' },
      { ...norm('CPR:19', `art. 19 N° 3 ${constitution}`, '19'), numeral: '3' },
      { ...norm('CT:160', 'art. 160 N° 1 letra a) Código del Trabajo', '160'), numeral: '1', letra: 'a' },
    ])
    expect(groups.map(({ name, articles }) => [name, articles.map(({ number, places }) => number + places)])).toEqual([
      [constitution, ['19 N° 3 y N° 24 inciso 2°', '20']],
      ['Código del Trabajo', ['160 N° 1 letra a)']],
    ])
  })

  it('keeps norms without an official page', () => {
    expect(groupNorms([norm('ley-3607', 'Ley N° 3.607', null, null)])).toEqual([
      { key: 'ley-3607', name: 'Ley N° 3.607', idNorma: null, url: null, articles: [] },
    ])
  })
})

describe('articlePieces', () => {
  it('lists in Spanish', () => {
    expect(articlePieces(at('161'))).toEqual(['art. ', ...at('161')])
    expect(articlePieces(at('9', '161'))).toEqual(['arts. ', ...at('9'), ' y ', ...at('161')])
  })
})
