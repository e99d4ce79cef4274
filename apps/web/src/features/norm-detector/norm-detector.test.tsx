// @vitest-environment happy-dom
import type { DataOf, DetectedCitation, detectNormsEndpoint, ProbableNorm } from '@basejuris/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { type Answer, stubServer } from '../../testing/stub-server.ts'
import { groupCitedNorms } from './cited-norms.ts'
import { DetectorView } from './detector-view.tsx'

const path = 'POST /v1/norms/detect'
const articlePath = 'GET /v1/norms/207436/articles/161'
const pasted =
  'Se invocó el artículo 161 incisos 1° y 2° del Código del Trabajo.\nRige el art. 5 del DFL N° 1 y la Ley N° 19.880.\nOtra vez el art. 161 CT.'
const labour = {
  idNorma: 207436,
  clave: 'CT:161',
  norma: 'Código del Trabajo',
  articulo: '161',
  url: 'https://ejemplo.cl/161',
  sentencias: 63,
  conTexto: true,
}

const cite = (words: string, change: Partial<DetectedCitation> = {}): DetectedCitation => ({
  ...labour,
  texto: words,
  desde: pasted.indexOf(words),
  hasta: pasted.indexOf(words) + words.length,
  lugar: { pagina: null, parrafo: pasted.slice(0, pasted.indexOf(words)).split('\n').length, nota: null, parte: 'cuerpo' },
  etiqueta: words,
  inciso: null,
  numeral: null,
  letra: null,
  confianza: 0.99,
  articuloAusente: null,
  ambigua: false,
  candidatas: [],
  ...change,
})
const first = 'artículo 161 incisos 1° y 2° del Código del Trabajo'
const citas = [
  cite(first, { inciso: '1' }),
  cite(first, { inciso: '2' }),
  cite('art. 5 del DFL N° 1', {
    clave: 'DFL-1:5',
    idNorma: null,
    norma: 'DFL N° 1',
    articulo: '5',
    url: null,
    sentencias: 0,
    ambigua: true,
    candidatas: [
      { idNorma: 7, norma: 'DFL N° 1 de 2005, de Salud' },
      { idNorma: null, norma: 'DFL N° 1 de 1982' },
    ],
  }),
  cite('Ley N° 19.880', { clave: 'ley-19880', idNorma: 210676, norma: 'Ley N° 19.880', articulo: null, sentencias: 0 }),
  cite('art. 161 CT', { inciso: 'final', numeral: '1', letra: 'a', confianza: 0.72 }),
]
const probable: ProbableNorm = {
  ...labour,
  clave: 'CT:168',
  articulo: '168',
  sentencias: 1,
  conTexto: true,
  etiqueta: 'art. 168 Código del Trabajo',
  score: 0.3,
  parecidas: 12,
  palabras: ['indemnización', 'recargo'],
}
type Detected = DataOf<typeof detectNormsEndpoint>
const answer: Detected = { citas, total: 4, probables: [probable], comparadas: 40, documento: null }
const article = {
  norma: {
    idNorma: 207436,
    clave: 'CT',
    tipo: 'Código',
    nombre: 'Código del Trabajo',
    titulo: '',
    derogada: false,
    url: 'https://ejemplo.cl',
  },
  articulo: '161',
  textoEn: null,
  version: null,
  advertencia: 'Este texto no reemplaza el texto oficial.',
  textos: [
    {
      ancla: 'art-161',
      titulo: 'Artículo 161',
      derogado: false,
      parrafos: [
        { ancla: 'p1', texto: 'Inciso inventado primero.', inciso: 1 },
        { ancla: 'p2', texto: 'Inciso inventado segundo.', inciso: 2 },
        { ancla: 'p3', texto: 'Inciso inventado tercero.', inciso: 3 },
        { ancla: 'p4', texto: 'Inciso inventado cuarto.', inciso: 4 },
      ],
    },
  ],
}
const text = () => document.body.textContent ?? ''
const row = async (clave: string) => within(await waitFor(() => document.getElementById(`norma-${clave}`) as HTMLElement))

async function detect(data: Detected | Answer = answer, more: Readonly<Record<string, Answer>> = {}) {
  const reply = typeof data === 'object' && 'citas' in data ? { data } : data
  const calls = stubServer({ [path]: reply, ...more })
  renderView(<DetectorView />, signedIn)
  fireEvent.change(screen.getByLabelText('Su texto'), { target: { value: pasted } })
  fireEvent.click(screen.getByRole('button', { name: 'Detectar normas' }))
  await waitFor(() => expect(calls).not.toEqual([]))
  return calls
}

describe('cited norms', () => {
  it('are grouped by norm and article, with one mark for each stretch of the text', () => {
    const { norms, ambiguous, marks } = groupCitedNorms(citas)
    expect(marks.map(({ n, clave }) => [n, clave])).toEqual([
      [1, 'CT:161'],
      [2, 'DFL-1:5'],
      [3, 'ley-19880'],
      [4, 'CT:161'],
    ])
    expect(norms.map(({ norma, articles }) => [norma, articles.map(({ articulo, places }) => [articulo, places])])).toEqual([
      ['Código del Trabajo', [['161', ['inciso 1°', 'inciso 2°', 'inciso final N° 1 letra a)']]]],
      ['Ley N° 19.880', [[null, []]]],
    ])
    expect(ambiguous.map(({ clave }) => clave)).toEqual(['DFL-1:5'])
  })

  it('have a mark in the text, their places, and links to rulings, page and official text', async () => {
    await detect()
    expect(
      await screen.findByRole('heading', { name: '2 normas citadas y 1 ambigua en 4 lugares; 1 artículo posiblemente aplicable' }),
    ).toBe(document.activeElement)
    const sheet = screen.getByRole('region', { name: 'Texto con sus citas marcadas' })
    expect(sheet.textContent?.replaceAll(/ \d: .*?\. (?=art|Ley)/g, '')).toBe(pasted)
    const labourRow = await row('CT:161')
    expect(labourRow.getByText('Artículo 161').textContent).toBe('Artículo 161, inciso 1°; inciso 2°; inciso final N° 1 letra a)')
    expect(labourRow.getByText('Citado 2 veces:')).toBeTruthy()
    expect(labourRow.getByText('párrafo 3')).toBeTruthy()
    expect(labourRow.getByText(/^Confirme en el texto oficial el número del artículo/)).toBeTruthy()
    expect(labourRow.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#cita-1',
      '#cita-4',
      '/resultados?norma=CT:161',
      '/norma/207436?articulo=161',
      'https://ejemplo.cl/161',
    ])
    expect((await row('ley-19880')).getByText('Ninguna sentencia del índice la cita')).toBeTruthy()
  })

  it('that may be several are listed and none is chosen', async () => {
    await detect()
    const ambiguousRow = await row('DFL-1:5')
    expect(ambiguousRow.getByText('DFL N° 1 de 1982')).toBeTruthy()
    expect(document.body.textContent).toContain('Además, 1 cita que puede ser de más de una norma, sin contar aquí.')
    expect(ambiguousRow.getByRole('link', { name: /^DFL N° 1 de 2005, de Salud/ }).getAttribute('href')).toBe('/norma/7?articulo=5')
  })

  it('are reached from their marks and back, and with n and p', async () => {
    await detect()
    fireEvent.click(await waitFor(() => document.getElementById('cita-2') as HTMLElement))
    expect(document.activeElement?.id).toBe('norma-DFL-1:5')
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(document.activeElement?.id).toBe('norma-ley-19880')
    fireEvent.click(screen.getByRole('link', { name: /^Ver la cita 4 en el texto/ }))
    expect(document.activeElement?.id).toBe('cita-4')
    expect(location.hash).toBe('')
  })
})

describe('the text of an article', () => {
  it('is brought once, when it is opened, with the cited incisos marked', async () => {
    const calls = await detect(answer, { [articlePath]: { data: article } })
    const labourRow = await row('CT:161')
    expect(calls).toHaveLength(1)
    fireEvent.click(labourRow.getByRole('button', { name: 'Leer el artículo 161' }))
    await labourRow.findByText(/Inciso inventado primero/)
    const cited = labourRow.getAllByText('Inciso citado:').map(({ parentElement }) => parentElement?.textContent)
    expect(cited.map((words) => words?.split(' ').at(-1))).toEqual(['primero.', 'segundo.', 'cuarto.'])
    const button = labourRow.getByRole('button', { name: 'Ocultar el artículo 161' })
    fireEvent.click(button)
    expect(labourRow.queryByText(/Inciso inventado/)).toBeNull()
    fireEvent.click(button)
    expect(calls).toHaveLength(2)
  })

  it('is not promised where no text of the norm is imported', async () => {
    await detect({ ...answer, citas: answer.citas.map((cita) => ({ ...cita, conTexto: false })) })
    const labourRow = await row('CT:161')
    expect(labourRow.queryByRole('button', { name: /^Leer el artículo/ })).toBeNull()
    expect(labourRow.getByRole('link', { name: /^Ver en Ley Chile/ }).getAttribute('href')).toBe('https://ejemplo.cl/161')
  })

  it('that is not here leads to the official one', async () => {
    await detect(answer, { [articlePath]: { data: { ...article, textos: [] } } })
    const labourRow = await row('CT:161')
    fireEvent.click(labourRow.getByRole('button', { name: 'Leer el artículo 161' }))
    const said = await labourRow.findByText(/^Texto no importado\./)
    expect(within(said).getByRole('link').getAttribute('href')).toBe('https://ejemplo.cl/161')
  })

  it('says why it did not come, and is sought again', async () => {
    const calls = await detect(answer, { [articlePath]: { status: 404, message: 'Esa norma no tiene ese artículo.' } })
    const labourRow = await row('CT:161')
    const button = labourRow.getByRole('button', { name: 'Leer el artículo 161' })
    fireEvent.click(button)
    expect((await labourRow.findByRole('alert')).textContent).toContain('Esa norma no tiene ese artículo.')
    fireEvent.click(button)
    fireEvent.click(button)
    expect(calls).toHaveLength(3)
  })
})

describe('norms that may apply', () => {
  it('are a suggestion, with the rulings and the matters that suggest them', async () => {
    await detect()
    const section = within(await screen.findByRole('region', { name: /^Posiblemente aplicables/ }))
    expect(section.getByText('la aplican 12 de 40 sentencias parecidas')).toBeTruthy()
    expect(section.getByText('La sugieren «indemnización» y «recargo».')).toBeTruthy()
    expect(section.getByText(/^Es una sugerencia: .* Usted decide si corresponden\.$/)).toBeTruthy()
    expect(section.getByRole('link', { name: /^1 sentencia la cita/ }).getAttribute('href')).toBe('/resultados?norma=CT:168')
  })

  it('say nothing of similar rulings where none applies them', async () => {
    await detect({ ...answer, probables: [{ ...probable, parecidas: 0, score: 0 }] })
    const section = within(await screen.findByRole('region', { name: /^Posiblemente aplicables/ }))
    expect(section.getByText('La sugieren «indemnización» y «recargo».')).toBeTruthy()
    expect(section.queryByText(/sentencias? parecidas?/)).toBeNull()
  })

  it('may be none', async () => {
    const sentence = 'No reconocimos en el texto materias con otras normas que las que ya cita: no sugerimos ninguna.'
    await detect({ ...answer, citas: [], total: 0, probables: [] })
    expect(await screen.findByRole('heading', { name: 'No encontramos normas citadas' })).toBe(document.activeElement)
    expect(text()).toContain('No encontramos normas citadas. Reconocemos, por ejemplo,')
    expect(text()).not.toContain('cita siguiente y anterior')
    expect(text()).toContain(sentence)
  })
})

it('says what was not read or listed', async () => {
  const documento = { formato: 'pdf' as const, paginas: 9, paginasSinTexto: [3], texto: pasted }
  await detect({ ...answer, total: 3_400, documento })
  await screen.findByText('El texto tiene 3.400 citas de normas: se muestran las primeras 3.000.')
  expect(text()).toContain('La página 3 no trae texto: no se leyó nada de ella.')
})

it('copies a report without the text', async () => {
  const writeText = vi.fn(async (_report: string) => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await detect()
  fireEvent.click(await screen.findByRole('button', { name: 'Copiar informe' }))
  expect(writeText.mock.calls[0]?.[0].split('\n')).toEqual([
    'Normas de un texto, detectadas en BaseJuris',
    '2 normas citadas y 1 ambigua en 4 lugares; 1 artículo posiblemente aplicable.',
    '',
    'NORMAS CITADAS',
    'Código del Trabajo',
    '   Artículo 161, inciso 1°; inciso 2°; inciso final N° 1 letra a)',
    '      párrafo 1; párrafo 3',
    '      63 sentencias citan el artículo 161. https://ejemplo.cl/161',
    'Ley N° 19.880',
    '   La norma, sin artículo',
    '      párrafo 2',
    '      Ninguna sentencia del índice la cita. https://ejemplo.cl/161',
    '',
    'PUEDE SER MÁS DE UNA NORMA',
    'Artículo 5, DFL N° 1',
    '   Puede ser: DFL N° 1 de 2005, de Salud; DFL N° 1 de 1982',
    '',
    'POSIBLEMENTE APLICABLES (sugerencia: usted decide si corresponden)',
    'art. 168 Código del Trabajo',
    '   la sugieren «indemnización» y «recargo»; la aplican 12 de 40 sentencias parecidas',
  ])
})

it('shows that it works, stops, and keeps the text when it fails', async () => {
  await detect('pending')
  expect(screen.getByRole('progressbar', { name: 'Buscando normas' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect((screen.getByLabelText('Su texto') as HTMLTextAreaElement).value).toBe(pasted)
})
