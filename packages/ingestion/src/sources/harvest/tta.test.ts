import { cleanText } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { harvestSuite, parseHarvested } from './harvest.suite.ts'
import { harvestedTta } from './tta.ts'

const record = {
  _id: 'CL-TTA-17-9-0009999-k',
  _source: 'CL/TTA',
  _type: 'case_law',
  _fetched_at: '2026-04-29T11:56:13+00:00',
  title: 'sociedad ficticia sa con servicio de impuestos internos vi dr rancagua',
  text: 'CAUSA : “SOCIEDAD FICTICIA S.A. con S.I.I” \n\nRancagua, A SEIS DE NOVIEMBRE DE DOS MIL DIECISIETE. \n\nVISTOS: \n\nUNO. La presentación de fojas 1.\n\nSE RESUELVE: se rechaza.\n\nTimbre Electrónico',
  date: '2017-11-06',
  url: 'https://ojv.tta.cl/#/instituciones/fallos',
  ruc: '17-9-0009999-k',
  rit: 'es-19-00999-2017',
  tribunal: 'tribunal l.g.b. ohiggins',
  procedure: 'procedimiento especial de aplicación de ciertas multas',
  subject: 'artículo 97 n° 16 del ct',
  extracto: 'que se rechaza parcialmente el reclamo interpuesto, por cuanto la pérdida fue fortuita.',
}

harvestSuite(harvestedTta, record)

const read = (changes: Readonly<Record<string, unknown>>) => parseHarvested(harvestedTta, { ...record, ...changes })

describe('harvested tax courts', () => {
  it('reads court, RIT, RUC and the decision of the abstract', () => {
    expect(read({})).toMatchObject({
      court: "Tribunal Tributario y Aduanero de la Región del Libertador General Bernardo O'Higgins",
      docketNumber: 'ES-19-00999-2017',
      rit: 'ES-19-00999-2017',
      ruc: '17-9-0009999-K',
      decidedOn: '2017-11-06',
      appealType: 'Procedimiento especial de aplicación de ciertas multas',
      subjects: ['Artículo 97 N° 16 del Código Tributario'],
      outcomeText: 'se rechaza parcialmente el reclamo interpuesto',
      remarks: [],
    })
    expect(cleanText(read({}).text).join('\n')).not.toContain('Timbre')
  })

  it.each([
    [
      'la sentencia acogió el reclamo. apelada la sentencia por el servicio ella fue revocada por el tribunal de alzada por estimar que sí hubo infracción',
      'revocada por el tribunal de alzada',
      'sentencia acogió el reclamo',
    ],
    [
      'se acoge el reclamo. el servicio apeló la referida sentencia, siendo esta revocada sólo en la parte de las costas.',
      null,
      'se acoge el reclamo',
    ],
    [
      'se acoge el reclamo. el servicio apeló la referida sentencia, siendo esta revocada sólo en la parte de la clausura.',
      'revocada sólo en la parte de la clausura',
      'se acoge el reclamo',
    ],
    ['la corte de apelaciones, conociendo del recurso, anuló la sentencia', 'anulada', null],
    ['la sentencia de primera instancia resolvió acoger en parte el reclamo y no fue objeto de recurso alguno', null, 'acoger en parte'],
    ['el reclamo fue rechazado; la sentencia no fue revocada por la corte al conocer de la apelación', null, 'el reclamo fue rechazado'],
    ['el contribuyente recurrió y la sentencia declaró que la multa fue dejada sin efecto', null, null],
  ])('reads what became of the ruling: %s', (extracto, undoneAs, outcome) => {
    const parsed = read({ extracto })
    expect(parsed.undoneAs).toBe(undoneAs)
    if (outcome === null) expect(parsed.outcomeText).toBeNull()
    else expect(parsed.outcomeText).toContain(outcome)
  })

  it('names the four courts of the capital', () => {
    expect(read({ tribunal: 'segundo tribunal r. metropolitana' }).court).toBe(
      'Segundo Tribunal Tributario y Aduanero de la Región Metropolitana',
    )
    expect(read({ tribunal: 'tribunal inventado' }).court).toBe('tribunal inventado')
  })

  it('remarks on a text that the harvester cut', () => {
    const long = `VISTOS:\n${'Que el reclamo se funda en lo expuesto. '.repeat(2490)}`
    expect(read({ text: long }).remarks).toEqual(['cut_text'])
    expect(read({ text: `${long}\nDocumento firmado electrónicamente por don/ña Elisa Ficticia` }).remarks).toEqual([])
  })
})
