import { expect, it } from 'vitest'
import { typeOfQuestion } from './question-table.ts'

it.each([
  ['¿Se condenó en costas?', 'si_no'],
  ['¿Hubo voto en contra?', 'si_no'],
  ['¿El tribunal acreditó cuánto se debía?', 'si_no'],
  ['', 'si_no'],
  ['¿Cuánto se ordenó pagar por años de servicio?', 'monto'],
  ['cuanto se pago', 'monto'],
  ['¿Cuál fue el monto del daño moral?', 'monto'],
  ['¿A cuánto asciende la multa?', 'monto'],
  ['¿Cuántos días de suspensión se aplicaron?', 'numero'],
  ['¿Cuánto tiempo duró la relación?', 'numero'],
  ['¿Qué porcentaje de recargo se fijó?', 'numero'],
  ['¿Cuándo terminó el contrato?', 'fecha'],
  ['¿En qué fecha se notificó?', 'fecha'],
  ['¿De qué fecha es la sentencia apelada?', 'fecha'],
  ['fecha del despido', 'fecha'],
  ['¿Por qué se consideró injustificado el despido?', 'texto'],
  ['¿Qué causal se invocó?', 'texto'],
  ['¿Quién debía probar el daño?', 'texto'],
  ['¿Cómo se calculó el lucro cesante?', 'texto'],
  ['¿Qué se resolvió?', 'resultado'],
  ['¿Cuál fue el resultado del recurso?', 'resultado'],
  ['¿Qué resolvió la Corte?', 'resultado'],
  ['¿Qué se resolvió sobre la prescripción?', 'texto'],
] as const)('«%s» asks for the type %s', (question, type) => {
  expect(typeOfQuestion(question)).toBe(type)
})
