import { describe, expect, it } from 'vitest'
import { cutAppendedMail, dropPageNoise } from './page-noise.ts'

const ruling = [
  'VISTOS:',
  'Lo que se expone en autos y lo que previene la ley.',
  'SE RESUELVE: que se rechaza el requerimiento de autos.',
  'Regístrese.',
]

describe('dropPageNoise', () => {
  it('drops signature notes and codes between the lines of a ruling', () => {
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
      'María Inventada Firmado digitalmente por',
      "19:44:22 -03'00'".slice(9),
      'Para verificar la integridad y autenticidad de este documento ingrese al siguiente link:',
    ]
    const mixed = ruling.flatMap((line, index) => [line, ...noise.slice(index * 4, index * 4 + 4)])
    expect(dropPageNoise(mixed.join('\n')).split('\n')).toEqual(ruling)
  })

  it('drops a table of contents with wrapped entries, heading included', () => {
    const contents = [
      'CONTENIDO',
      'I. PARTE EXPOSITIVA ............................ 3',
      'A. REQUERIMIENTO DE LA FISCALÍA',
      'ECONÓMICA ...................................... 4',
      'B. CONTESTACIÓN……………… ............ 9',
      'II. PARTE RESOLUTIVA ........................... 90',
    ]
    const head = ['SENTENCIA N° 0/2020', 'Santiago, tres de marzo de dos mil veinte.']
    expect(dropPageNoise([...head, ...contents, ...ruling].join('\n')).split('\n')).toEqual([...head, ...ruling])
  })

  it('leaves text alone that only looks alike', () => {
    const text = ['El artículo 5 ......... de la ley.', 'Se firmó ante notario.', 'Su', 'validez es discutida por las partes.', ''].join(
      '\n',
    )
    expect(dropPageNoise(text.replace('Su\n', ''))).toBe(text.replace('Su\n', ''))
  })
})

describe('cutAppendedMail', () => {
  const mail = [
    'De: Notificaciones <n@ejemplo.cl>',
    'Enviado: martes',
    'Para: abogada@ejemplo.cl',
    'Asunto: Notifica sentencia',
    'Se adjunta.',
  ]
  const long = [
    ...ruling.slice(0, 2),
    ...Array.from({ length: 20 }, () => 'Que el razonamiento anterior lleva a desestimar la alegación.'),
    ...ruling.slice(2),
  ]

  it('cuts notification mails after the ruling', () => {
    expect(cutAppendedMail([...long, ...mail].join('\n'))).toBe(long.join('\n'))
  })

  it('keeps a mail quoted as evidence before the decision', () => {
    const text = [...long.slice(0, -2), ...mail, ...long.slice(-2)].join('\n')
    expect(cutAppendedMail(text)).toBe(text)
    expect(cutAppendedMail(long.join('\n'))).toBe(long.join('\n'))
  })
})
