import { buildRuling, buildSections } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { checkTextsOver } from '../../../testing/check-texts.ts'

const supreme = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null, fictional: false } as const
const words = 'Quinto: Que la servidumbre de paso se extingue cuando deja de ser indispensable para el predio que la goza.'

const check = checkTextsOver([
  buildRuling({
    ...supreme,
    docId: 'fisco',
    docketNumber: '1111-2019',
    caption: 'HENRÍQUEZ SALDÍAS MARTA/FISCO DE CHILE',
    decidedOn: '2020-03-02',
    sections: buildSections([words]),
  }),
  buildRuling({ ...supreme, docId: 'isapre', docketNumber: '2222-2021', caption: 'Prado con Isapre Vida S.A.', decidedOn: '2021-05-04' }),
  buildRuling({ ...supreme, docId: 'banco-1', docketNumber: '3333-2018', caption: 'Lagos con Banco del Valle', decidedOn: '2018-05-04' }),
  buildRuling({ ...supreme, docId: 'banco-2', docketNumber: '4444-2019', caption: 'Lagos con Banco del Valle', decidedOn: '2019-05-06' }),
  buildRuling({ ...supreme, docId: 'oculta', docketNumber: '5555-2019', caption: 'R.O.C. con Fisco de Chile', decidedOn: '2019-08-01' }),
])

const read = async (texto: string) => (await check(texto)).citas.map(({ veredicto, docId }) => [veredicto, docId])

describe('a ruling cited by its caption alone', () => {
  it.each([
    ['its day', 'La sentencia de la Corte Suprema de 4 de mayo de 2021, recaída en el caso Prado con Isapre Vida, lo dijo.', 'isapre'],
    ['several names and the court', 'La Corte Suprema lo dijo en el caso «Henríquez Saldías, Marta con Fisco de Chile».', 'fisco'],
    [
      'words that it has',
      'En el caso Henríquez con Fisco se dijo que «la servidumbre de paso se extingue cuando deja de ser indispensable para el predio que la goza».',
      'fisco',
    ],
  ])('exists by %s', async (_, texto, docId) => {
    expect(await read(texto)).toEqual([['existe', docId]])
  })

  it('says what agrees, and not the number', async () => {
    const { citas } = await check('La Corte Suprema lo dijo en el caso «Henríquez Saldías, Marta con Fisco de Chile».')
    expect(citas[0]?.evidencia).toMatchObject({ coincide: ['tribunal', 'caratula'] })
  })

  it.each([
    ['a surname and a public body', 'Como se resolvió en el caso Henríquez con Fisco, procede la indemnización.', ['fisco']],
    ['a court and one surname', 'La sentencia "Prado con Isapre Vida", de la Corte Suprema, lo dijo.', ['isapre']],
    [
      'another day',
      'La sentencia de la Corte Suprema de 5 de mayo de 2021, recaída en el caso Prado con Isapre Vida, lo dijo.',
      ['isapre'],
    ],
    ['several cases', 'En causa caratulada «Lagos con Banco del Valle», la Corte Suprema acogió el recurso.', ['banco-2', 'banco-1']],
  ])('stays ambiguous by %s', async (_, texto, offered) => {
    const { citas } = await check(texto)
    expect(citas).toMatchObject([{ veredicto: 'tipo_ambiguo', docId: null }])
    expect(citas[0]?.evidencia.sentencias.map(({ docId }) => docId)).toEqual(offered)
    expect(citas[0]?.evidencia.frases[0]).toContain('esas partes')
  })

  it.each([
    ['the index has no such parties', 'Como se resolvió en el caso Quiroga con Fisco, procede.'],
    ['another court is named', 'La sentencia "Prado con Isapre Vida", de la Corte de Apelaciones de Talca, lo dijo.'],
    ['the index has the initials of the person alone', 'Así el fallo Rojas Ovalle Carmen con Fisco de Chile.'],
    ['the text writes initials', 'Así la sentencia recaída en el caso R.O.C. con Fisco de Chile.'],
  ])('is not checked where %s', async (_, texto) => {
    expect(await read(texto)).toEqual([['no_comprobado', null]])
  })

  it.each([
    ['is of the case of the brief', 'Ana Soto, abogada, en autos caratulados «Prado con Isapre Vida S.A.», a US. digo:'],
    ['is of these proceedings', 'En estos autos caratulados «Prado con Isapre Vida S.A.» se apeló.'],
  ])('is no citation where it %s', async (_, texto) => {
    expect(await read(texto)).toEqual([])
  })

  it('is no other citation where the text gives its number too', async () => {
    const texto =
      'Corte Suprema, rol N° 2.222-2021, «Prado con Isapre Vida S.A.».\nPor eso, como se dijo en el caso Prado con Isapre Vida, procede.'
    expect(await read(texto)).toEqual([['existe', 'isapre']])
  })
})
