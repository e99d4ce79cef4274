// @vitest-environment happy-dom
import { linesEndpoint } from '@basejuris/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LinePage } from './line-page.tsx'
import { LineRequest } from './line-request.tsx'
import { placeMarks } from './place-marks.ts'

const facts = { tribunal: 'Corte Suprema', favorece: 'demandante', disidencia: false, ancla: 'p4' } as const
const marks = Array.from({ length: 12 }, (_, at) => ({
  ...facts,
  docId: `d${at}`,
  nombre: `Persona ${at} con Molino, rol N° ${at}-2020`,
  fecha: `20${10 + at}-03-01`,
  resultado: at < 6 ? ('rechaza' as const) : ('acoge' as const),
  disidencia: at === 3,
}))
const share = { favorables: 12, total: 28, desde: 0.27, hasta: 0.61 }
const ruling = {
  docId: 'd0',
  idSentence: 'd0',
  rol: '1-2020',
  numero: 'rol N° 1-2020',
  caratulado: 'Persona 0 con Molino',
  fechaSentencia: '2010-03-01',
  tribunal: 'Corte Suprema',
  sala: 'Cuarta Sala',
  base: null,
  coleccion: 'corte_suprema',
  recurso: null,
  resultado: 'rechaza',
  ficticia: false,
  cita: { oficial: 'x', corta: 'x' },
  url: '/sentencia?id=d0',
  legible: true,
  favorece: 'demandado',
  favorecida: 'el empleador',
  disidencias: ['Ana Soto'],
  pleno: false,
  citada: 7,
  repetidas: 1,
  noDecide: false,
  circunstancia: null,
  pasaje: { texto: 'según el artículo 161, decide', marcas: [[9, 21]], ancla: 'p4', etiqueta: 'c. 5°' },
}
const counts = [{ valor: '2010', total: 12, resultados: [{ resultado: 'acoge', total: 12 }] }]
const line = linesEndpoint.data.parse({
  norma: {
    idNorma: 207436,
    clave: 'CT:161',
    nombre: 'Código del Trabajo',
    articulo: '161',
    url: null,
    etiqueta: 'art. 161 Código del Trabajo',
  },
  pregunta: null,
  total: 63,
  citan: 1284,
  leidas: 1284,
  repetidas: 2,
  sinFecha: 0,
  desde: '2010-03-01',
  hasta: '2021-03-01',
  ficticias: { modo: 'excluir', total: 0 },
  cambio: {
    estado: 'cambio',
    frase: 'La frase con sus cifras.',
    fecha: '2016-03-01',
    antes: share,
    despues: { favorables: 29, total: 35, desde: 0.67, hasta: 0.92 },
    p: 0.001,
    cortes: 1,
    minimo: 10,
    contadas: 60,
    declara: { ...ruling, como: 'unifica' },
    enSuTribunal: { tribunal: 'Corte Suprema', antes: { ...share, total: 12 }, despues: share },
  },
  circunstancia: null,
  conteos: { numeral: [], anio: counts, tribunal: counts, sala: counts, recurso: [], resultado: [{ resultado: 'acoge', total: 12 }] },
  marcas: marks,
  hitos: [
    { ...ruling, motivos: ['primera', 'mas_citada'], trata: [{ ...ruling, docId: 'd9', numero: 'rol N° 9-2020', trato: 'se_aparta' }] },
  ],
  sentencias: [{ ...ruling, legible: false, pasaje: null }],
  pagina: 1,
  tamano: 20,
})

afterEach(cleanup)

describe('the page of a line', () => {
  it('says the change of the line with its figures, of no ruling, and calls nothing in force', () => {
    const { container } = render(<LinePage line={line} address={{ norma: 'CT:161' }} />)
    expect(screen.getByRole('heading', { name: 'Cambio de criterio, 01-03-2016' })).toBeTruthy()
    expect(container.textContent).toContain('12 de 28, 43 %, intervalo 27 % a 61 %')
    expect(container.textContent).toContain('29 de 35, 83 %, intervalo 67 % a 92 %')
    expect(container.textContent).toContain(
      '63 sentencias, del 01-03-2010 al 01-03-2021, aplican el artículo 161 del Código del Trabajo, de 1.284 que lo citan o',
    )
    expect(container.textContent).not.toMatch(/vigente|superad/iu)
  })

  it('links each mark to the considerando, with a name that needs no colour', () => {
    const { container } = render(<LinePage line={line} address={{ norma: 'CT:161' }} />)
    const drawn = [...container.querySelectorAll('svg a')]
    expect(drawn).toHaveLength(12)
    expect(drawn[3]?.getAttribute('href')).toBe('/sentencia?id=d3#p4')
    expect(drawn[3]?.getAttribute('aria-label')).toBe(
      '01-03-2013, Rechaza: Persona 3 con Molino, rol N° 3-2020, Corte Suprema, con disidencia',
    )
  })

  it('has the words of each ruling at its considerando, and none of a base for subscribers', () => {
    render(<LinePage line={line} address={{ norma: 'CT:161' }} />)
    const milestone = within(screen.getByRole('region', { name: 'Hitos de la línea' }))
    expect(milestone.getByRole('link', { name: 'c. 5°' }).getAttribute('href')).toBe('/sentencia?id=d0#p4')
    for (const words of ['Disidencia de 1: Ana Soto', 'Citada por 7 sentencias de la línea', 'se aparta'])
      expect(milestone.getByText(words)).toBeTruthy()
    expect(screen.getByText('Texto en una base de pago.')).toBeTruthy()
  })

  it('draws nothing of few rulings, and lists them', () => {
    const few = { ...line, total: 3, marcas: marks.slice(0, 3), cambio: { ...line.cambio, estado: 'pocas' as const, fecha: null } }
    const { container } = render(<LinePage line={few} address={{ norma: 'CT:161' }} />)
    expect(container.querySelector('svg a')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Hitos de la línea' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Las 3 sentencias' })).toBeTruthy()
  })

  it('says that all are of one day instead of drawing it', () => {
    const day = { ...line, desde: '2016-03-01', marcas: marks.map((mark) => ({ ...mark, fecha: '2016-03-01' })), hasta: '2016-03-01' }
    const { container } = render(<LinePage line={day} address={{ norma: 'CT:161' }} />)
    expect(container.querySelector('svg a')).toBeNull()
    expect(container.textContent).toContain(
      'Todas son del 01-03-2016: no se ve cómo ha cambiado el criterio, solo cómo se resolvió ese día.',
    )
    expect(screen.queryByRole('table', { name: 'Por año' })).toBeNull()
    expect(screen.getByRole('table', { name: 'Por tribunal' })).toBeTruthy()
  })

  it('leads from an article of circumstances to each of them, without the outcome of the trials', () => {
    const conteos = { ...line.conteos, numeral: [{ valor: '9', total: 44 }] }
    render(
      <LinePage
        line={{ ...line, conteos, circunstancia: { clase: 'atenuante', resuelven: null } }}
        address={{ norma: 'CP:11', pagina: '2' }}
      />,
    )
    const numerals = within(screen.getByRole('navigation', { name: 'Numerales del artículo' }))
    expect(numerals.getByRole('link', { name: 'N° 9' }).getAttribute('href')).toBe('/linea?norma=CP%3A11&numeral=9')
    expect(within(screen.getByRole('table', { name: 'Por tribunal' })).queryByText('Acoge')).toBeNull()
  })

  it('says how many recognise a circumstance, and which', () => {
    const resuelven = { reconocen: 17, rechazan: 9, leidas: 44, frase: '17 reconocen la atenuante y 9 la rechazan.' }
    const sentencias = line.sentencias.map((each) => ({ ...each, circunstancia: 'rechaza' as const }))
    render(
      <LinePage
        line={{ ...line, sentencias, circunstancia: { clase: 'atenuante', resuelven } }}
        address={{ norma: 'CP:11', numeral: '9' }}
      />,
    )
    const region = within(screen.getByRole('region', { name: 'Qué resuelven sobre la atenuante' }))
    expect(region.getByText('No pudimos leer qué deciden').nextElementSibling?.textContent).toBe('18')
    expect(screen.getByText('Rechaza la atenuante')).toBeTruthy()
  })

  it('adds up to the line in each table: courts beyond the first are one row and listed on request, undated rulings have a row', () => {
    const tribunal = Array.from({ length: 15 }, (_, at) => ({
      valor: `Tribunal ${at}`,
      total: 4,
      resultados: [{ resultado: 'acoge' as const, total: 4 }],
    }))
    const conteos = { ...line.conteos, tribunal, resultado: [{ resultado: 'acoge' as const, total: 63 }] }
    render(<LinePage line={{ ...line, conteos }} address={{ norma: 'CT:161' }} />)
    const totalsOf = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => Number(within(row).getAllByRole('cell').at(-1)?.textContent))
    const courts = within(screen.getByRole('table', { name: 'Por tribunal' }))
    expect(courts.getByRole('rowheader', { name: 'Otros 3 tribunales' })).toBeTruthy()
    expect(totalsOf('Por tribunal')).toEqual([...Array(12).fill(4), 12, 3])
    expect(totalsOf('Otros 3 tribunales')).toEqual([4, 4, 4])
    expect(totalsOf('Por año')).toEqual([12, 51])
    expect(within(screen.getByRole('table', { name: 'Por año' })).getByRole('rowheader', { name: 'Sin fecha' })).toBeTruthy()
  })

  it('shows each court where just one is beyond the first rows', () => {
    const tribunal = Array.from({ length: 13 }, (_, at) => ({ valor: `Tribunal ${at}`, total: 1, resultados: [] }))
    render(<LinePage line={{ ...line, total: 13, conteos: { ...line.conteos, tribunal } }} address={{ norma: 'CT:161' }} />)
    expect(within(screen.getByRole('table', { name: 'Por tribunal' })).getAllByRole('row')).toHaveLength(14)
  })

  it('says why there is no line, and asks for another', () => {
    render(<LineRequest address={{ q: 'art. 999 CT' }} problem="La norma no tiene ese artículo." />)
    expect(screen.getByRole('alert').textContent).toBe('La norma no tiene ese artículo.')
    expect(screen.getByRole('textbox', { name: 'Artículo o pregunta' })).toHaveProperty('value', 'art. 999 CT')
  })
})

describe('the drawing of a line', () => {
  it('puts what grants above its court, what rejects below, and stacks what would cover another', () => {
    const together = marks.map((mark) => ({ ...mark, fecha: '2015-06-01' }))
    const { rows } = placeMarks(together)
    const [row] = rows
    if (row === undefined) throw new Error('a row expected')
    expect(row.marks.filter(({ y }) => y < row.y).map(({ mark }) => mark.resultado)).toEqual(Array(6).fill('acoge'))
    expect(new Set(row.marks.map(({ x, y }) => `${x} ${y}`)).size).toBe(12)
  })

  it('joins the courts with fewest rulings', () => {
    const courts = Array.from({ length: 12 }, (_, at) => ({
      ...marks[0],
      ...facts,
      docId: `c${at}`,
      nombre: 'x',
      fecha: '2015-01-01',
      resultado: 'acoge' as const,
      tribunal: `Tribunal ${at}`,
    }))
    const { rows } = placeMarks(courts)
    expect(rows).toHaveLength(7)
    expect(rows.at(-1)).toMatchObject({ name: 'Otros tribunales', total: 6 })
  })
})
