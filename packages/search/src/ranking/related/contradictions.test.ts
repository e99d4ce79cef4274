import { collectionIds, type Ruling } from '@basejuris/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RulingSearch } from '../../ruling-search.ts'
import { openSearch } from '../../testing/open-search.ts'
import { rulingOf, section } from '../../testing/rulings.ts'

const article = 'artículo 161 del Código del Trabajo'

interface Facts extends Partial<Ruling> {
  readonly appellant?: 'demandante' | 'demandada'
  readonly about?: string
}

/** A labour ruling of a higher court: who lodged the recourse, and what came of it. */
const recourse = (
  docId: string,
  { appellant = 'demandada', about = 'la carta de despido por necesidades de la empresa', ...facts }: Facts,
) =>
  rulingOf(docId, {
    collection: 'corte_de_apelaciones',
    court: 'Corte de Apelaciones de Temuco',
    appealType: 'Laboral-recurso de nulidad',
    outcome: 'rechaza',
    decidedOn: '2022-05-05',
    ...facts,
    sections: [
      section('vistos', 'vistos', 'Vistos: se dictó sentencia definitiva en la causa.'),
      section('c1', 'considerando', `Primero: Que la parte ${appellant} dedujo recurso de nulidad por infracción del ${article}.`),
      section('c2', 'considerando', `Segundo: Que ${about} debe leerse a la luz del ${article}, según se dirá, y no de otro modo.`),
      section(
        'resolutiva',
        'resolutiva',
        `Por estas consideraciones, se ${facts.outcome === 'anula' ? 'acoge' : 'rechaza'} el recurso de nulidad deducido por la parte ${appellant}.`,
      ),
    ],
  })

const forWorker = recourse('trabajador', {})
const forEmployer = recourse('empleador', { outcome: 'anula', court: 'Corte de Apelaciones de Arica' })
const rivals = [
  forEmployer,
  recourse('suprema', {
    collection: 'corte_suprema',
    court: 'Corte Suprema',
    appealType: '(Laboral) Unificación de Jurisprudencia',
    appellant: 'demandante',
    decidedOn: '2024-05-05',
  }),
  recourse('antigua', { outcome: 'anula', decidedOn: '1999-05-05', court: 'Corte de Apelaciones de Talca' }),
]
const same = recourse('mismo-sentido', { outcome: 'anula', appellant: 'demandante' })
const real = recourse('real', { outcome: 'anula', fictional: false })
const undone = recourse('anulada', { outcome: 'anula', docketNumber: '77-2020', court: 'Corte de Apelaciones de Talca' })
const undoing = recourse('anuladora', {
  collection: 'corte_suprema',
  court: 'Corte Suprema',
  appealType: 'Queja',
  outcome: 'acoge',
  originCourt: 'Corte de Apelaciones de Talca',
  originDocketNumber: '77-2020',
})
const protection = recourse('proteccion', { outcome: 'acoge', appealType: 'Protección' })

let search: RulingSearch
beforeAll(async () => {
  ;({ search } = await openSearch([forWorker, ...rivals, same, real, undone, undoing, protection]))
})

const request = { collections: collectionIds, fictional: 'incluir', scope: 'all', filters: {}, limit: 10 } as const
const idsOf = (found: readonly { readonly docId: string }[]): string[] => found.map(({ docId }) => docId)

describe('contradictions of a ruling', () => {
  it('favour the other side, come from any higher court of the area, and list those left without effect last', async () => {
    const { found, total, reason, articles } = await search.contradicting({ ...request, docId: 'trabajador' })
    expect(reason).toBeNull()
    expect(articles).toContain('CT:161')
    expect(idsOf(found).sort()).toEqual(['antigua', 'anulada', 'empleador', 'suprema'])
    expect(total).toBe(4)
    expect(found[0]?.docId).toBe('empleador')
    expect(found.at(-1)).toMatchObject({ docId: 'anulada', isOverturned: true })
  })

  it('stand in the filters, and leave a real ruling apart from fictional ones', async () => {
    const recent = await search.contradicting({ ...request, docId: 'trabajador', filters: { desde: ['2020'] } })
    expect(idsOf(recent.found)).not.toContain('antigua')
    const supreme = await search.contradicting({ ...request, docId: 'trabajador', collections: ['corte_suprema'] })
    expect(idsOf(supreme.found)).toEqual(['suprema'])
    expect(idsOf((await search.contradicting({ ...request, docId: 'real' })).found)).toEqual([])
    expect((await search.contradicting({ ...request, docId: 'trabajador', fictional: 'excluir' })).reason).toBe('no_side')
  })

  it('for a unification are labour rulings that stand', async () => {
    const { found } = await search.contradicting({ ...request, docId: 'trabajador', scope: 'unification' })
    expect(idsOf(found).sort()).toEqual(['antigua', 'empleador', 'suprema'])
    expect((await search.contradicting({ ...request, docId: 'proteccion', scope: 'unification' })).reason).toBe('not_labour')
  })

  it('say why nothing was looked for', async () => {
    expect((await search.contradicting({ ...request, docId: 'nadie' })).reason).toBe('no_side')
    expect((await search.contradicting({ ...request, docId: 'trabajador', article: 'CT:477' })).reason).toBe('no_article')
    expect((await search.contradicting({ ...request, docId: 'trabajador', article: 'CC:1545' })).reason).toBe('no_article')
  })
})

describe('opposed pairs on an article', () => {
  it('set one ruling for each side against another, each in one pair alone', async () => {
    const pairs = await search.opposedOn({ ...request, article: 'CT:161' })
    expect(pairs.length).toBeGreaterThan(0)
    const ids = pairs.flatMap(({ claimant, respondent }) => [claimant.docId, respondent.docId])
    expect(new Set(ids).size).toBe(ids.length)
    for (const { claimant, respondent } of pairs)
      expect([claimant.side.favoured, respondent.side.favoured]).toEqual(['claimant', 'respondent'])
    expect(ids).not.toContain('anulada')
  })

  it('are none on an article that nobody cites', async () => {
    expect(await search.opposedOn({ ...request, article: 'CC:2314' })).toEqual([])
  })
})
