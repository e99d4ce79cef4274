import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../../testing/demanded.ts'

describe('what is taken up by another word', () => {
  it.each([
    [
      'La Corte de Antofagasta nos rechazó la apelación en mayo. Necesito sentencias de esa misma corte en que se haya acogido',
      'resultado:acoge · tribunal:Corte de Apelaciones de Antofagasta',
    ],
    [
      'fuimos al juzgado de letras de Parral y perdimos. hay otros fallos del mismo juzgado sobre servidumbre de paso?',
      'tribunal:Juzgado de Letras de Parral',
    ],
    [
      'el segundo tribunal ambiental anuló la RCA de mi cliente en 2020. quiero ver qué más ha resuelto ese tribunal de ruido',
      'tribunal:Segundo Tribunal Ambiental',
    ],
    [
      'Reclamé ante el TDLC y me fue mal. busco decisiones del propio tribunal desde 2018',
      'fecha:2018.. · tribunal:Tribunal de Defensa de la Libre Competencia',
    ],
    [
      'la corte de talca revocó. jurisprudencia posterior a 2020 de dicha corte, por favor',
      'fecha:2021.. · tribunal:Corte de Apelaciones de Talca',
    ],
    [
      'Mi causa la tiene el 4° juzgado de familia de Santiago desde enero. dame fallos dictados por ese juzgado sobre relación directa',
      'tribunal:4º Juzgado de Familia de Santiago',
    ],
    ['nos tocó la quinta sala de Santiago y rechazó. sentencias de esa misma sala acogidas', 'resultado:acoge · sala:Quinta Sala'],
    [
      'La Corte de Chillán confirmó la multa en 2019. Requiero lo que tengan de la misma Corte, 2021 a 2023',
      'fecha:2021..2023 · tribunal:Corte de Apelaciones de Chillán',
    ],
    ['mi hermano perdió en la corte de arica. no entiendo por que esa corte no lo escuchó', ''],
    ['la ministra Lusic votó en contra en la causa de mi padre. quisiera ver otros fallos donde ella haya disentido', 'disidente:Lusic'],
    ['El ministro Blanco redactó la sentencia contra nosotros. busco sentencias redactadas por él mismo en despidos', 'redactor:Blanco'],
    ['La jueza Parra absolvió a los otros imputados en 2021. Necesito más sentencias de ella', 'ministro:Parra'],
    [
      'al ministro Silva Cancino le tocó mi recurso en abril. me interesan amparos en que él participe',
      'ministro:Silva Cancino · recurso:amparo',
    ],
    [
      'el juez Toro dejó libre al que me robó. hay fallos de ese mismo juez revocados por la corte de temuco?',
      'ministro:Toro · resultado:revoca · tribunal:Corte de Apelaciones de Temuco',
    ],
    [
      'La ministra Repetto estuvo en la sala. Muéstreme casaciones acogidas redactadas por esa ministra',
      'ministro:Repetto · recurso:casación · resultado:acoge',
    ],
    ['el ministro Matus me rechazó. qué ha dicho él en abusos policiales?', 'ministro:Matus'],
    ['el juez Soto me multó y él nunca me escuchó, llevo dos años en esto', ''],
  ])('is the last court, chamber or judge named before: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})
