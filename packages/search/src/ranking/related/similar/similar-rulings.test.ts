import { collectionIds, type Ruling } from '@basejuris/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RulingSearch } from '../../../ruling-search.ts'
import { openSearch } from '../../../testing/open-search.ts'
import { rulingOf, section } from '../../../testing/rulings.ts'
import { minSimilarity } from './similarity-score.ts'

const criminal = (docId: string, offence: string, facts: string, parts: Partial<Ruling> = {}): Ruling =>
  rulingOf(docId, {
    collection: 'penal',
    base: 'base_penal',
    court: 'Juzgado de Garantía de Castro',
    subjects: [offence],
    outcome: 'condena',
    ...parts,
    sections: [
      section('c1', 'considerando', `Primero: Que en procedimiento abreviado el acusado acepta los hechos: ${facts}`),
      section(
        'c2',
        'considerando',
        'Segundo: Que la aceptación de los hechos y los antecedentes de la investigación, apreciados conforme al artículo 297 del Código Procesal Penal, bastan para condenar en procedimiento abreviado, y que concurre la atenuante de colaboración.',
      ),
      section('resolutiva', 'resolutiva', `Se condena al acusado a la pena de presidio como autor del delito de ${offence.toLowerCase()}.`),
    ],
  })

const theft = 'HURTO SIMPLE POR UN VALOR DE MEDIA A MENOS DE 4 UTM.'
const drunk = 'CONDUC.ESTADO DE EBRIEDAD CON O SIN DAÑOS O LESIONES LEVES.'
const thefts = [
  criminal(
    'hurto-1',
    theft,
    'sustrajo mochilas y perfumes de la góndola del supermercado y pasó la línea de cajas; hurto simple del artículo 446 N° 3 del Código Penal.',
  ),
  criminal(
    'hurto-2',
    theft,
    'sustrajo chocolates de la góndola de un supermercado y fue retenido por guardias tras la línea de cajas; hurto simple del artículo 446 N° 3 del Código Penal.',
  ),
]
const drunkards = ['uno', 'dos'].map((each) =>
  criminal(
    `ebrio-${each}`,
    drunk,
    `conducía la camioneta en estado de ebriedad con dosificación de alcohol en la sangre, artículos 110 y 196 de la Ley N° 18.290, por el camino ${each}.`,
  ),
)

const bare = (docId: string, subject: string, court = 'Corte de Apelaciones de Talca'): Ruling =>
  rulingOf(docId, {
    collection: 'corte_de_apelaciones',
    base: 'base_corte_apelaciones',
    court,
    appealType: 'Apelación incidente (civil)',
    subjects: [subject],
    outcome: 'confirma',
    sections: [
      section('vistos', 'vistos', 'Vistos:'),
      section(
        'resolutiva',
        'resolutiva',
        'Atendido el mérito de los antecedentes y lo dispuesto en el artículo 186 del Código de Procedimiento Civil, se confirma la resolución apelada. Devuélvase.',
      ),
    ],
  })
const bareOrders = ['REIVINDICACIÓN', 'PRECARIO', 'FACTURA, NOTIFICACIÓN DE', 'ARBITRO, DESIGNACION DE', 'MEDIDA PREJUDICIAL'].map(
  (subject, at) => bare(`seca-${at}`, subject),
)

const dismissal = (docId: string, ground: string, article: string): Ruling =>
  rulingOf(docId, {
    collection: 'laboral',
    base: 'base_laboral',
    court: 'Juzgado de Letras del Trabajo de Ancud',
    subjects: ['Despido injustificado'],
    outcome: 'rechaza',
    sections: [
      section('c1', 'considerando', 'Primero: Que el actor demanda por despido injustificado y cobro de indemnizaciones.'),
      section(
        'c2',
        'considerando',
        `Segundo: Que el empleador invocó la causal del ${article} del Código del Trabajo, esto es, ${ground}.`,
      ),
      section(
        'c3',
        'considerando',
        `Tercero: Que en consecuencia la causal del ${article} del Código del Trabajo se encuentra acreditada, pues ${ground}, y el despido es justificado.`,
      ),
      section(
        'c4',
        'considerando',
        `Cuarto: Que por configurarse la causal del ${article} del Código del Trabajo se rechazará la demanda de despido.`,
      ),
      section('resolutiva', 'resolutiva', 'Se rechaza la demanda de despido injustificado.'),
    ],
  })
const breach = 'el incumplimiento grave de las obligaciones del contrato por el manejo de la caja'
const needs = 'las necesidades de la empresa por la racionalización de la bodega'

/** Rulings on other matters, so that what is common and what is rare can be told apart. */
const others = Array.from({ length: 70 }, (_, at) =>
  rulingOf(`otra-${at}`, {
    collection: at % 2 === 0 ? 'civil' : 'penal',
    court: 'Juzgado de Ancud',
    subjects: [
      at % 2 === 0
        ? `Contrato de la especie ${String.fromCharCode(97 + (at % 26))}x`
        : `DELITO DE LA FIGURA ${String.fromCharCode(97 + (at % 26))}Y`,
    ],
    sections: [
      section(
        'c1',
        'considerando',
        `Primero: Que los antecedentes y los hechos, apreciados según el artículo 297 del Código Procesal Penal, ${'abcdefgh'.charAt(at % 8)}lud${'aeiou'.charAt(at % 5)}mos y ${'mnprst'.charAt(at % 6)}irl${'aeiou'.charAt(at % 4)}ndo.`,
      ),
      section('resolutiva', 'resolutiva', 'Se confirma la resolución apelada y se condena en costas. Devuélvase.'),
    ],
  }),
)

const rulings = [
  ...thefts,
  ...drunkards,
  ...bareOrders,
  dismissal('falta-1', breach, 'artículo 160 N° 7'),
  dismissal('falta-2', breach, 'artículo 160 N° 7'),
  dismissal('necesidades', needs, 'artículo 161'),
  ...others,
]

let search: RulingSearch
beforeAll(async () => {
  search = (await openSearch(rulings)).search
})
const similar = (docId: string, limit = 5) => search.similarTo({ docId, limit, collections: collectionIds, fictional: 'incluir' })
const idsOf = async (docId: string): Promise<string[]> => (await similar(docId)).map(({ id }) => id)

describe('similarRulings', () => {
  it('offers the same offence, and not another one of the same abbreviated proceeding and template', async () => {
    expect(await idsOf('hurto-1')).toEqual(['hurto-2'])
    expect(await idsOf('ebrio-uno')).toEqual(['ebrio-dos'])
  })

  it('offers nothing to a bare confirmation, whatever form it shares with others', async () => {
    expect(await idsOf('seca-0')).toEqual([])
  })

  it('prefers the article on which both decisions rest over another ground in the same words', async () => {
    const hits = await similar('falta-1')
    expect(hits[0]?.id).toBe('falta-2')
    const other = hits.find(({ id }) => id === 'necesidades')?.score ?? 0
    expect(other).toBeLessThan(0.8 * (hits[0]?.score ?? 0))
  })

  it('gives scores from the threshold to 1, highest first, and the same ones every time', async () => {
    const hits = await similar('falta-1', 20)
    expect(hits.length).toBeGreaterThan(0)
    for (const [at, { score }] of hits.entries()) {
      expect(score).toBeGreaterThanOrEqual(minSimilarity)
      expect(score).toBeLessThanOrEqual(hits[at - 1]?.score ?? 1)
    }
    expect(await similar('falta-1', 20)).toEqual(hits)
    expect(await similar('falta-1', 1)).toEqual(hits.slice(0, 1))
  })

  it('finds nothing for an unknown ruling, and nothing outside of the collections', async () => {
    expect(await similar('ninguna')).toEqual([])
    expect(await search.similarTo({ docId: 'hurto-1', limit: 5, collections: ['civil'], fictional: 'incluir' })).toEqual([])
  })
})
