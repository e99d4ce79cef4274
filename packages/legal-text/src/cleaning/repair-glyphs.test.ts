import { describe, expect, it } from 'vitest'
import { sourceLines } from './source-lines.ts'

describe('characters named by the wrong table', () => {
  it('are read by their code', () => {
    expect(sourceLines('la (cid:147)resoluci(cid:243)n(cid:148) (cid:150)N(cid:176) 5(cid:150)(cid:9)rige')).toEqual([
      'la “resolución” –N° 5– rige',
    ])
  })

  it('are read by their glyph where codes stand beside them', () => {
    const raw = 'AdemÆs, en el aæo pœblico Øl seæala que serÆ el compaæero(cid:243)'
    expect(sourceLines(raw)[0]).toBe('Además, en el año público él señala que será el compañeroó')
    expect(sourceLines('Sjælland, Ærø, œuvre, Møller y Øresund')[0]).toBe('Sjælland, Ærø, œuvre, Møller y Øresund')
  })

  it('lost signs of a header and of a bullet go', () => {
    expect(sourceLines('JUZGADO ???: 8º Juzgado Civil\n?En cuanto al fondo\n¿Quién??')).toEqual([
      'JUZGADO : 8º Juzgado Civil',
      'En cuanto al fondo',
      '¿Quién??',
    ])
  })

  it('a page head inside a line goes', () => {
    expect(sourceLines('por los «RIT»      Foja: 1 golpes recibidos')).toEqual(['por los golpes recibidos'])
  })
})
