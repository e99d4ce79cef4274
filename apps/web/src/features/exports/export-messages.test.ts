import { briefFormats, exportFormats, maxExportedRulings, textFormats } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { formatOptions, maxExported } from './export-formats.ts'
import { exportSummary, progressMessage } from './export-messages.ts'

test('offers every format of the contract with its caps', () => {
  expect(formatOptions.map(({ format }) => format).sort()).toEqual([...exportFormats].sort())
  expect(
    formatOptions
      .filter(({ text }) => text)
      .map(({ format }) => format)
      .sort(),
  ).toEqual([...textFormats].sort())
  expect(
    formatOptions
      .filter(({ brief }) => brief)
      .map(({ format }) => format)
      .sort(),
  ).toEqual([...briefFormats].sort())
  expect(maxExported).toEqual(maxExportedRulings)
})

test('says what the file will hold', () => {
  expect(exportSummary(1, 'datos')).toBe('1 sentencia.')
  expect(exportSummary(324, 'datos', 39)).toBe('324 sentencias, sin repetir 39 casi idénticas.')
  expect(exportSummary(1284, 'datos')).toBe('Las primeras 500 de 1.284: es el máximo por archivo. El archivo lo dice.')
  expect(exportSummary(51, 'texto')).toBe('Las primeras 50 de 51: es el máximo por archivo con texto completo. El archivo lo dice.')
})

test('describes the progress', () => {
  expect(progressMessage(null)).toBe('Preparando…')
  expect(progressMessage({ stage: 'leer', done: 120, total: 500 })).toBe('Leyendo sentencias: 120 de 500')
  expect(progressMessage({ stage: 'leer', done: 500, total: 500 })).toBe('Componiendo las páginas…')
  expect(progressMessage({ stage: 'recibir', done: 1_260_000, total: null })).toBe('Recibiendo el archivo: 1,3 MB')
})
