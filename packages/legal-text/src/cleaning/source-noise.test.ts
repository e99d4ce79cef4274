import { describe, expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'
import { isNumberInWords } from './number-words.ts'
import { sourceNoise } from './source-noise.ts'

const retained = (lines: readonly string[]): string[] => {
  const noise = sourceNoise(lines)
  return lines.filter((_, index) => !noise[index])
}
const ruling = [
  'VISTOS:',
  'Lo que se expone en autos y lo que previene la ley.',
  'SE RESUELVE: que se rechaza el requerimiento de autos.',
  'Regístrese.',
]
const page = (number: number): string[] =>
  Array.from({ length: 24 }, (_, line) => `Línea ${line + 1} de la hoja ${number}, que no dice nada que importe al caso.`)

describe('sourceNoise', () => {
  it('finds signature notes and codes between the lines of a ruling', () => {
    const noise = [
      'Estedocumentotienefirmaelectrónica',
      'y su original puede ser validado en',
      'http://verificadoc.pjud.cl',
      'Código: ABCDEFGHXY',
      '0A1B2C3D-0000-4111-8222-0123456789AB',
      '*0A1B2C3D-0000-4111-8222-0123456789AB* 152',
      'Este documento incorpora una firma electrónica avanzada. Su',
      'validez puede ser consultada en www.tdlc.cl con el código de',
      'verificación indicado bajo el código de barras.',
      'Código de validación: 0a1b2c3d-0000-4111-8222-0123456789ab https://VALIDACION.TCCHILE.CL',
      'Incorpora Firma Electrónica',
      'Avanzada',
      'María Inventada Firmado digitalmente por',
      'Documento firmado electrónicamente por don/ña Inventada Ficticia, el 03-03-2020.',
      'Para verificar la integridad y autenticidad de este documento ingrese al siguiente link:',
    ]
    expect(retained(ruling.flatMap((line, index) => [line, ...noise.slice(index * 4, index * 4 + 4)]))).toEqual(ruling)
  })

  it('finds a table of contents with wrapped entries, heading included', () => {
    const contents = [
      'CONTENIDO',
      'I. PARTE EXPOSITIVA ............................ 3',
      'A. REQUERIMIENTO DE LA FISCALÍA',
      'ECONÓMICA ...................................... 4',
      'B. CONTESTACIÓN……………… ............ 9',
      'II. PARTE RESOLUTIVA ........................... 90',
    ]
    const head = ['SENTENCIA N° 0/2020', 'Santiago, tres de marzo de dos mil veinte.']
    expect(retained([...head, ...contents, ...ruling])).toEqual([...head, ...ruling])
  })

  it('finds folios in figures and in words, the page number between them included', () => {
    const folio = (number: string, words: string, at: number) => [number, String(at), words, '']
    const lines = [
      ...page(1),
      ...folio('0000317', 'TRESCIENTOS DIECISIETE', 10),
      ...page(2),
      ...folio('0000318', 'TRESCIENTOS DIECIOCHO', 11),
      ...page(3),
      ...folio('0000319', 'TRECIENTOS DIECINUEVE', 12),
    ]
    expect(retained(lines).filter((line) => line !== '')).toEqual([1, 2, 3].flatMap(page))
  })

  it('finds running heads and the case folio under them, except the first', () => {
    const head = ['REPÚBLICA DE CHILE', 'TRIBUNAL FICTICIO DE LA COMPETENCIA', '702']
    const lines = [1, 2, 3, 4].flatMap((number) => [...head, ...page(number)])
    expect(retained(lines).filter((line) => head.includes(line))).toEqual(head.slice(0, 2))
  })

  it('finds the number of the file also on a page whose head is lost', () => {
    const head = ['REPÚBLICA DE CHILE', 'TRIBUNAL FICTICIO DE LA COMPETENCIA', '702']
    const pages = Array.from({ length: 12 }, (_, index) => [...(index === 5 ? ['lacoL', '702'] : head), ...page(index)])
    expect(retained(pages.flat())).not.toContain('702')
  })

  it('finds letters scattered along a margin and the verification code under a page', () => {
    const margin = ['ttp s ://d', 'a ra v e', 'o c .d ig', 'u', 'rific a r', 'd', '.c l/v a', 'e']
    const lines = [1, 2, 3].flatMap((number) => [...page(number), ...margin, 'QZXWVKJHTD'])
    expect(retained(lines)).toEqual([1, 2, 3].flatMap(page))
  })

  it('ignores lines that only look similar', () => {
    for (const lines of [
      ['El artículo 5 ......... de la ley.', 'Se firmó ante notario.', 'validez es discutida por las partes.'],
      ['Sí', 'No', 'Sí', 'No', 'X', 'Sí', 'No'],
      ['Suma', '7', 'Total', '100'],
      ['OCTAVO: Que se tiene presente.', 'TRES', 'Que las partes convinieron.'],
      ['HECHOS', 'uno', 'HECHOS', 'dos', 'HECHOS', 'cuatro'],
    ])
      expect(retained(lines)).toEqual(lines)
  })
})

describe('a page that turns inside a sentence', () => {
  it('does not end the paragraph, and one that ends there stays ended', () => {
    const lines = (text: string) => text.match(/.{1,70}(?: |$)/gu)?.map((line) => line.trim()) ?? []
    const sentence =
      'Que la demandante sostiene que el contrato fue incumplido por la demandada, la que dejó de pagar las facturas que se singularizan en la demanda y en los documentos acompañados a ella, por lo que pide que se la condene.'
    const [first = '', second = '', third = '', ...rest] = lines(sentence)
    const raw = [
      first,
      second,
      '',
      '0000041',
      'CUARENTA Y UNO',
      '',
      third,
      ...rest,
      '',
      '0000042',
      'CUARENTA Y DOS',
      '',
      ...lines(sentence),
    ]
    expect(cleanText(raw.join('\n'))).toEqual([sentence, sentence])
  })
})

describe('isNumberInWords', () => {
  it.each(['trescientos doce', 'MIL CUATROCIENTOS VEINTE', 'siete .-', 'treinta y'])('«%s»', (line) => {
    expect(isNumberInWords(line)).toBe(true)
  })
  it.each(['', 'y', 'dos personas', 'mil gracias', '12'])('not «%s»', (line) => {
    expect(isNumberInWords(line)).toBe(false)
  })
})
