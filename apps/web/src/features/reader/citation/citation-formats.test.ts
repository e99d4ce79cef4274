import { describe, expect, it } from 'vitest'
import { bibtexCitation } from './bibtex-citation.ts'
import type { CitableRuling } from './citable-ruling.ts'
import { richCitation } from './rich-citation.ts'
import { risCitation } from './ris-citation.ts'

const ruling: CitableRuling = {
  docId: 'cs-abc234',
  caption: 'Pérez & Hijos con Naviera «Sur» S.A.',
  court: 'Corte Suprema, Cuarta Sala',
  docket: 'rol N° 12.345-2020',
  decidedOn: '2021-05-03',
  subjects: ['Despido', 'Licencia médica'],
  fictional: false,
}
const url = 'https://basejuris.example/sentencia?id=cs-abc234'

describe('risCitation', () => {
  it('is a CASE with the tags reference managers read', () => {
    expect(risCitation(ruling, url).split('\r\n')).toEqual([
      'TY  - CASE',
      'TI  - Pérez & Hijos con Naviera «Sur» S.A.',
      'PB  - Corte Suprema, Cuarta Sala',
      'SV  - rol N° 12.345-2020',
      'DA  - 2021/05/03',
      'PY  - 2021',
      'KW  - Despido',
      'KW  - Licencia médica',
      'LA  - es-CL',
      'DB  - BaseJuris',
      `UR  - ${url}`,
      'ER  - ',
      '',
    ])
  })

  it('lets no caption begin another field, leaves out what is missing and warns of a fictional ruling', () => {
    const lines = risCitation({ ...ruling, caption: 'Uno\r\nTY  - BOOK', docket: null, decidedOn: null, fictional: true }, url).split(
      '\r\n',
    )
    expect(lines.filter((line) => line.startsWith('TY'))).toEqual(['TY  - CASE'])
    expect(lines.some((line) => /^(?:SV|DA|PY)/.test(line))).toBe(false)
    expect(lines.at(-3)).toBe('N1  - Sentencia ficticia de demostración: no existe ni puede citarse.')
  })
})

describe('bibtexCitation', () => {
  it('keeps the capitals of the caption and what TeX would read as a command', () => {
    expect(bibtexCitation(ruling, url)).toBe(`@misc{cs-abc234,
  title = {{Pérez \\& Hijos con Naviera «Sur» S.A.}},
  howpublished = {Corte Suprema, Cuarta Sala, rol N° 12.345-2020},
  year = {2021},
  month = {5},
  day = {3},
  keywords = {Despido; Licencia médica},
  url = {${url}},
  langid = {spanish},
}
`)
    expect(bibtexCitation({ ...ruling, caption: 'a}b{c\\d_e%f' }, url)).toContain('title = {{a\\}b\\{c\\textbackslash{}d\\_e\\%f}}')
  })
})

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
