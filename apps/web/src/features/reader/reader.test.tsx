import type { ChainStep } from '@basejuris/contract'
// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderOnServer, renderView } from '../../testing/render-view.tsx'
import { sampleFacts, sampleProvenance, sampleRuling } from '../../testing/samples.ts'
import { stubServer } from '../../testing/stub-server.ts'
import type { Citations } from './citations/load-citations.ts'
import { ReaderFailure } from './panels/reader-failure.tsx'
import { RulingWithdrawn } from './panels/ruling-withdrawn.tsx'
import { VersionUnavailable } from './provenance/version-unavailable.tsx'
import type { Related } from './related/load-related.ts'
import { ReportDialog } from './report/report-dialog.tsx'
import { RulingReader } from './ruling-reader.tsx'

const nothingRelated: Related = { identical: { total: 0, members: [] }, similar: [], contrary: null }
const page: { related: Related; chain: readonly ChainStep[]; citations: Citations | null; cookies: Record<string, string> } = {
  related: nothingRelated,
  citations: null,
  chain: [],
  cookies: {},
}

vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (name in page.cookies ? { value: page.cookies[name] } : undefined) }),
  headers: async () => new Headers(),
}))
vi.mock('../../session/current-session.ts', () => ({ currentUser: async () => null }))
vi.mock('./related/load-related.ts', () => ({ loadRelated: async () => page.related }))
vi.mock('./citations/load-citations.ts', () => ({ loadCitations: async () => page.citations, loadChain: async () => page.chain }))

const text = () => document.body.textContent ?? ''

beforeEach(() => {
  page.related = nothingRelated
  page.citations = null
  page.chain = []
  page.cookies = {}
})

describe('ruling', () => {
  it('shows caption, text and facts, each part under its anchor', async () => {
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={sampleProvenance()} query="" article={null} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('González con Transportes del Sur S.A.')
    expect(document.getElementById('c1')?.textContent).toContain('el despido ocurrió durante la licencia')
    expect(screen.getByRole('link', { name: 'Considerando 1' }).getAttribute('href')).toBe('#c1')
    const facts = within(screen.getByRole('complementary', { name: 'Ficha de la sentencia' }))
    expect(facts.getByText('19-4-0175432-1')).toBeTruthy()
    expect(facts.getByText('Despido injustificado')).toBeTruthy()
  })

  it('counts the hits of the query and marks them', async () => {
    const secciones = sampleRuling().secciones.map((section) => ({
      ...section,
      parrafos: section.parrafos.map((paragraph) => ({
        ...paragraph,
        marcas: section.ancla === 'c1' ? [[16, 23] as [number, number]] : [],
      })),
    }))
    const ruling = sampleRuling({ secciones, coincidencias: 1 })
    await renderOnServer(<RulingReader ruling={ruling} provenance={null} query="despido" article={null} />)
    expect(document.querySelector('#c1 mark')?.textContent).toBe('despido')
    expect(screen.getByRole('main').dataset['hits']).toBe('1')
    expect(screen.getByRole('link', { name: /Resultados/ }).getAttribute('href')).toBe('/resultados?q=despido')
  })

  it('leaves out the contents of a ruling with one part', async () => {
    const [only] = sampleRuling().secciones
    const ruling = sampleRuling({ secciones: only === undefined ? [] : [only] })
    await renderOnServer(<RulingReader ruling={ruling} provenance={null} query="" article={null} />)
    expect(screen.queryByRole('navigation', { name: /ndice/ })).toBeNull()
  })

  it('renders the saved text size and typeface', async () => {
    page.cookies = { letra: '4', tipo: 'sans' }
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    const main = screen.getByRole('main')
    expect([main.dataset['letterStep'], main.dataset['face'], main.style.getPropertyValue('--letter')]).toEqual(['4', 'sans', '1.35'])
  })

  it('warns in every citation that a ruling is fictional', async () => {
    await renderOnServer(<RulingReader ruling={sampleRuling({ ficticia: true })} provenance={null} query="" article={null} />)
    const { official, short } = screen.getByRole('main').dataset
    expect(official).toContain('sentencia ficticia')
    expect(short).toContain('sentencia ficticia')
  })
})

describe('provenance', () => {
  it('says that nothing was masked, and the hash of the record', async () => {
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={sampleProvenance()} query="" article={null} />)
    const section = within(screen.getByRole('region', { name: 'Procedencia' }))
    expect(section.getByText('Ninguno.')).toBeTruthy()
    expect(document.querySelector('.rd-hash code')?.textContent).toBe('ab'.repeat(32))
  })

  it('counts masked data', async () => {
    const provenance = sampleProvenance({ tapado: [{ marca: '[RUT]', total: 3 }], personas: { distintas: 2, menciones: 7 } })
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={provenance} query="" article={null} />)
    expect(text()).toContain('3 RUT y los nombres de 2 personas (7 veces).')
  })

  it('keeps the text readable without provenance', async () => {
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    expect(document.getElementById('resolutiva')?.textContent).toContain('Se acoge la demanda.')
    expect(document.querySelector('.rd-hash')).toBeNull()
  })

  it('warns that an older version is being read', async () => {
    const [shown] = sampleProvenance().versiones
    if (shown === undefined) throw new Error('A sample has a version')
    const older = { ...shown, mostrada: false, superada: '2026-10-05T12:00:00.000Z' }
    const provenance = sampleProvenance({ versiones: [{ ...shown, version: 2 }, older] })
    await renderOnServer(<RulingReader ruling={sampleRuling({ version: 1 })} provenance={provenance} query="" article={null} />)
    const note = within(screen.getByRole('note'))
    expect(note.getByText('Está leyendo la versión 1, que no es la vigente.')).toBeTruthy()
    expect(note.getByRole('link', { name: 'Leer la vigente' }).getAttribute('href')).toBe('/sentencia?id=cs-12345-2020')
    expect(screen.getAllByRole('listitem').some((item) => item.textContent?.includes('Versión 2'))).toBe(true)
  })
})

describe('related rulings', () => {
  it('shows none where there are none', async () => {
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    for (const id of ['rd-contrary', 'rd-similar', 'rd-identical']) expect(document.getElementById(id)).toBeNull()
  })

  it('lists contrary, similar and near-identical ones with their reasons', async () => {
    const contrary = {
      articulo: { clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo' },
      total: 3,
      exacto: true,
      detalle: 'demandó el trabajador, se acogió',
      favorece: 'el trabajador',
      contrariasFavorecen: 'el empleador',
      rulings: [{ ...sampleFacts({ docId: 'x1' }), detalle: 'demandó el trabajador, se rechazó', favorece: 'el empleador' }],
    }
    page.related = {
      identical: { total: 9, members: [{ ...sampleFacts({ docId: 'i1' }), difiere: ['partes'] }] },
      similar: [sampleFacts({ docId: 's1' })],
      contrary,
    } as unknown as Related
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    const opposed = screen.getByRole('region', { name: 'En sentido contrario 3' })
    expect(opposed.textContent).toContain('Aquí demandó el trabajador, se acogió: favorece al trabajador.')
    expect(opposed.textContent).toContain('demandó el trabajador, se rechazó: favorece al empleador')
    expect(opposed.textContent).toContain('y 2 más')
    const source = within(screen.getByRole('complementary', { name: 'Ficha de la sentencia' })).getByText('Fuente')
    expect(opposed.compareDocumentPosition(source) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const identical = screen.getByRole('region', { name: /Casi idénticas/ }).textContent
    expect(identical).toContain('difiere en partes')
    expect(identical).toContain('y 8 más')
  })
})

describe('citations', () => {
  const named = (docId: string, caratulado: string) => ({ ...sampleFacts({ docId }), caratulado, url: `/sentencia?id=${docId}` })
  const place = { ancla: 'p1', desde: 0, hasta: 5 }
  const cited = { tribunal: 'Corte Suprema', fecha: null, confianza: 0.9, considerandos: [7], lugares: [place] }
  const some = {
    cita: {
      total: 60,
      citas: [
        { ...cited, cita: 'rol N° 12.345-2020', estado: 'unica', mensaje: null, sentencias: [named('a', 'Uno con Dos')] },
        {
          ...cited,
          cita: 'rol N° 900-2019',
          estado: 'ambigua',
          mensaje: 'Varias.',
          sentencias: [named('b', 'Tres con Tres'), named('c', 'Cuatro')],
        },
        { ...cited, cita: 'rol N° 99.999-2017', estado: 'fuera', mensaje: 'No está en nuestro índice.', sentencias: [] },
      ],
    },
    citadaPor: {
      total: 1,
      sentencias: [
        { ...named('d', 'Cinco con Seis'), ambigua: true, confianza: 0.6, considerandos: [1], lugares: [{ ...place, ancla: 'p9' }] },
      ],
      considerandos: [{ numero: 1, ancla: 'c1', total: 4 }],
    },
  } as unknown as Citations

  it('shows none where there are none', async () => {
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    for (const id of ['rd-cites', 'rd-cited-by', 'rd-heat']) expect(document.getElementById(id)).toBeNull()
  })

  it('lists one, several and none of the index, each with its place, and never chooses', async () => {
    page.citations = some
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    const cites = screen.getByRole('region', { name: 'Cita a 60' })
    expect(within(cites).getByRole('link', { name: 'Uno con Dos' }).getAttribute('href')).toBe('/sentencia?id=a')
    expect(within(cites).getAllByRole('link', { name: /^(?:Tres con Tres|Cuatro)$/ })).toHaveLength(2)
    expect(cites.textContent).toContain('Corte Suprema, rol N° 99.999-2017, c. 7°No está en nuestro índice.')
    expect(
      within(cites)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href') === '#p1'),
    ).toHaveLength(3)
    expect(cites.textContent).toContain('y 57 más')
    const by = screen.getByRole('region', { name: 'Citada por 1' })
    expect(within(by).getByRole('link', { name: 'Cinco con Seis' }).getAttribute('href')).toBe('/sentencia?id=d#p9')
    expect(within(by).getByRole('link', { name: 'c. 1° 4' }).getAttribute('href')).toBe('#c1')
    expect(by.textContent).toContain('puede ser otra')
  })
})

describe('the chain of the case', () => {
  const step = { tribunal: 'Corte Suprema', rol: 'rol N° 9.001-2020', fecha: '2021-01-01', resultado: null, deOficio: false, actual: false }

  it('shows each step, this one marked and a missing one named', async () => {
    page.chain = [
      {
        ...step,
        paso: '1° instancia',
        tribunal: null,
        rol: 'rol C-5-2019',
        fecha: null,
        mensaje: '1° instancia: no está en nuestro índice',
        sentencias: [],
      },
      {
        ...step,
        paso: 'Corte Suprema',
        resultado: 'casa',
        deOficio: true,
        actual: true,
        mensaje: null,
        sentencias: [sampleFacts({ docId: 'x' })],
      },
    ] as unknown as readonly ChainStep[]
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    const region = screen.getByRole('region', { name: 'La misma causa' })
    const [missing, current] = within(region).getAllByRole('listitem')
    expect(missing?.textContent).toContain('1° instancia: no está en nuestro índice')
    expect(current?.getAttribute('aria-current')).toBe('true')
    expect(current?.textContent).toContain('Corte Suprema (esta sentencia)')
    expect(current?.textContent).toContain('de oficio')
  })

  it('shows nothing where only this ruling is known', async () => {
    page.chain = [
      { ...step, paso: 'Corte Suprema', actual: true, mensaje: null, sentencias: [sampleFacts({ docId: 'x' })] },
    ] as unknown as readonly ChainStep[]
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    expect(document.getElementById('rd-chain')).toBeNull()
  })
})

describe('pages without the ruling', () => {
  it.each([
    {
      state: 'failed',
      view: <ReaderFailure message="Error interno." requestId="a1b2c3" retryHref="/sentencia?id=x" query="fuero" />,
      title: 'No pudimos abrir la sentencia.',
      actions: ['Intentar de nuevo /sentencia?id=x', 'Volver a los resultados /resultados?q=fuero'],
      words: ['Error interno.', 'Código para soporte: a1b2c3'],
    },
    {
      state: 'withdrawn',
      view: <RulingWithdrawn query="" />,
      title: 'Esta sentencia fue retirada.',
      actions: ['Buscar sentencias /resultados', 'Ir al inicio /'],
      words: ['pídala al tribunal que la dictó'],
    },
    {
      state: 'version unavailable',
      view: <VersionUnavailable message="La fuente retiró esa versión." href="/sentencia?id=x" />,
      title: 'Esa versión no se puede leer.',
      actions: ['Leer la versión vigente /sentencia?id=x'],
      words: ['La fuente retiró esa versión.'],
    },
  ])('$state: says what happened and what to do', async ({ view, title, actions, words }) => {
    await renderOnServer(view)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    const links = within(screen.getByRole('main')).getAllByRole('link')
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(actions)
    for (const word of words) expect(text()).toContain(word)
  })
})

describe('report of a wrong datum', () => {
  const data = [
    { value: 'fecha', label: 'Fecha', shown: '03-05-2021' },
    { value: 'considerando', label: 'Un considerando', shown: null },
  ]
  const request = { places: [{ anchor: 'c1', place: 'c. 1°' }], here: { anchor: 'c1', place: 'c. 1°' } }
  const dialog = <ReportDialog docId="x" data={data} maxLength={2000} request={request} onClosed={() => {}} />
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar reporte' }))

  it('names every missing field', () => {
    renderView(dialog)
    send()
    expect(screen.getByLabelText('¿Qué dato está mal?').getAttribute('aria-invalid')).toBe('true')
    expect(text()).toContain('Elija qué dato está mal.')
    expect(text()).toContain('Diga qué debería decir.')
  })

  it('shows today’s value and asks for the place of data within the text', () => {
    renderView(dialog)
    fill('¿Qué dato está mal?', 'fecha')
    expect(text()).toContain('Hoy dice: «03-05-2021».')
    expect(screen.queryByLabelText('Lugar del texto')).toBeNull()
    fill('¿Qué dato está mal?', 'considerando')
    expect((screen.getByLabelText('Lugar del texto') as HTMLSelectElement).value).toBe('c1')
  })

  it('keeps what was written when it cannot be sent, and confirms once it is', async () => {
    const path = 'POST /v1/rulings/x/reports'
    const calls = stubServer({ [path]: ['offline', { data: { referencia: 'abcdef1234567890' } }] })
    renderView(dialog)
    fill('¿Qué dato está mal?', 'fecha')
    fill('¿Qué debería decir?', '4 de mayo de 2021')
    send()
    expect((await screen.findByRole('alert')).textContent).toContain('Lo que escribió sigue aquí')
    expect((screen.getByLabelText('¿Qué debería decir?') as HTMLTextAreaElement).value).toBe('4 de mayo de 2021')
    send()
    expect((await screen.findByRole('status')).textContent).toContain('Recibimos su reporte. Gracias.')
    expect(text()).toContain('Referencia: abcdef12')
    expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ dato: 'fecha', propuesta: '4 de mayo de 2021' }))
  })
})
