import { describe, expect, it } from 'vitest'
import { bibtexCitation } from './bibtex-citation.ts'
import type { CitableRuling } from './citable-ruling.ts'
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
const consultation = { url, consultedOn: '2026-11-20' }

describe('risCitation', () => {
  it('writes a CASE with the tags that reference managers read', () => {
    expect(risCitation(ruling, consultation).split('\r\n')).toEqual([
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
      'Y2  - 2026/11/20',
      'ER  - ',
      '',
    ])
  })

  it('lets no caption start another field, omits missing fields and warns of a fictional ruling', () => {
    const lines = risCitation(
      { ...ruling, caption: 'Uno\r\nTY  - BOOK', docket: null, decidedOn: null, fictional: true },
      consultation,
    ).split('\r\n')
    expect(lines.filter((line) => line.startsWith('TY'))).toEqual(['TY  - CASE'])
    expect(lines.some((line) => /^(?:SV|DA|PY)/.test(line))).toBe(false)
    expect(lines.at(-3)).toBe('N1  - Sentencia ficticia de demostración: no existe ni puede citarse.')
  })
})

describe('bibtexCitation', () => {
  it('keeps the capitals of the caption and escapes TeX commands', () => {
    expect(bibtexCitation(ruling, consultation)).toBe(`@misc{cs-abc234,
  title = {{Pérez \\& Hijos con Naviera «Sur» S.A.}},
  howpublished = {Corte Suprema, Cuarta Sala, rol N° 12.345-2020},
  year = {2021},
  month = {5},
  day = {3},
  keywords = {Despido; Licencia médica},
  url = {${url}},
  urldate = {2026-11-20},
  langid = {spanish},
}
`)
    expect(bibtexCitation({ ...ruling, caption: 'a}b{c\\d_e%f' }, consultation)).toContain(
      'title = {{a\\}b\\{c\\textbackslash{}d\\_e\\%f}}',
    )
  })
})
