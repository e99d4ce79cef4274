import { expect, it } from 'vitest'
import { maskQuestion, maskTexts } from './mask-question.ts'

it('hides names, RUT, telephones and e-mails under numbered marks, and restores them here', () => {
  const question =
    'Mi cliente Juan Pérez Soto, RUT 12.345.678-5, fono +56 9 8765 4321, juan@correo.cl, fue despedido por Ana María Rojas; ¿puede Juan Pérez Soto demandar por el art. 168 del Código del Trabajo, rol N° 1234-2020?'
  const { text, restoreIn } = maskQuestion(question)
  expect(text).not.toMatch(/Juan|Pérez|Rojas|12\.345|8765|@/u)
  expect(text).toContain('[nombre 1]')
  expect(text.match(/\[nombre \d\]/gu)).toEqual(['[nombre 1]', '[nombre 2]', '[nombre 1]'])
  expect(text).toContain('art. 168 del Código del Trabajo, rol N° 1234-2020')
  expect(restoreIn({ consulta: text, otras: [text], pagina: 1, nada: null })).toEqual({
    consulta: question,
    otras: [question],
    pagina: 1,
    nada: null,
  })
})

it.each([
  'Mi clienta María fue despedida',
  'Pérez Soto, Juan, demandó a su empleador',
  'don Pedro arrendó a la señora Carmen',
  'la trabajadora Yasna me dijo que el señor Araneda González no pagó',
  'juan perez me debe',
])('hides the names of «%s»', (question) => {
  const { text, restoreIn } = maskQuestion(question)
  expect(text).not.toMatch(/María|Pérez|Soto|Juan|Pedro|Carmen|Yasna|Araneda|González|juan|perez/u)
  expect(restoreIn(text)).toBe(question)
})

it.each([
  '¿Procede el recurso de protección contra la Isapre Colmena ante la Corte de Apelaciones de San Miguel?',
  '¿Qué exige la Corte Suprema de Chile para el despido por necesidades de la empresa?',
  'Ley Karin y acoso laboral en la Municipalidad de Las Condes',
  '¿Puede el Banco Estado cobrar un pagaré prescrito?',
  'el ministro Muñoz y la teoría de los actos propios',
])('leaves «%s» as it is', (question) => {
  expect(maskQuestion(question).text).toBe(question)
})

it('hides addresses for good, and leaves a question without personal data as it is', () => {
  expect(maskQuestion('vivo en calle Los Aromos 123, depto 4, Ñuñoa').text).not.toContain('Aromos')
  const question = '¿procede el despido por necesidades de la empresa del artículo 161?'
  expect(maskQuestion(question).text).toBe(question)
})

it('gives one thing the same mark in all texts', () => {
  const { texts, restoreIn } = maskTexts([
    '¿puede Juan Pérez Soto demandar?',
    'Entre Ana María Rojas y Juan Pérez Soto se pactó una multa.',
  ])
  expect(texts[0]).toContain('[nombre 1]')
  expect(texts[1]).toMatch(/^Entre \[nombre 2\] y \[nombre 1\] se pactó/u)
  expect(restoreIn({ consulta: '[nombre 2]' })).toEqual({ consulta: 'Ana María Rojas' })
})
