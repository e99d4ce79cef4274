import { describe, expect, it } from 'vitest'
import { richCitation } from './rich-citation.ts'

describe('richCitation', () => {
  it('sets the caption in italics and links the number to the place', () => {
    expect(richCitation('Corte Suprema, rol N° 12.345-2020, c. 7°, «Pérez con Naviera Sur S.A.».', 'https://x.example/s?a=1&b=2#c7')).toBe(
      '<span>Corte Suprema, <a href="https://x.example/s?a=1&amp;b=2#c7">rol N° 12.345-2020</a>, c. 7°, <i>«Pérez con Naviera Sur S.A.»</i>.</span>',
    )
    expect(richCitation('2º Jdo. del Trabajo, RIT O-364-2020, 22-12-2020.', 'https://x.example')).toContain('>RIT O-364-2020</a>,')
  })

  it('leaves the words of the court upright and makes markup plain', () => {
    expect(richCitation('«la <b>causal</b>» (CS, rol N° 5-2020).', 'https://x.example')).toBe(
      '<span>«la &lt;b&gt;causal&lt;/b&gt;» (CS, <a href="https://x.example">rol N° 5-2020</a>).</span>',
    )
  })
})
