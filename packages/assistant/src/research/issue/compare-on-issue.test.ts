import { describe, expect, it } from 'vitest'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import { demandsOf, portsOver } from '../../testing/ports-over.ts'
import { sourceOf } from '../../testing/source-of.ts'
import { findContraryLine } from '../contrary-line.ts'
import { readIssue } from './asked-issue.ts'
import { decidedIssue } from './decided-issue.ts'

const open = new AbortController().signal
const numbered = '¿Se reconoce la atenuante de reparar con celo el mal causado del artículo 11 N° 7 del Código Penal?'
const costs = '¿Se condena en costas al Ministerio Público en sentencia absolutoria?'
const discount = '¿Puede el empleador descontar el aporte al fondo de retiro si el despido es injustificado?'

const read = (question: string, source: SourceRuling) => {
  const issue = readIssue(question, demandsOf(question))
  const found = issue === null ? null : decidedIssue(source, issue)
  if (found === null) return null
  const paragraph = source.ruling.sections.flatMap(({ paragraphs }) => paragraphs).find(({ anchor }) => anchor === found.place.anchor)
  return [found.direction, paragraph?.text.slice(found.place.from, found.place.to)]
}
const directionOf = (question: string, ...considerandos: string[]) => read(question, sourceOf('una', considerandos))?.[0] ?? null

describe('decidedIssue', () => {
  it('reads the sentence on the numeral that is asked for, and on no other one', () => {
    const both =
      'Noveno: Que se acogerá la atenuante del artículo 11 N° 6 del Código Penal. Que, en cambio, en cuanto a la del artículo 11 N° 7 del Código Penal, será rechazada la misma.'
    expect(read(numbered, sourceOf('una', [both]))).toEqual([
      'denied',
      'Que, en cambio, en cuanto a la del artículo 11 N° 7 del Código Penal, será rechazada la misma.',
    ])
    expect(directionOf(numbered, 'Noveno: Que se acogerá la atenuante del artículo 11 N° 6 del Código Penal.')).toBeNull()
  })

  it.each([
    ['se dará lugar a la minorante del artículo 11 N° 7 del Código Penal', 'granted'],
    ['le beneficia la circunstancia del artículo 11 N° 7 del Código Penal', 'granted'],
    ['también se considerará que se configura la atenuante del artículo 11 N° 7 del Código Penal', 'granted'],
    ['la minorante del numeral 7 del artículo 11 del Código Penal se la acogerá', 'granted'],
    ['no se hará lugar a la atenuante del artículo 11 N° 7 del Código Penal', 'denied'],
    ['respecto de la del artículo 11 N° 7 del Código Penal, estos jueces son del parecer de no tenerla por configurada', 'denied'],
    ['no concurre la atenuante del artículo 11 N° 7 del Código Penal', 'denied'],
    ['invocada por la defensa la del artículo 11 N° 7 del Código Penal, estimó la unanimidad de los jueces que no concurre', 'denied'],
    ['se tendrá por muy calificada la atenuante del artículo 11 N° 7 del Código Penal', null],
    ['la defensa alegó que concurre la atenuante del artículo 11 N° 7 del Código Penal', null],
    ['se eximirá de las costas a quien alegó la atenuante del artículo 11 N° 7 del Código Penal', null],
  ])('reads «%s»', (said, direction) => {
    expect(directionOf(numbered, `Noveno: Que ${said}.`)).toBe(direction)
  })

  it('takes why a party asks for no decision', () => {
    const asked =
      'Noveno: El fiscal, considerando que concurre la atenuante del artículo 11 N° 7 del Código Penal y ninguna agravante, ha solicitado la pena rebajada en un grado.'
    expect(directionOf(numbered, asked)).toBeNull()
  })

  it('goes on with what was named before, until another numeral or another kind of circumstance is named', () => {
    const named = 'Noveno: Que la defensa invocó la atenuante del artículo 11 N° 7 del Código Penal.'
    expect(directionOf(numbered, `${named} Que el depósito fue exiguo. Por lo tanto, dicha minorante no será acogida.`)).toBe('denied')
    expect(directionOf(numbered, `${named} Que la agravante invocada será rechazada.`)).toBeNull()
  })

  it('reads costs of whom is asked about alone', () => {
    const operative = (text: string) => {
      const source = sourceOf('una', ['Primero: Que la prueba fue insuficiente.'])
      const sections = source.ruling.sections.map((section) =>
        section.kind === 'resolutiva' ? { ...section, paragraphs: [{ anchor: 'r1', text }] } : section,
      )
      return read(costs, { ...source, ruling: { ...source.ruling, sections } })?.[0] ?? null
    }
    expect(operative('II.- Que no se condena en costas al Ministerio Público.')).toBe('denied')
    expect(operative('II.- Que se exime al Ministerio Público del pago de las costas de la causa.')).toBe('denied')
    expect(operative('II.- Que, vencido por completo, se condena al Ministerio Público al pago de las costas.')).toBe('granted')
    expect(operative('II.- Que se exime al sentenciado del pago de las costas, pues no las pidió el Ministerio Público.')).toBeNull()
  })

  it('takes what gives back for a denial of what was taken, and a failed claim over it for leave to take it', () => {
    expect(directionOf(discount, 'Décimo: Que se ordenará la devolución del descuento del aporte al fondo de retiro.')).toBe('denied')
    expect(directionOf(discount, 'Décimo: Que resulta improcedente el descuento del aporte al fondo de retiro.')).toBe('denied')
    expect(directionOf(discount, 'Décimo: Que se rechazará la devolución del descuento del aporte al fondo de retiro.')).toBe('granted')
    expect(directionOf(discount, 'Décimo: Que se rechaza la demanda en cuanto a la imputación del aporte al fondo de retiro.')).toBe(
      'granted',
    )
  })
})

it('makes those that decide the issue the other way the contrary line, whatever the outcome of their cases', async () => {
  const tried = (docId: string, said: string) =>
    sourceOf(docId, [`Noveno: Que ${said} la atenuante de reparar con celo el mal causado del artículo 11 N° 7 del Código Penal.`], {
      collection: 'penal',
      outcome: 'condena',
      norms: [],
    })
  const silent = sourceOf('calla', ['Noveno: Que el acusado registra condenas anteriores en su extracto de filiación.'], {
    outcome: 'condena',
  })
  const sources = [tried('niega', 'se rechazará'), tried('da', 'se acogerá'), tried('también niega', 'no se configura'), silent]
  const { ports } = portsOver(sources, { line: sources.map(({ ruling }) => ruling.docId) })
  const line = await findContraryLine(ports, { question: numbered, quoted: ['niega'], read: [], budget: 800 }, open)
  expect(line).toMatchObject({
    ground: 'punto',
    against: ['niega'],
    counts: { others: 3, compared: 2, opposite: 1 },
    onMatter: { same: ['también niega'], opposite: ['da'] },
  })
  expect(line.answer?.spans.map(({ docId, text }) => [docId, /^Noveno: Que se acogerá/u.test(text)])).toEqual([['da', true]])
  const alone = portsOver([sources[0] as SourceRuling, silent], { line: ['niega', 'calla'] }).ports
  const none = await findContraryLine(alone, { question: numbered, quoted: ['niega'], read: [], budget: 800 }, open)
  expect(none).toMatchObject({ ground: 'punto', answer: null, counts: { others: 1, compared: 0, opposite: 0 } })
})
