// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sampleAnswer, sampleQuoted, sampleRead } from '../../../testing/chat-samples.ts'
import { renderView, signedIn } from '../../../testing/render-view.tsx'
import { AnswerView } from './answer-view.tsx'

const text = () => document.body.textContent ?? ''

function show(answer = sampleAnswer(), change: Partial<Parameters<typeof AnswerView>[0]> = {}) {
  renderView(<AnswerView answer={answer} choice={null} onAsk={vi.fn()} current={null} onOpen={vi.fn()} {...change} />, signedIn)
}

describe('the kind of an answer', () => {
  it.each([
    ['responde', 'Responde'],
    ['lo_mas_cercano', 'Lo más cercano'],
    ['no_lo_encontre', 'No lo encontramos'],
  ] as const)('%s is said in words before anything else', (grado, label) => {
    show(sampleAnswer({ grado, entrada: 'Esto es lo que hay.' }))
    const lead = document.querySelector('[data-grade]')
    expect(lead?.textContent).toBe(`${label}Esto es lo que hay.`)
    expect(text().startsWith(label)).toBe(true)
  })

  it('says in what was searched, and what to do, where nothing was found', () => {
    show(sampleAnswer({ grado: 'no_lo_encontre', abstencion: true, oraciones: [], citas: [], sentencias: [] }))
    expect(text()).toContain('Se buscó en 1.284 sentencias, del 04-01-2010 al 14-11-2026.')
    expect(text()).toContain('Pruebe con otras palabras')
    expect(screen.queryByRole('figure')).toBeNull()
  })

  it('says how many rulings were not read for lack of a subscription, with the way to it', () => {
    const sample = sampleAnswer({ grado: 'no_lo_encontre', abstencion: true, oraciones: [], citas: [], sentencias: [] })
    const sinAcceso = { sentencias: 308, bases: ['Corte de Apelaciones'] }
    show({ ...sample, cobertura: sample.cobertura && { ...sample.cobertura, sinAcceso } })
    expect(text()).toContain('No se leyeron 308 sentencias de Corte de Apelaciones, que su suscripción no incluye.')
    expect(screen.getAllByRole('link', { name: 'Ver las bases' })[0]?.getAttribute('href')).toBe('/suscripciones')
  })
})

it('shows the text of an article with its version and the official one', () => {
  const norma = { etiqueta: 'art. 9 Ley de Faros', texto: 'Artículo 9.- No se apaga.', vigencia: 'Versión de la norma desde 01-03-2020' }
  show(
    sampleAnswer({
      oraciones: [],
      citas: [],
      normas: [{ ...norma, advertencia: 'No reemplaza el oficial.', url: 'https://ejemplo.test' }],
    }),
  )
  const shown = screen.getByRole('region', { name: 'art. 9 Ley de Faros' })
  expect(shown.textContent).toContain('Artículo 9.- No se apaga.Versión de la norma desde 01-03-2020. No reemplaza el oficial.')
  expect(within(shown).getByRole('link').getAttribute('href')).toBe('https://ejemplo.test')
})

it('says that a norm has no such article, with the way to the norm and no advice to ask otherwise', () => {
  const inexistente = 'Ley de Faros: el texto que tenemos no tiene un artículo 900. Su último artículo permanente es el 12.'
  const norma = { etiqueta: 'art. 900 Ley de Faros', texto: null, vigencia: null, advertencia: '', url: '/norma/5', inexistente }
  show(sampleAnswer({ grado: 'no_lo_encontre', abstencion: true, oraciones: [], citas: [], sentencias: [], normas: [norma] }))
  expect(screen.getByText(inexistente, { exact: false })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver la norma' }).getAttribute('href')).toBe('/norma/5')
  expect(screen.queryByText(/Pruebe con otras palabras/u)).toBeNull()
})

describe('the words of a court', () => {
  it('stand in quotation marks with their place, their ruling and a button to the passage', () => {
    const onOpen = vi.fn()
    show(sampleAnswer(), { onOpen })
    const figure = screen.getByRole('figure')
    expect(figure.textContent).toContain('la prohibición atiende al día en que el despido se comunica')
    expect(figure.textContent).toContain('c. 9°')
    expect(
      within(figure)
        .getByRole('link', { name: /rol N° 12\.345-2020/ })
        .getAttribute('href'),
    ).toBe('/sentencia?id=cs-1#p12')
    fireEvent.click(within(figure).getByRole('button', { name: 'Cita 1 textual, c. 9°: ver el pasaje' }))
    expect(onOpen).toHaveBeenCalledWith(1)
    expect(text()).not.toContain('Texto generado')
  })

  it('say who speaks, that the ruling is fictional and what a later one did to it', () => {
    show(
      sampleAnswer({
        citas: [sampleQuoted({ voz: 'Según la demandada' })],
        sentencias: [sampleRead({ ficticia: true, vigencia: 'Una sentencia posterior la dejó sin efecto.' })],
      }),
    )
    const figure = within(screen.getByRole('figure'))
    expect(figure.getByText('Según la demandada')).toBeTruthy()
    expect(figure.getByText('Sentencia ficticia')).toBeTruthy()
    expect(figure.getByText('Una sentencia posterior la dejó sin efecto.')).toBeTruthy()
  })

  it.each([
    ['cambio', 'El texto de esta sentencia cambió después de la respuesta.'],
    ['retirada', 'Esta sentencia fue retirada. Sus palabras se borraron de la respuesta.'],
    ['sin_acceso', 'Usted no tiene acceso a la base de esta sentencia.'],
  ] as const)('that are gone (%s) leave their place with the reason, and no passage to open', (estado, reason) => {
    show(sampleAnswer({ citas: [sampleQuoted({ estado, texto: '', verificada: false })] }))
    const figure = screen.getByRole('figure')
    expect(figure.textContent).toContain(reason)
    expect(figure.textContent).not.toContain('«')
    expect(within(figure).queryByRole('button')).toBeNull()
  })

  it('of one ruling stand under it once', () => {
    const second = sampleQuoted({ n: 2, etiqueta: 'c. 10°', texto: 'el despido es nulo' })
    const other = sampleQuoted({ n: 3, docId: 'cs-2', texto: 'otra cosa' })
    show(
      sampleAnswer({
        oraciones: [1, 2, 3].map((n) => ({ grado: 'textual' as const, partes: [{ tipo: 'cita' as const, n }], citas: [n] })),
        citas: [sampleQuoted(), second, other],
        sentencias: [sampleRead(), sampleRead({ docId: 'cs-2', cita: 'CS, rol N° 9-2021.' })],
      }),
    )
    expect(screen.getAllByRole('figure').map((figure) => within(figure).getAllByRole('button').length)).toEqual([2, 1])
  })
})

it('heads generated text as such, and says when a sentence of it was withdrawn', () => {
  show(
    sampleAnswer({
      oraciones: [
        {
          grado: 'parafraseada',
          partes: [
            { tipo: 'texto', texto: 'No se puede, porque' },
            { tipo: 'cita', n: 1 },
          ],
          citas: [1, 2],
        },
      ],
      citas: [sampleQuoted(), sampleQuoted({ n: 2, etiqueta: '' })],
      tachadas: 1,
      avisos: ['El modelo no respondió a tiempo.'],
    }),
  )
  const generated = document.querySelector<HTMLElement>('[data-generated]') ?? document.body
  expect(generated.textContent).toMatch(/^Texto generado.*No se puede, porque/)
  expect(within(generated).getByRole('button', { name: 'Cita 2 parafraseada: ver el pasaje' })).toBeTruthy()
  expect(text()).toContain('Se retiró una afirmación porque ningún pasaje la sostenía.')
  expect(text()).toContain('El modelo no respondió a tiempo.')
})

describe('the rulings', () => {
  it('can be chosen as the only sources, unless they cannot be read', () => {
    const onToggle = vi.fn()
    const closed = sampleRead({ docId: 'cs-2', caratulado: 'Rojas con Fisco', estado: 'sin_acceso', resuelve: null })
    show(sampleAnswer({ otras: [closed] }), { choice: { chosen: new Set(), onToggle } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Usar como fuente Soto con Maderas del Sur S.A.' }))
    expect(onToggle).toHaveBeenCalledWith('cs-1')
    expect(screen.getByText('También se leyó 1 sentencia')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Usar como fuente Rojas con Fisco', hidden: true }).disabled).toBe(true)
  })

  it('that are near stand open where none is quoted', () => {
    show(sampleAnswer({ grado: 'lo_mas_cercano', oraciones: [], citas: [], sentencias: [], otras: [sampleRead()] }))
    expect(screen.getByRole('heading', { name: 'Las más cercanas' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Soto con Maderas del Sur S.A.' }).closest('details')).toBeNull()
  })

  it('that were withdrawn have neither link nor box', () => {
    show(sampleAnswer({ sentencias: [sampleRead({ estado: 'retirada', cita: '', caratulado: null })] }), {
      choice: { chosen: new Set(), onToggle: vi.fn() },
    })
    expect(document.querySelector('[data-cited]')?.textContent).toContain('Una sentencia que fue retirada.')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

it('shows how it was searched, and asks the edited question', () => {
  const onAsk = vi.fn()
  show(sampleAnswer(), { onAsk })
  const field = screen.getByLabelText<HTMLTextAreaElement>('Pregunta que se buscó')
  expect(field.value).toBe('¿Puede el empleador despedir durante la licencia médica?')
  expect(screen.getByLabelText<HTMLTextAreaElement>('En forma exacta').value).toBe('despido Y "licencia médica"')
  expect(text()).toContain('Buscó «despido licencia médica»: 12 sentencias')
  fireEvent.change(field, { target: { value: '  ¿Y con fuero?  ' } })
  fireEvent.submit(field.form as HTMLFormElement)
  expect(onAsk).toHaveBeenCalledWith('¿Y con fuero?')
})
