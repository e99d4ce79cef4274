import { describe, expect, it } from 'vitest'
import { richCitation } from './rich-citation.ts'

describe('richCitation', () => {
  it('sets the caption in italics and links the number to the place', () => {
    const citation = 'Corte Suprema, rol N° 12.345-2020, c. 7°, «Pérez con Naviera Sur S.A.».'
    expect(richCitation(citation, 'rol N° 12.345-2020', 'https://x.example/s?a=1&b=2#c7')).toBe(
      '<span>Corte Suprema, <a href="https://x.example/s?a=1&amp;b=2#c7">rol N° 12.345-2020</a>, c. 7°, <i>«Pérez con Naviera Sur S.A.»</i>.</span>',
    )
    expect(richCitation('CGR, dictamen N° 61.043-2005, 22-12-2020.', 'dictamen N° 61.043-2005', 'https://x.example')).toContain(
      '>dictamen N° 61.043-2005</a>,',
    )
    expect(richCitation('CS, 22-12-2020.', '', 'https://x.example')).toBe('<span>CS, 22-12-2020.</span>')
  })

  it('leaves the words of the court upright and makes markup plain', () => {
    expect(richCitation('«la <b>causal</b>» (CS, rol N° 5-2020).', 'rol N° 5-2020', 'https://x.example')).toBe(
      '<span>«la &lt;b&gt;causal&lt;/b&gt;» (CS, <a href="https://x.example">rol N° 5-2020</a>).</span>',
    )
  })
})
