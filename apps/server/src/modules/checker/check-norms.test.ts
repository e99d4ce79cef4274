import type { CheckedCitation } from '@basejuris/contract'
import { putNorms } from '@basejuris/database'
import { findCatalogueNormByKey } from '@basejuris/legal-text'
import { buildNorm, buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../testing/sign-in-person.ts'

const labour = findCatalogueNormByKey('CT')?.idNorma ?? 0
const competition = findCatalogueNormByKey('ley-20169')?.idNorma ?? 0
const before = 'El farolero podrá apagar los faroles de la plaza cuando la luna alumbre lo suficiente para leer.'
const today = 'El farolero podrá apagar los faroles de la plaza cuando el alcalde se lo ordene por escrito.'
const other = 'Los faroles del puerto se encienden una hora antes de que baje la marea y no se apagan nunca.'
const facts = { type: 'Código', name: 'Código del Trabajo', publishedOn: '2003-01-16' } as const

/** As `buildNorm`, with the day from which an article has its wording. */
const version = (idNorma: number, articles: Readonly<Record<string, string>>, from: string, days: Readonly<Record<string, string>>) => {
  const built = buildNorm(idNorma, articles, { inForceFrom: from, capturedOn: from }, facts)
  const parts = built.norm.parts.map((part) => ({ ...part, modifiedOn: days[part.article ?? ''] ?? null, repealed: part.text === '' }))
  return { ...built, norm: { ...built.norm, parts }, sourceHash: `${built.sourceHash} dated` }
}

let test: TestApp
let ana: TestPerson
beforeAll(async () => {
  test = await openTestApp()
  await putNorms(test.services.db, [
    version(labour, { 22: before, 161: other, 162: 'Nada dice sobre faroles este artículo.', 163: 'Rige.' }, '2010-05-01', {
      22: '2003-01-16',
      161: '2003-01-16',
    }),
    version(labour, { 22: today, 161: other, 163: '' }, '2023-04-26', { 22: '2023-04-26', 161: '2003-01-16', 163: '2023-04-26' }),
    version(labour, { 22: today, 161: 'Los faroles del puerto no existen.', 163: '' }, '2090-01-01', { 161: '2090-01-01' }),
  ])
  await test.storeNorms([])
  await test.store([
    buildRuling({
      docId: 'aplica',
      collection: 'corte_suprema',
      base: 'base_corte_suprema',
      court: 'Corte Suprema',
      rit: null,
      fictional: false,
      docketNumber: '500-2015',
      decidedOn: '2015-08-03',
      norms: [
        { key: 'CT:22', article: '22', idNorma: labour, label: 'art. 22 Código del Trabajo', origin: 'text' },
        { key: 'ley-17798:17 B', article: '17 B', idNorma: 29291, label: 'art. 17 B Ley N° 17.798', origin: 'text' },
      ],
      sections: buildSections(['Primero: Que la luz de los faroles no depende de quien los apaga sino de quien los enciende cada noche.']),
    }),
  ])
})
beforeEach(async () => {
  ana = await signInPerson(test)
})
afterAll(() => test.close())

const check = async (texto: string): Promise<{ citas: CheckedCitation[]; resumen: { textualesSinCita: number } }> =>
  (await ana.call('POST', '/v1/citations/check', { texto })).body.data
const norm = async (texto: string): Promise<CheckedCitation | undefined> => (await check(texto)).citas.find(({ tipo }) => tipo === 'norma')

describe('a law under the title of another one', () => {
  it('is ambiguous, and both are named', async () => {
    const found = await norm('Se funda en el artículo 41 de la Ley N° 19.880, sobre acceso a la información pública.')
    expect(found).toMatchObject({ veredicto: 'tipo_ambiguo', idNorma: null })
    expect(found?.evidencia.frases).toEqual([
      'Su escrito nombra la Ley N° 19.880 y dice «sobre acceso a la información pública», que es de la Ley N° 20.285. Indique cuál de las dos es.',
    ])
  })
})

describe('a norm that the catalogue lacks', () => {
  it('is missing where it is a law, and not checked where it is a decree or a treaty', async () => {
    const law = await norm('Se funda en la Ley N° 29.999.')
    expect(law).toMatchObject({ veredicto: 'no_esta_en_indice', idNorma: null })
    expect(law?.evidencia.frases[0]).toContain('ninguna ley de nuestro catálogo tiene ese número')
    for (const text of ['el artículo 84 del D.S. N° 943, de 2011', 'el artículo 8 de la Convención Americana sobre Derechos Humanos'])
      expect(await norm(text), text).toMatchObject({ veredicto: 'no_comprobado', idNorma: null })
  })
})

describe('an article that the list of the catalogue lacks', () => {
  it('is missing, unless a ruling of the index cites it', async () => {
    expect((await norm('el artículo 17 Z de la Ley N° 17.798'))?.veredicto).toBe('no_esta_en_indice')
    expect(await norm('el artículo 2.600 del Código Civil')).toMatchObject({
      veredicto: 'no_esta_en_indice',
      evidencia: { entendida: 'art. 2600 Código Civil' },
    })
    expect(await norm('el artículo 17 B de la Ley N° 17.798')).toMatchObject({
      veredicto: 'no_comprobado',
      evidencia: { coincide: ['norma'] },
    })
  })
})

describe('quotations of norms', () => {
  it('are verbatim in the wording in force, with its day', async () => {
    const words = 'apagar los faroles de la plaza cuando el alcalde se lo ordene'
    expect(await norm(`El artículo 22 del Código del Trabajo dispone que el farolero podrá «${words}».`)).toMatchObject({
      veredicto: 'existe',
      evidencia: {
        coincide: ['norma', 'articulo', 'texto'],
        citasTextuales: [
          { resultado: 'textual', sentencia: null, norma: { idNorma: labour, articulo: '22', desde: '2023-04-26', estado: 'vigente' } },
        ],
      },
    })
  })

  it('are of the ruling that is cited beside the article where it has the words', async () => {
    const words = '«la luz de los faroles no depende de quien los apaga»'
    const beside = `La Corte Suprema, rol N° 500-2015, sostuvo que el farol, según el artículo 161 del Código del Trabajo que dice ${words}, se apaga.`
    const { citas } = await check(beside)
    expect(citas.map(({ tipo, veredicto }) => `${tipo} ${veredicto}`)).toEqual(['sentencia existe', 'norma existe'])
    expect(citas[0]?.evidencia.citasTextuales).toMatchObject([{ resultado: 'textual', sentencia: { docId: 'aplica' } }])
    expect((await norm(`El artículo 161 del Código del Trabajo dispone: ${words}.`))?.veredicto).toBe('cita_no_coincide')
  })

  it('are of an earlier wording, which is named with its days', async () => {
    const found = await norm(
      'El artículo 22 del Código del Trabajo dispone: «podrá apagar los faroles de la plaza cuando la luna alumbre».',
    )
    expect(found).toMatchObject({
      veredicto: 'norma_modificada',
      evidencia: {
        citasTextuales: [{ resultado: 'otra_redaccion', norma: { desde: '2003-01-16', hasta: '2023-04-25', estado: 'anterior' } }],
      },
    })
    expect(found?.evidencia.frases[0]).toBe('Las palabras citadas son de una redacción anterior, que rigió del 16-01-2003 al 25-04-2023.')
  })

  it('are of a wording that is not in force yet', async () => {
    expect(await norm('El artículo 161 del Código del Trabajo señala que «los faroles del puerto no existen».')).toMatchObject({
      veredicto: 'norma_modificada',
      evidencia: { citasTextuales: [{ resultado: 'otra_redaccion', norma: { estado: 'diferida', desde: '2090-01-01' } }] },
    })
  })

  it('differ word by word', async () => {
    expect(
      await norm(
        'El artículo 22 del Código del Trabajo dispone que «el farolero podrá apagar los faroles de la plaza cuando el juez se lo ordene».',
      ),
    ).toMatchObject({
      veredicto: 'cita_no_coincide',
      evidencia: {
        citasTextuales: [
          {
            resultado: 'difiere',
            diferencias: 1,
            partes: [{}, { tipo: 'solo_escrito', texto: 'juez' }, { tipo: 'solo_fuente', texto: 'alcalde' }, {}],
          },
        ],
      },
    })
  })

  it('stand in another article', async () => {
    const found = await norm(
      'El artículo 22 del Código del Trabajo dispone que «se encienden una hora antes de que baje la marea y no se apagan».',
    )
    expect(found?.veredicto).toBe('cita_no_coincide')
    expect(found?.evidencia.frases[0]).toBe('No consta en ese artículo; el texto está en el artículo 161, Código del Trabajo.')
  })

  it('stand in a ruling', async () => {
    const found = await norm(
      'El artículo 22 del Código del Trabajo dispone que «la luz de los faroles no depende de quien los apaga sino de quien los enciende».',
    )
    expect(found?.evidencia.frases[0]).toBe('No consta en ese artículo; el texto está en rol N° 500-2015, Corte Suprema, c. 1°.')
  })

  it('are found under the wrong ruling', async () => {
    const { citas } = await check(
      'Corte Suprema, rol N° 500-2015: «apagar los faroles de la plaza cuando el alcalde se lo ordene por escrito».',
    )
    expect(citas[0]).toMatchObject({
      veredicto: 'cita_no_coincide',
      evidencia: { frases: ['No consta en rol N° 500-2015, Corte Suprema; el texto está en el artículo 22, Código del Trabajo.'] },
    })
  })

  it('belong to whichever of several articles has them', async () => {
    const { citas } = await check(
      'Los artículos 22 y 161 del Código del Trabajo disponen que «los faroles del puerto se encienden una hora antes».',
    )
    expect(citas.map(({ veredicto, evidencia }) => [veredicto, evidencia.citasTextuales.length])).toEqual([
      ['existe', 0],
      ['existe', 1],
    ])
  })

  it('stand nowhere, which is not held against an article that somebody else speaks of', async () => {
    const words = '«nadie ha visto jamás un farol encendido al mediodía en esta ciudad»'
    expect((await norm(`El artículo 22 del Código del Trabajo dispone que ${words}.`))?.veredicto).toBe('cita_no_coincide')
    const { citas, resumen } = await check(`Invocó el artículo 22 del Código del Trabajo el recurrente, que dice que ${words}.`)
    expect([citas[0]?.veredicto, resumen.textualesSinCita]).toEqual(['existe', 1])
  })

  it('are not compared where the text of the norm was not imported', async () => {
    const found = await norm(
      'El artículo 3 de la Ley N° 20.169 dispone que «las acciones se ejercerán ante el juez que el demandante prefiera».',
    )
    expect(found).toMatchObject({ veredicto: 'existe', idNorma: competition, evidencia: { citasTextuales: [{ resultado: 'sin_texto' }] } })
    expect(found?.evidencia.frases).toContain('No tenemos un texto de esta norma con que comparar: las palabras citadas no se compararon.')
  })

  it('are no quotation where they are the title of the norm', async () => {
    const title = findCatalogueNormByKey('ley-19496')?.title.toLowerCase()
    const { citas, resumen } = await check(`El artículo 3 de la Ley N° 19.496, que «${title}», se aplica aquí.`)
    expect([citas[0]?.veredicto, citas[0]?.evidencia.citasTextuales, resumen.textualesSinCita]).toEqual(['existe', [], 0])
  })
})

describe('a place within an article', () => {
  it('is missing where the article has no such list, or ends before it', async () => {
    const found = await norm('Se funda en el artículo 22 N° 9 del Código del Trabajo.')
    expect(found).toMatchObject({ veredicto: 'no_esta_en_indice', evidencia: { coincide: ['norma', 'articulo'] } })
    expect(found?.evidencia.frases).toEqual(['El artículo 22, Código del Trabajo, no tiene números en el texto importado.'])
    const inciso = await norm('Se funda en el artículo 162 inciso séptimo del Código del Trabajo.')
    expect(inciso?.evidencia.frases[0]).toBe('El artículo 162 ya no está en la norma: el texto que rige desde el 26-04-2023 no lo tiene.')
    expect((await norm('Se funda en el artículo 161 inciso sexto del Código del Trabajo.'))?.evidencia.frases).toEqual([
      'El artículo 161, Código del Trabajo, no tiene inciso 6° en el texto importado.',
    ])
  })

  it('may be another article', async () => {
    const found = await norm('Se funda en el artículo 161 letra A del Código del Trabajo.')
    expect(found).toMatchObject({ veredicto: 'no_esta_en_indice' })
    expect((await norm('Se funda en el artículo 163 bis letra a) del Código del Trabajo.'))?.veredicto).toBe('existe')
  })
})

describe('a norm in time', () => {
  it('changed after the ruling that the text cites for it', async () => {
    const found = await norm('La Corte Suprema aplicó el artículo 22 del Código del Trabajo en rol N° 500-2015.')
    expect(found).toMatchObject({ veredicto: 'norma_modificada', evidencia: { sentencias: [{ docId: 'aplica' }] } })
    expect(found?.evidencia.frases[0]).toBe(
      'El artículo 22 cambió el 26-04-2023, después de rol N° 500-2015, Corte Suprema, de 03-08-2015, que su escrito cita junto a él.',
    )
  })

  it('changed after a ruling that the index lacks, by the day that the text gives', async () => {
    expect(
      (await norm('Corte Suprema, rol N° 77-2012, de 3 de mayo de 2013, sobre el artículo 22 del Código del Trabajo.'))?.veredicto,
    ).toBe('norma_modificada')
    expect(
      (await norm('Corte Suprema, rol N° 77-2024, de 3 de mayo de 2024, sobre el artículo 22 del Código del Trabajo.'))?.veredicto,
    ).toBe('existe')
  })

  it('only changed, which is a note', async () => {
    const found = await norm('El artículo 22 del Código del Trabajo es claro.')
    expect(found?.veredicto).toBe('existe')
    expect(found?.evidencia.frases).toEqual([
      'art. 22 Código del Trabajo: está en nuestro catálogo de normas.',
      'Su última redacción se publicó el 26-04-2023.',
      'La ley que lo modificó puede fijar su entrada en vigencia para después, o por etapas: revise sus disposiciones transitorias.',
    ])
    expect((await norm('El artículo 161 del Código del Trabajo es claro.'))?.evidencia.frases).toContain(
      'Vigencia diferida: cambia el 01-01-2090.',
    )
  })

  it('is unchanged although the norm changed, and a ruling of another sentence does not count', async () => {
    expect(
      (await norm('Corte Suprema, rol N° 77-2012, de 3 de mayo de 2013, sobre el artículo 161 del Código del Trabajo.'))?.veredicto,
    ).toBe('existe')
    expect((await norm('Así, Corte Suprema, rol N° 500-2015. El artículo 22 del Código del Trabajo es claro.'))?.veredicto).toBe('existe')
  })

  it('has a repealed article, or one that its text no longer has', async () => {
    expect(await norm('El artículo 163 del Código del Trabajo manda otra cosa.')).toMatchObject({
      veredicto: 'norma_derogada',
      evidencia: { frases: ['El artículo 163 está derogado desde el 26-04-2023.'] },
    })
    expect((await norm('El artículo 162 del Código del Trabajo manda otra cosa.'))?.veredicto).toBe('norma_derogada')
  })
})
