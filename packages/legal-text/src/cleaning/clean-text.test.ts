import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanParagraphs, cleanText } from './clean-text.ts'

const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\d]+/gu) ?? []

const wrap = (text: string, width: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

const prose = [
  'Con fecha tres de marzo comparece la parte demandante y deduce demanda de cobro de pesos en contra de la sociedad demandada, fundada en que esta última no pagó las facturas que singulariza, pese a los requerimientos que se le hicieron por escrito.',
  'Funda su pretensión en que el contrato celebrado entre las partes obligaba a la compradora a pagar dentro de treinta días, plazo que venció sin que hubiera pago alguno ni reclamo del contenido de los documentos acompañados.',
  'La demandada pidió el rechazo de la demanda, con costas, y sostuvo que los bienes entregados no correspondían a los encargados, lo que habría comunicado de inmediato a la vendedora por los medios previstos en el contrato.',
]

describe('cleanText', () => {
  it('makes a paragraph of each line of a word-processor text', () => {
    expect(cleanText('C.A. de Talca<br/>abc<br/>Talca,  dos de\u00a0enero de dos mil veinte.<br/><br/>Vistos:<br/>Se confirma.')).toEqual([
      'C.A. de Talca',
      'Talca, dos de enero de dos mil veinte.',
      'Vistos:',
      'Se confirma.',
    ])
  })

  it('joins hard-wrapped lines and keeps paragraphs', () => {
    const lines = prose.flatMap((paragraph) => [...wrap(paragraph, 72), ''])
    expect(cleanText(lines.join('<br/>'))).toEqual(prose)
  })

  it('joins lines across the signature block of a page', () => {
    const lines = wrap(prose.join(' '), 70)
    const block = [
      'Código: ABCDEFGHIJK',
      'Este documento tiene firma electrónica',
      'y su original puede ser validado en',
      'http://verificadoc.pjud.cl',
      'C-12345-2023',
      'Foja: 1',
    ]
    expect(
      cleanText([...lines.slice(0, 4), ...block, ...lines.slice(4), ...block.slice(0, 4), '\t\t2024-01-02T13:11:41-0300'].join('<br/>')),
    ).toEqual([prose.join(' ')])
  })

  it('drops page furniture, typists and time stamps and nothing else', () => {
    const raw =
      'PAGE\n5\nC.A. de Temuco\nABC/def\nTemuco, cinco de mayo de dos mil veinte.\nVistos:\nSe confirma la resolución apelada.\nRIT« »\nN°Civil-12-2020.\nPAGE\n2024-01-02T16:19:18-0300'
    expect(cleanText(raw)).toEqual([
      'C.A. de Temuco',
      'Temuco, cinco de mayo de dos mil veinte.',
      'Vistos:',
      'Se confirma la resolución apelada.',
      'N°Civil-12-2020.',
    ])
  })

  it('drops page numbers that count up and keeps lone numbers that do not', () => {
    const page = Array.from({ length: 20 }, (_, line) => `Línea ${line + 1} de la hoja, con su punto final.`)
    const raw = [1, 2, 3, 4].flatMap((number) => [...page, String(number)])
    expect(cleanText(raw.join('\n')).filter((paragraph) => /^\d+$/u.test(paragraph))).toEqual([])
    expect(cleanText('Suma\n7\nTotal\n100').join('|')).toBe('Suma|7|Total|100')
  })

  it('repairs characters of the extraction', () => {
    expect(cleanText('\uf0b7 resoluci(cid:243)n N\u00b0 1 o\ufb01cio V\u00ad207\u00ad2023 de\u00adrecho asi\u0301')).toEqual([
      '• resolución N° 1 oficio V-207-2023 derecho así',
    ])
  })

  it('joins what a line end cut in two', () => {
    const lines = [
      ...wrap(prose[0] ?? '', 70),
      '',
      ...wrap(prose[1] ?? '', 70),
      '',
      'El RUT del demandado es 12.345.678-',
      '5 y su correo nombre@',
      'dominio.cl',
    ]
    expect(cleanText(lines.join('\n')).at(-1)).toBe('El RUT del demandado es 12.345.678-5 y su correo nombre@dominio.cl')
  })

  it('repairs words cut by a hyphen and keeps compounds', () => {
    const text = 'El órgano técnico-administrativo resolvió. '.repeat(3)
    const lines = [
      'El decreto fue dictado por el órgano compe-',
      'tente en la forma que señala la ley y la norma técnico-',
      'administrativa que cita, según lo expuesto en el considerando',
      'anterior y en el informe que obra a fojas diez de estos',
      'autos, todo lo cual consta. ',
      '',
      text,
    ]
    expect(cleanText(lines.join('\n'))[0]).toContain('órgano competente en la forma')
  })

  it('gives clean lines for any text and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', size: 'medium' })), (raw) => {
        for (const paragraph of cleanText(raw)) {
          expect(paragraph).not.toMatch(/[\n\r\u00a0]/u)
          expect(paragraph.trim()).toBe(paragraph)
          expect(paragraph).not.toBe('')
        }
      }),
    )
  })

  it('keeps every word of prose, whatever the width it is wrapped at', () => {
    fc.assert(
      fc.property(fc.integer({ min: 45, max: 120 }), fc.shuffledSubarray(prose, { minLength: 1 }), (width, paragraphs) => {
        const raw = paragraphs.flatMap((paragraph) => [...wrap(paragraph, width), '']).join('\n')
        expect(wordsOf(cleanText(raw).join('\n'))).toEqual(wordsOf(raw))
      }),
    )
  })

  it('locates each paragraph in the source', () => {
    const raw = ['PAGE', '5', ...wrap(prose[0] ?? '', 70), '', 'Código: ABCDEFGHIJK', ...wrap(prose[1] ?? '', 70)].join('<br/>')
    const flat = (text: string): string =>
      text
        .replace(/<br\/>/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim()
    expect(cleanParagraphs(raw).map(({ from, to }) => flat(raw.slice(from, to)))).toEqual(prose.slice(0, 2))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', size: 'medium' }), (text) => {
        const places = cleanParagraphs(text).flatMap(({ from, to }) => [from, to])
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        expect(places.at(-1) ?? 0).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  it('takes time linear in the text', () => {
    const time = (copies: number): number => {
      const raw = wrap(prose.join(' '), 70).concat('').join('\n').repeat(copies)
      return cpuMillis(() => void cleanText(raw))
    }
    time(50)
    expect(time(2_000)).toBeLessThan(40 * Math.max(time(200), 1))
  })
})
