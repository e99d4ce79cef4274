import { expect, it } from 'vitest'
import { compareCaption } from './compare-caption.ts'

it.each([
  ['Soto con Maderas del Sur S.A.', 'Soto Vera con Maderas del Sur S.A.', 'agrees'],
  ['SOTO C/ MADERAS DEL SUR', 'Soto con Maderas del Sur S.A.', 'agrees'],
  ['Maderas del Sur con Soto', 'Soto con Maderas del Sur S.A.', 'agrees'],
  ['Zoto con Maderas del Sur', 'Soto con Maderas del Sur S.A.', 'differs'],
  ['Gonzales con Maderas del Sur', 'González con Maderas del Sur S.A.', 'agrees'],
  ['Inmobiliaria Los Maitenes con Carvajal', 'Inmobiliaria Los Boldos SpA con Carvajal', 'differs'],
  ['Pérez con Fisco de Chile', 'Rojas con Fisco de Chile', 'differs'],
  ['Ministerio Público c/ Sofía Reinoso', 'MINISTERIO PÚBLICO C/ SOFÍA REINOSO CÁRCAMO', 'agrees'],
  ['Gatica Vargas/Ministerio Público', 'GATICA VARGAS/MINISTERIO PÚBLICO', 'agrees'],
  ['Gatica con Ministerio Público', 'GATICA VARGAS/FISCO DE CHILE', 'differs'],
  ['Maderas del Sur con SII', 'Maderas del Sur S.A. con Servicio de Impuestos Internos VI DR Rancagua', 'agrees'],
  ['Maderas del Sur con SII', 'Maderas del Sur S.A. con Servicio Nacional del Consumidor', 'differs'],
  ['Soto con Municipalidad de Riobueno', 'Soto con Ilustre Municipalidad de Rio Bueno', 'agrees'],
  ['Soto con Municipalidad de Rio Bueno', 'Soto con I. Municipalidad de Riobueno', 'agrees'],
  ['Soto con Maderas del Sur', 'J.S.V. con Maderas del Sur S.A.', 'hidden'],
  ['Soto con Maderas del Sur', 'Anonimizado', 'hidden'],
  ['J.S.V. con Maderas del Sur', 'Soto con Maderas del Sur S.A.', 'unlike'],
  ['J.S. con Maderas del Sur', 'Juan Soto con Maderas del Sur S.A.', 'hidden'],
  ['Soto Vera con Rojas', 'J.S.V. con M.R.P.', 'hidden'],
  ['Soto Vera con Rojas', 'A.P.C. con M.R.P.', 'unlike'],
  ['J.S.V. con M.R.P.', 'J.S.V. con M.R.P.', 'hidden'],
  ['J.S.V. con M.R.P.', 'A.P.C. con D.F.G.', 'unlike'],
  ['Soto con Fisco de Chile', 'A.P.C. con Fisco de Chile', 'unlike'],
  ['Ministerio Público c/ Soto', 'Ministerio Público c/ J.S.V.', 'hidden'],
])('%s beside %s: %s', (cited, caption, expected) => {
  expect(compareCaption(cited, { caption })).toBe(expected)
})
