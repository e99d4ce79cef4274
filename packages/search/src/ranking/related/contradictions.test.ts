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
/** Cites the article and decides another. */
const citing = rulingOf('solo-cita', {
  collection: 'corte_de_apelaciones',
  court: 'Corte de Apelaciones de Arica',
  appealType: 'Laboral-recurso de nulidad',
  outcome: 'anula',
  decidedOn: '2022-05-05',
  sections: [
    section('vistos', 'vistos', 'Vistos: se dictó sentencia definitiva en la causa.'),
    section(
      'c1',
      'considerando',
      'Primero: Que la parte demandada dedujo recurso de nulidad por infracción del artículo 184 del Código del Trabajo.',
    ),
    section('c2', 'considerando', `Segundo: Que la carta de despido por necesidades de la empresa, del ${article}, no está en discusión.`),
    section('c3', 'considerando', 'Tercero: Que se infringió el artículo 184 del Código del Trabajo, pues el faro tenía baranda.'),
    section('resolutiva', 'resolutiva', 'Por estas consideraciones, se acoge el recurso de nulidad deducido por la parte demandada.'),
  ],
})
/** First instance: one breach that was proved and one that was not. */
const instance = (docId: string, about: string, verdict: 'justificado' | 'injustificado') =>
  rulingOf(docId, {
    collection: 'laboral',
    court: 'Juzgado de Letras del Trabajo de Arica',
    appealType: null,
    subjects: ['Despido injustificado'],
    outcome: verdict === 'justificado' ? 'rechaza' : 'acoge',
    decidedOn: '2022-05-05',
    sections: [
      section('c1', 'considerando', `Primero: Que ${about}.`),
      section(
        'c2',
        'considerando',
        `Segundo: Que por lo dicho el despido es ${verdict}, según el ${article}, pues así lo muestra el ${article}.`,
      ),
      section(
        'resolutiva',
        'resolutiva',
        `Por estas consideraciones, se declara que el despido es ${verdict} y se ${verdict === 'justificado' ? 'rechaza' : 'acoge'} la demanda.`,
      ),
    ],
  })
const firstInstance = [
  instance(
    'faro',
    'la linterna del puerto se apagó porque el farero dormía en su turno de noche y la bitácora quedó en blanco',
    'justificado',
  ),
  instance(
    'molino',
    'la rueda se detuvo por la sequía del canal, y nadie vio que el molinero dejara de moler trigo en la mañana',
    'injustificado',
  ),
]
const protection = recourse('proteccion', { outcome: 'acoge', appealType: 'Protección' })

let search: RulingSearch
beforeAll(async () => {
  ;({ search } = await openSearch([forWorker, ...rivals, same, real, undone, undoing, protection, citing, ...firstInstance]))
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

  it('are none where the article is only cited, or where courts of first instance weighed different facts', async () => {
    expect(idsOf((await search.contradicting({ ...request, docId: 'trabajador' })).found)).not.toContain('solo-cita')
    const answer = await search.contradicting({ ...request, docId: 'faro' })
    expect(answer.articles).toEqual(['CT:161'])
    expect(answer.found).toEqual([])
  })

  it('are seen from either end, also where one ruling decides the article and the other names it on nearly the same facts', async () => {
    const nullity = (docId: string, outcome: 'anula' | 'rechaza', decided: string, named: string): Ruling =>
      rulingOf(docId, {
        collection: 'corte_de_apelaciones',
        court: 'Corte de Apelaciones de Arica',
        appealType: 'Laboral-recurso de nulidad',
        outcome,
        decidedOn: '2022-05-05',
        sections: [
          section('vistos', 'vistos', 'Vistos: se dictó sentencia definitiva en la causa.'),
          section('c1', 'considerando', `Primero: Que la parte demandada dedujo recurso de nulidad por infracción del ${decided}.`),
          section('c2', 'considerando', `Segundo: Que las horas de guardia del farero, del ${named}, no están en discusión.`),
          section(
            'c3',
            'considerando',
            `Tercero: Que ${outcome === 'anula' ? '' : 'no '}se infringió el ${decided}, pues el faro tenía turnos.`,
          ),
          section(
            'resolutiva',
            'resolutiva',
            `Por estas consideraciones, se ${outcome === 'anula' ? 'acoge' : 'rechaza'} el recurso de nulidad deducido por la parte demandada.`,
          ),
        ],
      })
    const [first, second] = ['artículo 32 del Código del Trabajo', 'artículo 30 del Código del Trabajo']
    const both = [nullity('guardia-uno', 'anula', first, second), nullity('guardia-dos', 'rechaza', second, first)]
    const opened = await openSearch(both)
    const seen = async (docId: string) =>
      (await opened.search.contradicting({ ...request, docId })).found.map(({ docId: id, article, shared }) => [id, article, shared])
    const shared = ['CT:30', 'CT:32']
    expect(await seen('guardia-uno')).toEqual([['guardia-dos', 'CT:30', shared]])
    expect(await seen('guardia-dos')).toEqual([['guardia-uno', 'CT:30', shared]])
  })

  it('say why nothing was looked for', async () => {
    expect((await search.contradicting({ ...request, docId: 'nadie' })).reason).toBe('no_side')
    expect((await search.contradicting({ ...request, docId: 'trabajador', article: 'CT:477' })).reason).toBe('no_article')
    expect((await search.contradicting({ ...request, docId: 'trabajador', article: 'CC:1545' })).reason).toBe('no_article')
  })
})

describe('opposed pairs on an article', () => {
  it('set one ruling for each side against another, each in one pair alone', async () => {
    const { pairs, citing, compared } = await search.opposedOn({ ...request, article: 'CT:161' })
    expect(pairs.length).toBeGreaterThan(0)
    expect(compared).toBeGreaterThanOrEqual(2 * pairs.length)
    expect(citing).toBeGreaterThanOrEqual(compared)
    const ids = pairs.flatMap(({ claimant, respondent }) => [claimant.docId, respondent.docId])
    expect(new Set(ids).size).toBe(ids.length)
    for (const { claimant, respondent } of pairs)
      expect([claimant.side.favoured, respondent.side.favoured]).toEqual(['claimant', 'respondent'])
    expect(ids).not.toContain('anulada')
  })

  it('are none on an article that nobody cites', async () => {
    expect(await search.opposedOn({ ...request, article: 'CC:2314' })).toEqual({ pairs: [], citing: 0, compared: 0 })
  })
})
