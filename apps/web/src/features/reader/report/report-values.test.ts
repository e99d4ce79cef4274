import { describe, expect, it } from 'vitest'
import { findReportProblems, type ReportValues, reportBody } from './report-values.ts'

const values = (given: Partial<ReportValues>): ReportValues => ({ dato: '', propuesta: '', ancla: '', correo: '', ...given })

describe('findReportProblems', () => {
  it('requires the datum and the correction', () => {
    expect(findReportProblems(values({}))).toEqual({ dato: 'Elija qué dato está mal.', propuesta: 'Diga qué debería decir.' })
    expect(findReportProblems(values({ dato: 'rol', propuesta: '  ' }))).toEqual({ propuesta: 'Diga qué debería decir.' })
    expect(findReportProblems(values({ dato: 'rol', propuesta: '12.345-2020' }))).toEqual({})
  })

  it('accepts a place alone only for personal data and considerandos', () => {
    expect(findReportProblems(values({ dato: 'datos_personales', ancla: 'p3' }))).toEqual({})
    expect(findReportProblems(values({ dato: 'considerando', ancla: 'c7' }))).toEqual({})
    expect(findReportProblems(values({ dato: 'otro', ancla: 'c7' }))).toEqual({ propuesta: 'Diga qué está mal.' })
    expect(findReportProblems(values({ dato: 'considerando' })).propuesta).toBe('Diga qué está mal, o elija el lugar del texto.')
  })

  it.each(['nadie', 'a@b', 'a b@c.cl', '@c.cl'])('refuses %j as an address', (correo) => {
    expect(findReportProblems(values({ dato: 'rol', propuesta: 'x', correo })).correo).toMatch(/nombre@dominio\.cl/)
  })
})

describe('reportBody', () => {
  it('sends what was written and nothing empty', () => {
    expect(reportBody(values({ dato: 'fecha', propuesta: ' Es de mayo. ', ancla: 'c1', correo: ' lectora@basejuris.example ' }))).toEqual({
      dato: 'fecha',
      propuesta: 'Es de mayo.',
      correo: 'lectora@basejuris.example',
    })
    expect(reportBody(values({ dato: 'datos_personales', ancla: 'c1' }))).toEqual({ dato: 'datos_personales', propuesta: '', ancla: 'c1' })
  })
})
