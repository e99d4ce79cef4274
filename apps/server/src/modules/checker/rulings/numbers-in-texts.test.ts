import { buildRuling, buildSections } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { checkTextsOver } from '../../../testing/check-texts.ts'

const appeal = { collection: 'corte_de_apelaciones', base: 'base_corte_apelaciones', rit: null, fictional: false } as const
const words = 'la linterna del muelle debe encenderse antes de que caiga la noche'

const checkOver = checkTextsOver([
  buildRuling({
    ...appeal,
    docId: 'muelle',
    court: 'Corte de Apelaciones de Arica',
    docketNumber: '7001-2021',
    decidedOn: '2022-03-04',
    sections: buildSections([`Primero: Que ${words}.`, 'Regístrese. N° 7001-2021 Civil (Acumulada al ingreso Corte N° 9.044-2023 Civil).']),
  }),
  buildRuling({
    ...appeal,
    docId: 'caleta',
    court: 'Corte de Apelaciones de Talca',
    docketNumber: '1884-2022',
    sections: buildSections(['Devuélvase. N° 1884-2022. (Acumulada con causas Roles N° 843-2023/Civil y 1447-2023/Civil).']),
  }),
  buildRuling({
    ...appeal,
    docId: 'otra',
    court: 'Corte de Apelaciones de Temuco',
    docketNumber: '5-2022',
    sections: buildSections(['Primero: Que los intereses acumulados son los de la causa rol N° 777-2020, que nadie juntó con esta.']),
  }),
  buildRuling({
    docId: 'competencia',
    collection: 'administrativo',
    base: null,
    court: 'Tribunal de Defensa de la Libre Competencia',
    rit: null,
    fictional: false,
    docketNumber: 'C-171-2008',
    caption: 'Sentencia 111/2010: Demanda de Faroles S.A. contra Velas S.A.',
  }),
])

const check = async (texto: string) => (await checkOver(texto)).citas

describe('the number of a case that was joined to another', () => {
  it('finds the ruling on both, which is said to be of the other number', async () => {
    const [found] = await check('Corte de Apelaciones de Arica, rol N° 9.044-2023, de 4 de marzo de 2022.')
    expect(found).toMatchObject({ veredicto: 'existe', docId: 'muelle', evidencia: { coincide: ['rol', 'tribunal', 'fecha'] } })
    expect(found?.evidencia.frases[0]).toContain('acumulada a rol N° 7001-2021, Corte de Apelaciones de Arica')
  })

  it('may be one of several, and is confirmed by quoted words where no court is named', async () => {
    expect(await check('Corte de Apelaciones de Talca, roles 843-2023 y 1447-2023.')).toMatchObject([
      { docId: 'caleta' },
      { docId: 'caleta' },
    ])
    expect(await check(`En el rol N° 9044-2023 se lee que «${words}».`)).toMatchObject([{ veredicto: 'existe', docId: 'muelle' }])
    expect(await check('Así se resolvió en el rol N° 9044-2023.')).toMatchObject([{ veredicto: 'tipo_ambiguo' }])
  })

  it('is of no other court, and not that of any case which a text names', async () => {
    expect(await check('Corte de Apelaciones de Iquique, rol N° 9.044-2023.')).toMatchObject([{ veredicto: 'no_esta_en_indice' }])
    expect(await check('Corte de Apelaciones de Temuco, rol N° 777-2020.')).toMatchObject([{ veredicto: 'no_esta_en_indice' }])
  })
})

describe('the number that a court gives its sentence', () => {
  it('finds it without the rol of its case', async () => {
    const [found] = await check('Tribunal de Defensa de la Libre Competencia, Sentencia N° 111/2010.')
    expect(found).toMatchObject({ veredicto: 'existe', docId: 'competencia' })
    expect(found?.evidencia.frases[0]).toContain('Es el número de la sentencia de rol C-171-2008')
    expect(await check('TDLC, Sentencia N° 112/2010.')).toMatchObject([{ veredicto: 'no_comprobado' }])
  })

  it('tells that the rol beside it is another', async () => {
    expect(await check('En la Sentencia N° 111/2010, rol C-171-2009, el TDLC lo dijo.')).toMatchObject([
      { veredicto: 'existe', docId: 'competencia' },
      { veredicto: 'no_calza', docId: 'competencia' },
    ])
  })
})
