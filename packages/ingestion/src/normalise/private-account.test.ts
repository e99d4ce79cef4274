import { describe, expect, it } from 'vitest'
import { hasPrivateAccount, namesDiagnosis } from './private-account.ts'

describe('hasPrivateAccount', () => {
  it.each([
    'Dejó el apellido porque su padre ejercía violencia intrafamiliar hacia su madre.',
    'El farero fue retirado en contexto de violencia <br/>intrafamiliar.',
    'La actora fue víctima de acoso sexual en la bodega del faro.',
    'Fue despedido tras ser formalizado por el delito de hurto de redes.',
    'Se encuentra actualmente en prisión preventiva en el mismo recinto.',
    'Fue condenado por el delito de estafa. Luego, ya condenado, y detenido por el delito de robo, volvió.',
    'Recurre en favor de Amaro Luis Faro Pino, boliviano, menor de edad.',
    'Demanda en representación de su hija menor, por el accidente del muelle.',
    'Siguió un tratamiento psiquiátrico. La licencia por trastorno adaptativo fue pagada.',
  ])('is true for «%s»', (text) => {
    expect(hasPrivateAccount(text)).toBe(true)
  })

  it.each([
    'El programa presentó el protocolo de violencia intrafamiliar de la comuna.',
    'La relación laboral nunca fue formalizada por escrito. El incumplimiento imputado al demandado no existe.',
    'La pena solo puede aplicarse a quien ha sido condenado por un delito. Rige para quien haya sido condenado por el delito de robo.',
    'Las víctimas de violaciones a los derechos humanos fueron reparadas.',
    'La violación de la ley del contrato es manifiesta, y sufrió la violación de su derecho de propiedad.',
    'Recurre en favor de Amaro Luis Faro Pino, boliviano, mayor de edad.',
    'La acusación de abuso de posición dominante fue rechazada.',
    'La ley protege a los niños y adolescentes. Tuvo licencia por un cáncer.',
  ])('is false for «%s»', (text) => {
    expect(hasPrivateAccount(text)).toBe(false)
  })
})

describe('namesDiagnosis', () => {
  it.each([
    'El farero padece del diagnóstico psiquiátrico de un cuadro ansioso.',
    'El certificado refiere como diagnóstico el de “Lumbago agudo” del trabajador.',
    'Se le diagnosticó una hernia lumbar tras la caída en el muelle.',
    'Sufrió una fractura de la mano al encender la linterna.',
  ])('is true for «%s»', (text) => {
    expect(namesDiagnosis(text)).toBe(true)
  })

  it.each([
    'La ley ampara a quienes padecen cáncer.',
    'El diagnóstico de la situación financiera del puerto fue malo.',
    'Presentó licencias médicas durante el invierno.',
    'El Estado sufrió una condena por las enfermedades del puerto.',
  ])('is false for «%s»', (text) => {
    expect(namesDiagnosis(text)).toBe(false)
  })
})
