import { cleanText } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { prepareRecord } from '../../workers/prepare-record.ts'
import { harvestSuite, parseHarvested } from './harvest.suite.ts'
import { harvestedTribunalConstitucional } from './tribunal-constitucional.ts'

const text = `2021

REPÚBLICA DE CHILE
TRIBUNAL CONSTITUCIONAL
____________
Sentencia
Rol N° 99.382-21 INA
[11 de enero de 2021]
____________

REQUERIMIENTO DE INAPLICABILIDAD RESPECTO
DEL ARTÍCULO 3, INCISO SEGUNDO, DE LA LEY Nº 99.322 Y DEL CÓDIGO PENAL

SOCIEDAD FICTICIA S.A.

EN EL PROCESO RIT P-1-2020

VISTOS:

Con fecha 6 de agosto de 2020, la requirente acciona.

SE RESUELVE: que se rechaza el requerimiento.

Código de validación: 0a1b2c3d-0000-4111-8222-0123456789ab
Este documento incorpora una firma electrónica avanzada. Su`

const record = {
  _id: 'CL_TC_99382',
  _source: 'CL/TribunalConstitucional',
  _type: 'case_law',
  _fetched_at: '2026-03-26T22:41:24+00:00',
  title: 'Rol 99382',
  text,
  date: '2025-09-01',
  url: 'https://buscador.tcchile.cl/sentencia/99382',
  rol: '99382',
  competencia: 'Inaplicabilidad de Precepto Legal (Art. 93 N° 6 - STC)',
}

harvestSuite(harvestedTribunalConstitucional, record)

const read = (changes: Readonly<Record<string, unknown>>) => parseHarvested(harvestedTribunalConstitucional, { ...record, ...changes })

describe('harvested Tribunal Constitucional', () => {
  it('takes rol, date and kind of proceeding from the text, not the date of loading', () => {
    expect(read({})).toMatchObject({
      collection: 'tribunal_constitucional',
      court: 'Tribunal Constitucional',
      docketNumber: '99382-2021',
      decidedOn: '2021-01-11',
      appealType: 'Inaplicabilidad por inconstitucionalidad',
      caption: 'Requerimiento de inaplicabilidad respecto del artículo 3, inciso segundo, de la Ley N° 99.322 y del Código Penal',
      titled: true,
    })
  })

  it('removes signature notes from the text', () => {
    expect(cleanText(read({}).text).join('\n')).not.toMatch(/validación|firma electrónica/u)
    expect(read({}).text).toContain('SE RESUELVE')
  })

  it.each([
    ['15066-23 - CP - 448septier .3', 'Santiago, tres de marzo de dos mil veinte.\nVISTOS', '15066-2023'],
    ['5448', 'Santiago, tres de marzo de dos mil veinte.\nVISTOS: en los autos Rol N? 5448-18-INA se pide', '5448-2018'],
    ['8.139', 'STC Rol N° 8536-20-INA\nRol N° 8.139-2020', '8139-2020'],
    ['474', 'ROL Nº 474.04-006\nSantiago, trece de abril de dos mil seis.', '474'],
    [null, 'Sentencia\nRol 9797-20-CPT\n[30 de diciembre de 2020]', '9797-2020'],
  ])('reads the rol %s with the text', (rol, words, docketNumber) => {
    expect(read({ rol, text: words }).docketNumber).toBe(docketNumber)
  })

  it('normalises the kind of proceeding', () => {
    const kind = (competencia: string | null, words: string) => read({ competencia, text: `${words}\nVISTOS: se pide.` }).appealType
    expect(kind('Control Proyecto de Ley (Art. 93 N°1)', 'Rol 99382-21-CPT')).toBe('Control de constitucionalidad')
    expect(kind(null, 'Rol 99382-21-CPT')).toBe('Requerimiento de inconstitucionalidad')
    expect(kind('', `${text.split('____________')[2]}`)).toBe('Inaplicabilidad por inconstitucionalidad')
    expect(kind('Otra competencia', 'Sin letras')).toBe('Otra competencia')
  })

  it('reads the date of older rulings, and falls back on the field', () => {
    expect(read({ text: 'Santiago, veintiuno de marzo de dos mil diecinueve.\nVISTOS: con fecha 16 de octubre de 2018' }).decidedOn).toBe(
      '2019-03-21',
    )
    expect(read({ text: 'VISTOS: con fecha 16 de octubre de 2018 se pide' }).decidedOn).toBe('2025-09-01')
  })

  it('accepts an id with the blanks of its docket number', async () => {
    const _id = 'CL_TC_99066-23 - CP - 448septier .3'
    const raw = new TextEncoder().encode(JSON.stringify({ ...record, _id, rol: '99066-23 - CP - 448septier .3' }))
    const prepared = await prepareRecord({ sourceId: harvestedTribunalConstitucional.id, raw, hints: {}, today: '2026-11-20' })
    expect(prepared).toMatchObject({ kind: 'ruling', ruling: { idSentence: _id, docketNumber: '99066-2023' } })
  })
})
