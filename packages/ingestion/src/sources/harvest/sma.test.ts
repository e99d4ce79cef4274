import { describe, expect, it } from 'vitest'
import { harvestSuite, parseHarvested, problemOfHarvested } from './harvest.suite.ts'
import { harvestedSma } from './sma.ts'

const record = {
  _id: 'D-905-2013',
  _source: 'CL/SMA',
  _type: 'case_law',
  _fetched_at: '2026-04-29T16:58:32+00:00',
  title: 'Procedimiento Sancionatorio D-905-2013 - FICTICIA S A - PLANTA',
  text: 'RESUELVE PROCEDIMIENTO ADMINISTRATIVO\nSANCIONATORIO ROL D-905-2013\nSantiago, 23 SEP 2013\nVISTOS:\nLo dispuesto en la ley.\nRESUELVO:\nPRIMERO: Aplíquese una multa.',
  date: '2013-09-23',
  url: 'https://snifa.sma.gob.cl/Sancionatorio/Ficha/9999',
  expediente: 'D-905-2013',
  status: 'Terminado - Sanción',
  entity: 'FICTICIA S A',
  unit_name: 'PLANTA INVENTADA',
  location: 'Arica - Regi&#243;n de Arica y Parinacota',
}

harvestSuite(harvestedSma, record)

describe('harvested SMA', () => {
  it('reads a sanction', () => {
    expect(parseHarvested(harvestedSma, record)).toMatchObject({
      court: 'Superintendencia del Medio Ambiente',
      docketNumber: 'D-905-2013',
      caption: 'FICTICIA S A',
      outcomeText: 'Terminado - Sanción',
      subjects: ['PLANTA INVENTADA', 'Arica - Región de Arica y Parinacota'],
    })
  })

  it.each([
    ['RESOLUCIÓN EXENTA N° 1234\nSantiago, 23 SEP 2013', 'resolución exenta N° 1234'],
    ['432\nRESOLUCIÓN EXENTA"N"\nSantiago, 23 SEP 2013', 'resolución exenta N° 432'],
    ['432\nRESOLUCiÓNEXENTAN"\nSantiago, 23 SEP 2013', 'resolución exenta N° 432'],
    ['1 ([) 2 7\nRESOLUCIÓN EXENTA W\nSantiago,\n-2 3 SEP 2013', 'resolución'],
    ['-:;39\n1\nRESOLUCIÓN EXENTA No U\nSantiago, 27 NOV 2013', 'resolución'],
    ['VISTOS:\nLa Resolución Exenta N° 99, de 3 de mayo de 2012.', 'resolución'],
  ])('reads the number of the resolution from its head: %s', (head, kind) => {
    const text = `RESUELVE PROCEDIMIENTO ADMINISTRATIVO\nSANCIONATORIO ROL D-905-2013\n${head}\nVISTOS:\nLo dispuesto en la ley.\nRESUELVO:\nPRIMERO: Aplíquese una multa.`
    expect(parseHarvested(harvestedSma, { ...record, text })).toMatchObject({ documentKind: kind, docketNumber: 'D-905-2013' })
  })

  it.each([
    '17/9/2020 Correo de SuperIntendencia del Medio Ambiente - Notifica RES 1\nPara su notificación se adjunta copia.',
    '31/1/24 Seguimiento en Línea - Correos\nEnvío Entregado',
    'CorreosChile\nConsulte el estado de su envío',
  ])('rejects a proof of notification: %s', (text) => {
    expect(problemOfHarvested(harvestedSma, { ...record, text })).toBe('not_a_ruling')
  })
})
