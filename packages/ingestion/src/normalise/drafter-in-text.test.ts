import { expect, it } from 'vitest'
import { drafterInText } from './drafter-in-text.ts'

const drafterOf = (...texts: readonly string[]) => drafterInText([{ paragraphs: texts.map((text, at) => ({ anchor: `p${at}`, text })) }])

it.each([
  ['Regístrese. Redactó el ministro señor Gonzalo Prado Lagos. N° Familia-208-2023.', 'Gonzalo Prado Lagos'],
  ['Redacción de la Ministra Suplente señora Ana de la Fuente Rivas.', 'Ana de la Fuente Rivas'],
  ['Redactó la sentencia la Ministra señora Inés Lomas Barril, y la disidencia, el Ministro señor Luis Robles Soto.', 'Inés Lomas Barril'],
  ['Redacción a cargo del abogado integrante don Mario Quilodrán Vera', 'Mario Quilodrán Vera'],
  ['Redacción del Fiscal Judicial Pedro Cáceres Mora.', 'Pedro Cáceres Mora'],
])('reads %s', (text, expected) => {
  expect(drafterOf('Se confirma la sentencia apelada.', text)).toBe(expected)
})

it('reads nobody where the last lines name none in full', () => {
  for (const text of [
    'Redacción del Ministro señor Soto.',
    'Redactó el informe el perito Luis Robles Soto.',
    'La redacción de la Ministra no fue objetada.',
    'El contrato fue redactado por la empresa Minera Lagos Azules.',
  ])
    expect([text, drafterOf(text)]).toEqual([text, null])
  expect(drafterOf('Redactó el ministro señor Gonzalo Prado Lagos.', ...Array.from({ length: 15 }, () => 'Anexo.'))).toBeNull()
})
