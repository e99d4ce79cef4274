import { exportFormats, maxExportedRulings, textFormats } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { exportCaps, exportFormatWords } from './export-formats.ts'
import { heldWords, progressWords } from './export-messages.ts'

test('offers every format of the contract with its caps', () => {
  expect(exportFormatWords.map(({ format }) => format).sort()).toEqual([...exportFormats].sort())
  expect(
    exportFormatWords
      .filter(({ text }) => text)
      .map(({ format }) => format)
      .sort(),
  ).toEqual([...textFormats].sort())
  expect(exportCaps).toEqual(maxExportedRulings)
})

test('says what the file will hold', () => {
  expect(heldWords(1, 'datos')).toBe('1 sentencia.')
  expect(heldWords(324, 'datos', 39)).toBe('324 sentencias, sin repetir 39 casi idénticas.')
  expect(heldWords(1284, 'datos')).toBe('Las primeras 500 de 1.284: es el máximo por archivo. El archivo lo dice.')
  expect(heldWords(51, 'texto')).toBe('Las primeras 50 de 51: es el máximo por archivo con texto completo. El archivo lo dice.')
})

test('says how far it is', () => {
  expect(progressWords(null)).toBe('Preparando…')
  expect(progressWords({ stage: 'leer', done: 120, total: 500 })).toBe('Leyendo sentencias: 120 de 500')
  expect(progressWords({ stage: 'leer', done: 500, total: 500 })).toBe('Componiendo las páginas…')
  expect(progressWords({ stage: 'recibir', done: 1_260_000, total: null })).toBe('Recibiendo el archivo: 1,3 MB')
})
