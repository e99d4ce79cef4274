import { describe, expect, it } from 'vitest'
import { harvestSuite, parseHarvested } from './harvest.suite.ts'
import { harvestedSiiOficios } from './sii-oficios.ts'

const record = {
  _id: 'CL-SII-OFI-2019-9179',
  _source: 'CL/SII-Oficios',
  _type: 'doctrine',
  _fetched_at: '2026-04-17T11:21:50+00:00',
  title: 'Oficio N° 9179 (RENTA) - Tratamiento del gasto que indica',
  text: 'RENTA – ART. 31\n(ORD. N° 9179 DE 31.12.2019).\nTratamiento del gasto que indica.\nSe ha recibido su presentación.\nSaluda a Ud.,',
  date: '2019-12-31',
  url: 'https://www.sii.cl/normativa_legislacion/jurisprudencia_702.html',
  oficio_number: '9179',
  year: 2019,
  category: 'RENTA',
  legal_references: 'Renta – Actual Ley sobre Impuesto a la – Art. 31 N° 3, art. 56 – Ley N° 19.606, art. 1 – Circular N° 66 de 1999',
  summary: 'Tratamiento del gasto que indica.',
}

harvestSuite(harvestedSiiOficios, record)

describe('harvested SII', () => {
  it('reads an oficio with the norms it rests on', () => {
    expect(parseHarvested(harvestedSiiOficios, record)).toMatchObject({
      court: 'Servicio de Impuestos Internos',
      docketNumber: '9179-2019',
      caption: 'Tratamiento del gasto que indica.',
      decidedOn: '2019-12-31',
      norms: [
        { text: 'Ley sobre Impuesto a la Renta\tART. 31' },
        { text: 'Ley sobre Impuesto a la Renta\tART. 56' },
        { text: 'Ley 19606\tART. 1' },
      ],
      subjects: ['RENTA'],
    })
  })

  it('names the law alone when no article is given', () => {
    const norms = (legal_references: string) => parseHarvested(harvestedSiiOficios, { ...record, legal_references }).norms
    expect(norms('Ventas y Servicios – Nuevo texto')).toEqual([{ text: 'Ley sobre Impuesto a las Ventas y Servicios', idNorma: null }])
    expect(norms('Circular N° 66')).toEqual([])
  })
})
