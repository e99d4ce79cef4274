import { parseSourceNorm } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { contraloriaNorms } from './contraloria-norms.ts'

const keys = (written: string) =>
  contraloriaNorms(written).map((norm) => ('text' in norm ? parseSourceNorm(norm.text, norm.idNorma)?.key : norm.key))

describe('contraloriaNorms', () => {
  it('reads laws, decrees and the Constitution, commas or not, each once', () => {
    expect(keys('ley 19070 art/32 inc/3, ley 19070 art/34 ley 19070 art/26 inc/2,\nley 19070 art/32 inc/1')).toEqual([
      'ley-19070:32',
      'ley-19070:34',
      'ley-19070:26',
    ])
    expect(keys('pol art/19 num/16, dfl 29/2004 hacie art/147 inc/3, dl 249/73')).toEqual(['CPR:19', 'DFL-29-2004-hacienda:147', 'DL-249'])
    expect(keys('Ley 19195 art/5 tran')).toEqual(['ley-19195:5 transitorio'])
  })

  it('ignores text that is not a norm', () => {
    expect(contraloriaNorms('res 520/96 contr')).toEqual([])
    expect(contraloriaNorms('\n')).toEqual([])
    expect(contraloriaNorms(null)).toEqual([])
  })
})
