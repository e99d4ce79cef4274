import { expect, it } from 'vitest'
import { quotingTemplates, recitalSlots } from './quoted-words.ts'

const text = [
  'Vistos:',
  'PRIMERO.- Que la actora pidió la nulidad del acto y el pago de lo adeudado.',
  'Su escrito no acompaña documento alguno en apoyo de lo que afirma.',
  '12°) Que, el plazo venció antes de que se notificara la demanda.',
  'Vigésimo segundo: Que, nada se probó acerca del daño.',
  '3. Copia simple de la escritura, que no fue objetada por la contraria.',
].join('\n')

it.each([
  ['pidió la nulidad del acto', { considerando: 'primero', nc: '1°' }],
  ['el plazo venció', { considerando: 'duodécimo', nc: '12°' }],
  ['nada se probó', { considerando: 'vigésimo segundo', nc: '22°' }],
  ['no acompaña documento', null],
  ['no fue objetada', null],
  ['no está en el texto', null],
])('names the considerando that holds «%s»', (quotation, slots) => {
  expect(recitalSlots(text, quotation)).toEqual(slots)
})

it('names a considerando only where the words stand in one', () => {
  const templates = ['{cita}: {texto}', '{cita}, considerando {considerando}: {texto}', '{texto} ({cita}, c. {nc})']
  expect(quotingTemplates(templates, null)).toEqual(['{cita}: {texto}'])
  expect(quotingTemplates(templates, { considerando: 'primero', nc: '1°' })).toEqual(templates)
})
