import { describe, expect, it } from 'vitest'
import { harvestSuite, parseHarvested } from './harvest.suite.ts'
import { harvestedSuseso } from './suseso.ts'

const record = {
  _id: 'CL-SUSESO-993779',
  _source: 'CL/SUSESO',
  _type: 'case_law',
  _fetched_at: '2026-04-29T19:24:39+00:00',
  aid: '993779',
  dictamen_number: 'Dictámen 9268-1988',
  title: 'Dictamen 9268 de 1988',
  date: '1988-05-27',
  text: 'Fecha: 27 de mayo de 1988 Tema: Ley N° 16.744 Destinatario: PARTICULAR Fuentes: Ley Nº 16.744 \nUna persona consultó lo que indica.\nSe declara que corresponde.\n Circulares relacionadas Dictámenes relacionados Boletines Relacionados Circulares relacionadas Dictámenes relacionados Legislación relacionada Título Detalle Artículo 77 Ley 16.744, artículo 77 Artículo 79 DS 101 de 1968 Mintrab, artículo 79 Ley 18.833 Ley 18.833',
  summary: '',
  topic: 'Seguro laboral (Ley 16.744)',
  recipient: 'Particular',
  descriptors: '',
  url: 'https://www.suseso.gob.cl/612/w3-article-993779.html',
}

harvestSuite(harvestedSuseso, record)

describe('harvested SUSESO', () => {
  it('reads a dictamen and the norms linked under it, which leave the text', () => {
    const read = parseHarvested(harvestedSuseso, record)
    expect(read).toMatchObject({
      docketNumber: '9268-1988',
      decidedOn: '1988-05-27',
      caption: 'Dictamen 9268 de 1988. Seguro laboral (Ley 16.744)',
      documentKind: 'dictamen',
      subjects: ['Seguro laboral (Ley 16.744)'],
    })
    expect(read.norms.map((norm) => ('text' in norm ? norm.text : ''))).toEqual([
      'Ley 16744\tART. 77',
      'DS N° 101, de 1968\tART. 79',
      'Ley 18833',
    ])
    expect(read.text).toMatch(/corresponde\.$/u)
  })

  it('keeps a text that has no list of links', () => {
    const text = 'Fecha: 1 de mayo de 1988\nSe declara que corresponde.'
    expect(parseHarvested(harvestedSuseso, { ...record, text, dictamen_number: 'Dictamen O-01-S-01240-2024' })).toMatchObject({
      text,
      docketNumber: 'O-01-S-01240-2024',
      norms: [],
    })
  })
})
