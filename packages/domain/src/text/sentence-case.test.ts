import { describe, expect, it } from 'vitest'
import { properName, sentenceCase } from './sentence-case.ts'

describe('a title printed in capitals', () => {
  it.each([
    ['ESTABLECE NORMAS SOBRE FAROLES Y SU REPARACION', 'Establece normas sobre faroles y su reparación'],
    ['TITULO VI DE LA PRESCRIPCION', 'Título VI De la prescripción'],
    ['TITULO XVI Secreto Bancario y otras Normas', 'Título XVI Secreto Bancario y otras Normas'],
    ['Título XII DEL EFECTO DE LAS OBLIGACIONES', 'Título XII Del efecto de las obligaciones'],
    ['LIBRO TERCERO', 'Libro tercero'],
    ['TITULO PRELIMINAR', 'Título preliminar'],
    ['TÍTULO SEXTO. DE LOS CRÍMENES CONTRA EL ORDEN', 'Título sexto. De los crímenes contra el orden'],
    ['PARRAFO 1º NORMAS GENERALES', 'Párrafo 1º Normas generales'],
    ['PARRAFO 5.º DE LAS LICENCIAS MEDICAS', 'Párrafo 5.º De las licencias médicas'],
    ['CODIGO PENAL', 'Código Penal'],
    ['2. DE LOS PASAJEROS DE VEHICULOS', '2. De los pasajeros de vehículos'],
  ])('«%s» is shown as «%s»', (title, shown) => {
    expect(sentenceCase(title)).toBe(shown)
  })

  it.each([
    ['DEL IVA Y DE LA UTM', 'Del IVA y de la UTM'],
    ['MODIFICA EL D.F.L. Nº 2, DE 1959, Y EL D.L. N° 600', 'Modifica el D.F.L. Nº 2, de 1959, y el D.L. N° 600'],
    ['DE LAS REGIONES III Y XIV', 'De las regiones III y XIV'],
    [
      'MODIFICA EL CODIGO DE PROCEDIMIENTO CIVIL Y LA CONSTITUCION POLITICA DE LA REPUBLICA',
      'Modifica el Código de Procedimiento Civil y la Constitución Política de la República',
    ],
    ['DE LA RESPONSABILIDAD DEL ESTADO DE CHILE', 'De la responsabilidad del Estado de Chile'],
  ])('keeps numerals, acronyms and names: «%s»', (title, shown) => {
    expect(sentenceCase(title)).toBe(shown)
  })

  it.each(['Título I De los aportes', 'Del Consejo Constitucional', 'Artículo 161 bis', '§ 4. Del domicilio', '', 'Artículo 3. IVA'])(
    'what is not in capitals stays: «%s»',
    (title) => {
      expect(sentenceCase(title)).toBe(title)
    },
  )

  it('is the same when it is shown twice', () => {
    for (const title of ['TITULO VI DE LA PRESCRIPCION', 'DEL IVA', 'CODIGO CIVIL'])
      expect(sentenceCase(sentenceCase(title))).toBe(sentenceCase(title))
  })
})

describe('the name of an organ printed in capitals', () => {
  it.each([
    ['MINISTERIO DEL TRABAJO Y PREVISIÓN SOCIAL', 'Ministerio del Trabajo y Previsión Social'],
    ['SUBSECRETARIA DE TELECOMUNICACIONES', 'Subsecretaría de Telecomunicaciones'],
    ['Ministerio de Hacienda', 'Ministerio de Hacienda'],
  ])('«%s» is shown as «%s»', (name, shown) => {
    expect(properName(name)).toBe(shown)
  })
})
