import { expect, it } from 'vitest'
import { importText } from './user-data-command.ts'

it('says what came, what was there and what stays behind', () => {
  const text = importText({
    datos: {
      favoritos: { nuevos: 1200, presentes: 3 },
      carpetas: { nuevos: 0, presentes: 0 },
      sentenciasDeCarpetas: { nuevos: 0, presentes: 0 },
      notas: { nuevos: 0, presentes: 0 },
      pasajes: { nuevos: 0, presentes: 0 },
      busquedasGuardadas: { nuevos: 0, presentes: 0 },
      historial: { nuevos: 0, presentes: 0 },
    },
    sentenciasAusentes: { total: 3, docIds: ['uno', 'dos'] },
    omitidos: [{ motivo: 'Investigaciones', total: 2 }],
  })
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'favoritos: 1.200 nuevos, 3 ya estaban',
      'Sentencias que no están aquí, pendientes hasta que se carguen: uno, dos, y 1 más',
      'No se trajo. Investigaciones: 2',
    ]),
  )
})
