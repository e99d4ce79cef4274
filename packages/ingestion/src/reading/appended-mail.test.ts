import { describe, expect, it } from 'vitest'
import { cutAppendedMail } from './appended-mail.ts'

const ruling = [
  'VISTOS:',
  'Lo que se expone en autos y lo que previene la ley.',
  'SE RESUELVE: que se rechaza el requerimiento de autos.',
  'Regístrese.',
]

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
