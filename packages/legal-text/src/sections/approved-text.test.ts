import { describe, expect, it } from 'vitest'
import { splitSections } from './split-sections.ts'

const sentence = 'El Servicio entiende que el farol se mantiene encendido mientras dure la noche.'
const outline = (paragraphs: readonly string[]) =>
  splitSections(paragraphs).map(({ kind, paragraphs: texts }) => [kind, texts[0]?.text.slice(0, 24), texts.length])
const before = [
  'VISTOS:',
  'Lo dispuesto en la Ley N° 19.880.',
  'CONSIDERANDO:',
  '1.- Que, el Servicio de Faroles vela por las luces.',
  '2.- Que, su Director dicta las instrucciones.',
  'RESUELVO:',
]
const closing = ['ANÓTESE, PUBLÍQUESE Y ARCHÍVESE.', 'Directora de Faroles']
const body = ['CIRCULAR SOBRE FAROLES', ...Array.from({ length: 9 }, () => sentence), '2. Finalidad de los faroles:', sentence]

describe('a text that a resolution approves', () => {
  it('stands apart from the orders around it', () => {
    const orders = ['1° APRUÉBASE la presente Circular', 'denominada “De los faroles”, que forma parte integrante de este acto.']
    const after = ['2° ACCESIBILIDAD. La circular queda en la oficina de partes.', '3° VIGENCIA. Rige desde hoy.']
    expect(outline([...before, ...orders, ...body, ...after, ...closing]).slice(-5)).toEqual([
      ['considerando', '2.- Que, su Director dic', 1],
      ['resolutiva', 'RESUELVO:', 3],
      ['texto', 'CIRCULAR SOBRE FAROLES', 12],
      ['resolutiva', '2° ACCESIBILIDAD. La cir', 2],
      ['cierre', 'ANÓTESE, PUBLÍQUESE Y AR', 2],
    ])
  })

  it('ends at the closing words where it is the only order', () => {
    const order = '1.- Apruébase el dictamen cuyo texto se transcribe a continuación:'
    expect(outline([...before, order, ...body.slice(0, 10), ...closing]).slice(-3)).toEqual([
      ['resolutiva', 'RESUELVO:', 2],
      ['texto', 'CIRCULAR SOBRE FAROLES', 10],
      ['cierre', 'ANÓTESE, PUBLÍQUESE Y AR', 2],
    ])
  })

  it('is none where orders follow at once, or none approves', () => {
    const few = ['1° APRUÉBASE el gasto siguiente:', 'Cien faroles.', '2° PÁGUESE con cargo al presupuesto.']
    expect(outline([...before, ...few, ...closing]).slice(-2)).toEqual([
      ['resolutiva', 'RESUELVO:', 4],
      ['cierre', 'ANÓTESE, PUBLÍQUESE Y AR', 2],
    ])
    const other = ['1° APLÍQUESE una multa por los hechos siguientes:', ...body, '2° NOTIFÍQUESE al infractor.']
    expect(outline([...before, ...other, ...closing]).slice(-2)).toEqual([
      ['resolutiva', 'RESUELVO:', 15],
      ['cierre', 'ANÓTESE, PUBLÍQUESE Y AR', 2],
    ])
  })
})

describe('the orders of a long resolution', () => {
  const grounds = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => `${from + at}° El farolero declaró sobre el farol número ${from + at}.`)
  const orders = ['RESUELVO:', '1. Se aplica una multa de diez faroles.']

  it('begin behind all numbered grounds, also where a page of numbers is unreadable', () => {
    const finding = 'Conforme a lo razonado se tiene por configurada la infracción del farol.'
    const text = [...before.slice(0, 3), ...grounds(1, 30), finding, ...grounds(45, 90), ...orders, ...closing]
    const sections = splitSections(text)
    expect(sections.filter(({ kind }) => kind === 'considerando')).toHaveLength(76)
    expect(outline(text).slice(-2)).toEqual([
      ['resolutiva', 'RESUELVO:', 2],
      ['cierre', 'ANÓTESE, PUBLÍQUESE Y AR', 2],
    ])
  })

  it('are those of the line that announces them, and not a finding far above', () => {
    const facts = Array.from({ length: 14 }, () => sentence)
    const finding = 'Conforme a lo razonado se tiene por configurada la infracción del farol.'
    const text = ['VISTOS:', ...facts, finding, ...facts, ...orders, ...closing]
    expect(outline(text).slice(-2)).toEqual([
      ['resolutiva', 'RESUELVO:', 2],
      ['cierre', 'ANÓTESE, PUBLÍQUESE Y AR', 2],
    ])
  })

  it('go on through words that only look like those of a closing', () => {
    const order = 'En su oportunidad, póngase el farol a disposición de los dueños de la plaza.'
    const paid = 'autorizados para ello, los vecinos retiran el farol.'
    expect(outline([...before, 'Se aplica una multa de diez faroles.', order, paid, ...closing]).slice(-2)).toEqual([
      ['resolutiva', 'RESUELVO:', 4],
      ['cierre', 'ANÓTESE, PUBLÍQUESE Y AR', 2],
    ])
  })
})
