import { describe, expect, it } from 'vitest'
import { runningHeads } from './running-heads.ts'

describe('runningHeads', () => {
  it('parts the warning from the citation', () => {
    expect(runningHeads('CS, rol N° 12.345-2020, 03-05-2021 (sentencia ficticia de demostración).')).toEqual({
      folio: 'CS, rol N° 12.345-2020, 03-05-2021',
      warning: 'Sentencia ficticia de demostración',
    })
    expect(runningHeads('C.A. de Concepción, rol N° 987-2019.')).toEqual({ folio: 'C.A. de Concepción, rol N° 987-2019', warning: '' })
  })
})
