import type { ChainStep } from '@basejuris/contract'
// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderOnServer } from '../../testing/render-view.tsx'
import { sampleFacts, sampleProvenance, sampleRuling } from '../../testing/samples.ts'
import type { Citations, Treatments } from './citations/load-citations.ts'
import { ReaderFailure } from './panels/reader-failure.tsx'
import { RulingWithdrawn } from './panels/ruling-withdrawn.tsx'
import { VersionUnavailable } from './provenance/version-unavailable.tsx'
import type { Related } from './related/load-related.ts'
import { RulingReader } from './ruling-reader.tsx'

const nothingRelated: Related = { identical: { total: 0, members: [] }, similar: null, contrary: null }
const page: {
  related: Related
  chain: readonly ChainStep[]
  citations: Citations | null
  treatments: Treatments | null
  cookies: Record<string, string>
} = {
  related: nothingRelated,
  citations: null,
  treatments: null,
  chain: [],
  cookies: {},
}

vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (name in page.cookies ? { value: page.cookies[name] } : undefined) }),
  headers: async () => new Headers(),
}))
vi.mock('../../session/current-session.ts', () => ({ currentUser: async () => null }))
vi.mock('./related/load-related.ts', () => ({ loadRelated: async () => page.related }))
vi.mock('./citations/load-citations.ts', () => ({
  loadCitations: async () => page.citations,
  loadChain: async () => page.chain,
  loadTreatments: async () => page.treatments,
}))

const text = () => document.body.textContent ?? ''

beforeEach(() => {
  page.related = nothingRelated
  page.citations = null
  page.treatments = null
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

  it('says that nobody looked whether another ruling undid it, while the search engine does not answer', async () => {
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    expect(screen.queryByRole('note')).toBeNull()
    await renderOnServer(<RulingReader ruling={sampleRuling({ vigenciaSinComprobar: true })} provenance={null} query="" article={null} />)
    expect(screen.getByRole('note').textContent).toContain('no se pudo comprobar si otra sentencia dejó sin efecto esta')
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

  it('stands apart from the number of the document in the facts', async () => {
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    const source = within(screen.getByRole('complementary', { name: 'Ficha de la sentencia' })).getByText('Fuente').parentElement
    expect(source?.textContent).toMatch(/documento \S+ Procedencia$/)
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
  it('shows none where nothing could be asked for', async () => {
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
  const cited = { tribunal: 'Corte Suprema', fecha: null, trato: 'sigue', confianza: 0.9, considerandos: [7], lugares: [place] }
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
      sentencias: [],
      considerandos: [{ numero: 1, ancla: 'c1', total: 4 }],
    },
    textuales: { total: 0, pendientes: 0, citas: [] },
    repetidos: [],
    noDecide: [],
    version: 1,
  } as unknown as Citations
  const passage = { version: 1, ancla: 'p9', desde: 4, hasta: 15, antes: 'Que ', texto: 'no comparte', despues: ' lo resuelto' }
  const citing = {
    trato: 'cita',
    enVoto: null,
    confianza: null,
    ambigua: false,
    considerandos: [],
    considerando: 9,
    ancla: 'p9',
    pasaje: passage,
  }
  const treated = (...sentencias: object[]) =>
    ({
      total: sentencias.length,
      sentencias,
      conteos: [
        { trato: 'se_aparta', total: 1 },
        { trato: 'cita', total: 3 },
      ],
      porTribunal: [{ tribunal: 'Corte Suprema', total: 4, conteos: [{ trato: 'cita', total: 3 }] }],
      porAno: [{ ano: null, total: 4, conteos: [{ trato: 'cita', total: 3 }] }],
    }) as unknown as Treatments

  it('shows none where nothing could be asked for', async () => {
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
    expect(within(cites).getAllByText('sigue')).toHaveLength(3)
  })

  it('says how those that cite it treat it, with the words that say so, and no more of what is not sure', async () => {
    page.citations = some
    page.treatments = treated(
      { ...named('d', 'Cinco con Seis'), ...citing, trato: 'se_aparta', confianza: 0.9, considerandos: [1] },
      { ...named('e', 'Siete con Ocho'), ...citing, ambigua: true },
      { ...named('f', 'Nueve con Diez'), ...citing, enVoto: { trato: 'se_aparta', voz: 'voto' }, considerando: null },
      { ...named('g', 'Once con Doce'), ...citing, pasaje: null },
    )
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    const by = screen.getByRole('region', { name: 'Citada por 4' })
    expect(within(by).getByRole('link', { name: 'Cinco con Seis' }).getAttribute('href')).toBe('/sentencia?id=d#p9')
    expect(within(by).getByRole('link', { name: 'c. 1° 4' }).getAttribute('href')).toBe('#c1')
    const [departs, ambiguous, vote, hidden] = Array.from(by.querySelectorAll('li[data-treatment]'))
    expect(departs?.querySelector('q')?.textContent).toBe('Que no comparte lo resuelto')
    expect(departs?.querySelector('q strong')?.textContent).toBe('no comparte')
    expect(departs?.textContent).toContain('Recae en su c. 1°. Clasificada por la frase en negrita, sin revisar.')
    expect(within(by).getByRole('link', { name: 'se aparta 1' }).getAttribute('href')).toBe(`#${departs?.id}`)
    expect(ambiguous?.textContent).toContain('Nombra el número sin su tribunal: puede ser otra.')
    expect(vote?.textContent).toContain('Solo en un voto: se aparta.')
    expect(hidden?.querySelector('q')).toBeNull()
    expect(hidden?.textContent).toContain('Su texto no se muestra')
  })

  it('says plainly that none cites it', async () => {
    page.citations = some
    page.treatments = treated()
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    expect(screen.getByRole('region', { name: 'Citada por 0' }).textContent).toContain('Ninguna sentencia de nuestro índice cita esta.')
  })

  it('names the origin of quotations, repeated considerandos and what is not decided, with the places that the marks are drawn from', async () => {
    const lugar = { ancla: 'p2', desde: 4, anclaHasta: 'p3', hasta: 9 }
    const origen = { tipo: 'sentencia', sentencia: named('o', 'Origen con Otro'), ancla: 'p7' }
    const quotation = { palabras: 12, diferencias: 1, tambien: [], lugar }
    page.citations = {
      ...some,
      textuales: {
        total: 2,
        pendientes: 0,
        citas: [
          { ...quotation, n: 0, estado: 'con_diferencias', mensaje: 'Con diferencias.', origen },
          { ...quotation, n: 1, estado: 'sin_origen', mensaje: 'Sin origen en nuestro índice.', origen: null },
        ],
      },
      repetidos: [{ ancla: 'c1', mensaje: 'Se repite en 3 sentencias de 2 tribunales', primera: named('p', 'Primera con Una') }],
      noDecide: [{ ancla: 'p2', desde: 0, hasta: 5 }],
    } as unknown as Citations
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    const traced = screen.getByRole('region', { name: 'Citas textuales 2' })
    expect(within(traced).getByRole('link', { name: 'Origen con Otro' }).getAttribute('href')).toBe('/sentencia?id=o#p7')
    const [differs, unknown] = Array.from(traced.querySelectorAll<HTMLElement>('[data-trace]'))
    expect(differs?.dataset).toMatchObject({ trace: '0', state: 'con_diferencias', from: 'p2 4', to: 'p3 9' })
    expect(unknown?.textContent).toContain('Sin origen en nuestro índice.')
    const repeated = screen.getByRole('region', { name: 'Considerandos que se repiten 1' })
    expect(repeated.textContent).toContain('Se repite en 3 sentencias de 2 tribunales')
    expect(within(repeated).getByRole('link', { name: 'c. 1°' }).getAttribute('href')).toBe('#c1')
    const open = screen.getByRole('region', { name: 'No decide 1' })
    expect(open.querySelector<HTMLElement>('[data-undecided]')?.dataset).toMatchObject({ from: 'p2 0', to: 'p2 5' })
  })

  it('says nothing of those that cite it before its citations were read', async () => {
    page.citations = { ...some, version: null }
    page.treatments = treated()
    await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
    expect(document.getElementById('rd-cited-by')).toBeNull()
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
      state: 'fictional and removed',
      view: <RulingWithdrawn query="" fictional />,
      title: 'Esta sentencia ficticia se eliminó.',
      actions: ['Buscar sentencias /resultados', 'Ir al inicio /'],
      words: ['Ningún tribunal la dictó'],
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
