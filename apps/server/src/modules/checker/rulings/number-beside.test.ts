import { buildRuling } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { checkTextsOver } from '../../../testing/check-texts.ts'

const supreme = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null, fictional: false } as const
const appeal = { collection: 'corte_de_apelaciones', base: 'base_corte_apelaciones', rit: null, fictional: false } as const

const check = checkTextsOver([
  buildRuling({
    ...appeal,
    docId: 'apelada',
    court: 'Corte de Apelaciones de Iquique',
    docketNumber: '88-2022',
    originCourt: '1º Juzgado Civil de Iquique',
    originDocketNumber: 'C-3875-2021',
    rit: 'C-3875-2021',
  }),
  buildRuling({
    ...supreme,
    docId: 'competencia',
    collection: 'administrativo',
    base: null,
    court: 'Tribunal de Defensa de la Libre Competencia',
    docketNumber: 'C-161-2008',
    caption: 'Sentencia 101/2010: Demanda de Faroles S.A. contra Velas S.A.',
  }),
  buildRuling({
    ...supreme,
    docId: 'competencia-otra',
    collection: 'administrativo',
    base: null,
    court: 'Tribunal de Defensa de la Libre Competencia',
    docketNumber: 'C-467-2015',
    caption: 'Sentencia 209/2020: Demanda de Lámparas S.A. contra Cirios S.A.',
  }),
  ...(['Dirección del Trabajo', 'Servicio de Impuestos Internos'] as const).map((court, at) =>
    buildRuling({
      ...supreme,
      docId: `acto-${at}`,
      collection: 'administrativo',
      base: null,
      court,
      docketNumber: at === 0 ? 'ORD.N°05/01' : '2971-2019',
      decidedOn: at === 0 ? '2026-01-05' : '2019-12-05',
    }),
  ),
])

const at = async (texto: string, place: number) => (await check(texto)).citas[place]

describe('a number beside another ruling', () => {
  it('is of the case below a ruling beside it, or differs from it by a slip', async () => {
    const beside = (number: string) =>
      `La Corte de Apelaciones de Iquique, rol N° 88-2022, confirmó lo resuelto por el 1º Juzgado Civil de Iquique en causa rol ${number}.`
    const same = await at(beside('C-3875-2021'), 1)
    expect(same).toMatchObject({ veredicto: 'no_esta_en_indice', evidencia: { coincide: ['rol'], sentencias: [{ docId: 'apelada' }] } })
    expect(same?.evidencia.frases[0]).toContain('es la causa de origen de rol N° 88-2022')
    const slip = await at(beside('C-3857-2021'), 1)
    expect(slip).toMatchObject({ veredicto: 'no_calza', docId: null })
    expect(slip?.evidencia.frases[0]).toContain('es C-3875-2021')
    const other = await at(beside('C-9000-2021'), 1)
    expect(other?.evidencia.frases[0]).toContain('Eso no significa que no exista.')
  })

  it('compares the number of a ruling with the caption of the case beside it', async () => {
    const of = (number: string) =>
      at(`El Tribunal de Defensa de la Libre Competencia, en Sentencia N° ${number}, rol C-161-2008, lo resolvió.`, 0)
    expect(await of('101/2010')).toMatchObject({ veredicto: 'existe', docId: 'competencia' })
    const other = await of('110/2010')
    expect(other?.veredicto).toBe('no_calza')
    expect(other?.evidencia.frases[0]).toContain('Sentencia N° 101/2010')
  })

  it('leaves the numbers of two rulings of one court to each of them', async () => {
    const { citas } = await check(
      'El TDLC, en su Sentencia N° 101/2010, rechazó la demanda de Faroles. En la Sentencia N° 209/2020 acogió la de Lámparas. En la Sentencia N° 333/2021 dijo otra cosa.',
    )
    expect(citas.map(({ veredicto, docId }) => [veredicto, docId])).toEqual([
      ['existe', 'competencia'],
      ['existe', 'competencia-otra'],
      ['no_comprobado', null],
    ])
    const apart = await check(
      'El TDLC, en su Sentencia N° 101/2010, rechazó la demanda de Faroles. En la causa rol C-467-2015, el TDLC acogió la de Lámparas.',
    )
    expect(apart.citas.map(({ docId }) => docId)).toEqual(['competencia', 'competencia-otra'])
  })

  it('finds an act by all of its number, and of another office than the acts before it', async () => {
    expect(await at('ORD. N° 05/01, de 05.01.2026, de la Dirección del Trabajo', 0)).toMatchObject({ veredicto: 'existe', docId: 'acto-0' })
    const { citas } = await check(
      'El dictamen N° 12, de 3 de mayo de 2019, de la Superintendencia de Seguridad Social, lo niega.\nEl Oficio N° 2971, de 5 de diciembre de 2019, agrega otra cosa.',
    )
    expect(citas[1]).toMatchObject({ veredicto: 'existe', docId: 'acto-1' })
  })
})
