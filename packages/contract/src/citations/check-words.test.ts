import { expect, it } from 'vitest'
import { groupOf, headlineOf, shownVerdictOf, suggestionTitle } from './check-words.ts'

const ruling = (numero: string | null) => ({
  docId: 'a',
  caratulado: 'Soto con Maderas del Sur S.A.',
  numero,
  tribunal: 'Corte Suprema',
  rol: '12345-2020',
  fechaSentencia: '2021-05-03',
  resultado: 'rechaza' as const,
  ficticia: false,
  url: '/sentencia/a',
})

it.each([
  ['rol N° 12.345-2020, Corte Suprema', ['rol N° 12.354-2020'], '¿Quiso decir rol N° 12.354-2020?'],
  ['rol N° 12.345-2020, Corte Suprema', ['rol N° 12.354-2020', 'rol N° 12.346-2020'], '¿Quiso decir alguna de estas?'],
  ['rol C-12-2020, 1º Juzgado Civil de Chillán', ['rol C-12-2020'], 'Ese rol está en otro tribunal. ¿Es esta?'],
  ['rol C-12-2020', ['rol C-12-2020', 'rol C-12-2020'], 'Ese rol está en otros tribunales. ¿Es alguna de estas?'],
  ['rol C-12-2020', ['rol C-123-2020'], '¿Quiso decir rol C-123-2020?'],
])('asks for what may be meant instead of %s: %j', (entendida, numbers, expected) => {
  expect(suggestionTitle({ entendida, sugerencias: numbers.map(ruling) })).toBe(expected)
})

const shown = { coincide: [], citasTextuales: [], diferencias: [], resultadoDistinto: null, resultadoSinComprobar: null, sinEfecto: null }

it('looks again at a ruling that exists whose quoted words are not the court’s', () => {
  const quoting = (vozAjena: { relato: 'voto'; voz: string } | null) =>
    ({
      tipo: 'sentencia',
      evidencia: { ...shown, citasTextuales: [{ vozAjena, resultado: 'textual', lugarCitado: null, negacion: null }] },
    }) as const
  const vote = { relato: 'voto', voz: 'Voto en contra' } as const
  expect(groupOf({ veredicto: 'existe', ...quoting(null) })).toBe('coinciden')
  expect(groupOf({ veredicto: 'existe', ...quoting(vote) })).toBe('revisar')
  expect(groupOf({ veredicto: 'reservada', ...quoting(vote) })).toBe('sin_comprobar')
})

it('looks again at what the index contradicts, and not at what it only lacks', () => {
  const missing = 'no_esta_en_indice'
  expect(groupOf({ veredicto: missing, tipo: 'norma', evidencia: shown })).toBe('revisar')
  expect(groupOf({ veredicto: missing, tipo: 'sentencia', evidencia: { ...shown, coincide: ['rol'] } })).toBe('revisar')
  const elsewhere = { ...shown, citasTextuales: [{ vozAjena: null, lugarCitado: null, negacion: null, resultado: 'en_otra' as const }] }
  expect(groupOf({ veredicto: missing, tipo: 'sentencia', evidencia: elsewhere })).toBe('revisar')
  expect(groupOf({ veredicto: missing, tipo: 'sentencia', evidencia: shown })).toBe('sin_comprobar')
  expect(headlineOf({ porGrupo: { revisar: 1, sin_comprobar: 1, coinciden: 2 } })).toBe(
    'Conviene revisar 1 cita; 1 no se pudo comprobar; 2 coinciden',
  )
})

it('never shows that a citation exists over something to look at', () => {
  const quoting = (quotation: { vozAjena: null; lugarCitado: string | null; negacion: string | null; resultado: 'textual' }) => ({
    ...shown,
    citasTextuales: [quotation],
  })
  const quotation = { vozAjena: null, lugarCitado: null, negacion: null, resultado: 'textual' } as const
  const decided = {
    escrito: 'acogió el recurso',
    desde: 0,
    hasta: 17,
    frase: 'Su escrito dice que acogió el recurso; la sentencia lo rechaza.',
    sentencia: ruling('rol N° 12.345-2020'),
    resuelve: {
      tipo: 'resuelve' as const,
      texto: 'Se rechaza el recurso.',
      ancla: 'resolutiva',
      desde: 0,
      hasta: 22,
      mas: 0,
      enParte: false,
    },
  }
  expect(shownVerdictOf({ veredicto: 'existe', evidencia: quoting(quotation) })).toBe('existe')
  expect(shownVerdictOf({ veredicto: 'existe', evidencia: quoting({ ...quotation, lugarCitado: 'c. 9°' }) })).toBe('existe_con_reparos')
  expect(shownVerdictOf({ veredicto: 'existe', evidencia: quoting({ ...quotation, negacion: 'no se acreditó' }) })).toBe(
    'existe_con_reparos',
  )
  const undone = { texto: 'revocada por CS', docId: null, tribunal: null, rol: null, fechaSentencia: null, url: null }
  expect(shownVerdictOf({ veredicto: 'existe', evidencia: { ...quoting(quotation), sinEfecto: undone } })).toBe('existe_con_reparos')
  const otherwise = { ...shown, resultadoDistinto: decided }
  expect(shownVerdictOf({ veredicto: 'existe', evidencia: otherwise })).toBe('resultado_no_coincide')
  expect(groupOf({ veredicto: 'existe', tipo: 'sentencia', evidencia: otherwise })).toBe('revisar')
  const uncompared = { ...shown, resultadoSinComprobar: { ...decided, sentencia: null, resuelve: null } }
  expect(shownVerdictOf({ veredicto: 'existe', evidencia: uncompared })).toBe('resultado_sin_comprobar')
  expect(groupOf({ veredicto: 'existe', tipo: 'sentencia', evidencia: uncompared })).toBe('sin_comprobar')
  expect(shownVerdictOf({ veredicto: 'no_calza', evidencia: { ...shown, diferencias: [{ dato: 'fecha' }] } })).toBe('no_calza')
  expect(shownVerdictOf({ veredicto: 'no_calza', evidencia: { ...shown, diferencias: [{ dato: 'tribunal' }] } })).toBe(
    'tribunal_no_coincide',
  )
})
