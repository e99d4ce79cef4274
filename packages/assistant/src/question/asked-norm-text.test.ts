import { expect, it } from 'vitest'
import { countNamedNorms, readAskedArticles } from './asked-norm-text.ts'

it.each([
  ['¿Qué dice el artículo 160 N° 7 del Código del Trabajo?', ['art. 160 N° 7 Código del Trabajo']],
  ['¿Qué dice el artículo 160 N° 7 del Código del Trabajo sobre el despido sin aviso?', ['art. 160 N° 7 Código del Trabajo']],
  ['¿Qué requisitos exige el artículo 140 del Código Procesal Penal?', ['art. 140 Código Procesal Penal']],
  ['¿Cuál es el plazo de prescripción del artículo 200 del Código Tributario para revisar?', ['art. 200 Código Tributario']],
  ['¿Cuál es el texto del artículo 1545 del Código Civil?', ['art. 1545 Código Civil']],
  ['¿Qué dice el artículo 9999 del Código Civil?', ['art. 9999 Código Civil']],
  ['Transcriba el art. 19 N° 3 de la Constitución', ['art. 19 N° 3 Constitución Política de la República']],
  ['¿Podría decirme qué establece el artículo 12 de la Ley 19.496?', ['art. 12 Ley N° 19.496']],
])('reads the articles whose text is asked for: %s', (question, expected) => {
  expect(readAskedArticles(question)).toEqual(expected)
})

it.each([
  '¿Cómo ha interpretado la Corte Suprema el artículo 1545 del Código Civil?',
  '¿Qué dice la Ley 19.496?',
  'Tribunal Constitucional, 2019: ¿qué ocurre con la exclusión de penas del artículo 1 de la Ley 18.216?',
  '¿Qué pasa con las multas del artículo 506 del Código del Trabajo?',
  '¿Qué sentencias aplican el artículo 1545 del Código Civil?',
  '¿Qué multa se rebajó por el artículo 506 del Código del Trabajo?',
  'artículo 1545 del Código Civil',
])('reads none where something else is asked: %s', (question) => {
  expect(readAskedArticles(question)).toEqual([])
})

it('counts the norms that a question names, each once', () => {
  expect(
    countNamedNorms('¿Rige el artículo 1545 del Código Civil, o el artículo 1545 del Código Civil y el artículo 12 de la Ley 19.496?'),
  ).toBe(2)
  expect(countNamedNorms('¿Rige el contrato?')).toBe(0)
})
