// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { emptyState, type ResultsState } from '../../search-address/results-state.ts'
import { renderOnServer, renderView } from '../../testing/render-view.tsx'
import { sampleResult, sampleResults, sampleSearch } from '../../testing/samples.ts'
import { stubServer } from '../../testing/stub-server.ts'
import { FacetMore } from './filters/facet-more.tsx'
import { ResultCard } from './list/result-card.tsx'
import { ResultsView } from './results-view.tsx'

vi.mock('../../api/platform-facts.ts', () => ({ platformFacts: async () => null }))

const state: ResultsState = { ...emptyState, q: 'despido' }
const text = () => document.body.textContent ?? ''
const facetValues = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ valor: `t${index}`, etiqueta: `Juzgado ${index}`, total: 100 - index }))

describe('results list', () => {
  it('says beside the count how many fictional rulings it lacks or holds, and links the other list', async () => {
    const { cobertura } = sampleSearch()
    const stored = { ...cobertura, ficticias: { modo: 'excluir', total: 2400 } as const }
    const without = sampleSearch({ total: 47, ficticias: { modo: 'excluir', total: 12, conRol: 0 }, cobertura: stored })
    await renderOnServer(<ResultsView state={state} data={without} />)
    expect(text()).toContain('sin 12 ficticias')
    expect(screen.getByRole('link', { name: 'Incluirlas' }).getAttribute('href')).toBe('/resultados?q=despido&ficticias=si')
    const choices = within(screen.getByRole('navigation', { name: 'Sentencias ficticias' })).getAllByRole('link')
    expect(choices.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Sin ellas', 'true'],
      ['Con ellas', null],
      ['Solo ellas', null],
    ])
    expect(choices.map((link) => link.getAttribute('href'))).toEqual([
      '/resultados?q=despido',
      '/resultados?q=despido&ficticias=si',
      '/resultados?q=despido&ficticias=solo',
    ])
  })

  it('counts the fictional ones among the results and offers to leave them out', async () => {
    const data = sampleSearch({ total: 59, ficticias: { modo: 'incluir', total: 12, conRol: 0 } })
    await renderOnServer(<ResultsView state={{ ...state, ficticias: 'incluir' }} data={data} />)
    expect(text()).toContain('12 de 59 son ficticias')
    expect(screen.getByRole('link', { name: 'Dejarlas fuera' }).getAttribute('href')).toBe('/resultados?q=despido')
    expect(screen.getByRole('link', { name: 'Quitar ficticias con ellas' }).getAttribute('href')).toBe('/resultados?q=despido')
  })

  it('says that there are no fictional rulings where an address asks for them', async () => {
    const { cobertura } = sampleSearch()
    const data = sampleSearch({ cobertura: { ...cobertura, ficticias: { modo: 'solo', total: 0 } } })
    await renderOnServer(<ResultsView state={{ ...state, ficticias: 'solo' }} data={data} />)
    expect(text()).toContain('No hay sentencias inventadas para demostración.')
  })

  it('offers the fictional rulings where nothing else is found', async () => {
    const { cobertura } = sampleSearch()
    const data = sampleSearch({
      resultados: [],
      ficticias: { modo: 'excluir', total: 1, conRol: 1 },
      cobertura: { ...cobertura, sentencias: 815, ficticias: { modo: 'excluir', total: 2400 } },
    })
    await renderOnServer(<ResultsView state={state} data={data} />)
    expect(text()).toContain('815 sentencias, sin 2.400 ficticias, al')
    expect(screen.getByRole('link', { name: 'Incluir 1 sentencia ficticia' }).getAttribute('href')).toBe(
      '/resultados?q=despido&ficticias=si',
    )
  })

  it('says how relevant a ruling is, but of one in a closed base, whose text gave it', async () => {
    const resultados = [sampleResult({ docId: 'r1', motivos: [] }), sampleResult({ docId: 'r2', motivos: [], precio: 10_000 })]
    await renderOnServer(<ResultsView state={state} data={sampleSearch({ resultados })} />)
    expect(screen.getAllByRole('article').map((card) => card.textContent?.includes('relevancia alta'))).toEqual([true, false])
  })

  it('shows each ruling with its link, the count and the coverage', async () => {
    await renderOnServer(<ResultsView state={state} data={sampleSearch({ resultados: sampleResults(3) })} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('3 sentencias')
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Parte 2 con Otro' }).getAttribute('href')).toBe('/sentencia?id=r2#c7')
    expect(text()).toContain('en 5 de 7 bases, al 30-09-2026.')
    expect(text()).toContain('Faltan 2 bases.')
    expect(screen.queryByRole('navigation', { name: 'Páginas de resultados' })).toBeNull()
  })

  it('offers the pages of a long list', async () => {
    const data = sampleSearch({ resultados: sampleResults(10), total: 1234, pagina: 2 })
    await renderOnServer(<ResultsView state={{ ...state, pagina: 2 }} data={data} />)
    const pages = within(screen.getByRole('navigation', { name: 'Páginas de resultados' }))
    expect(pages.getByRole('link', { name: 'Página siguiente' }).getAttribute('href')).toBe('/resultados?q=despido&pagina=3')
    expect(pages.getByRole('link', { name: '2' }).getAttribute('aria-current')).toBe('page')
    expect(text()).toContain('11 a 20 de 1.234.')
  })

  it('says that a page lies after the last one', async () => {
    await renderOnServer(<ResultsView state={{ ...state, pagina: 9 }} data={sampleSearch({ resultados: [], total: 12, pagina: 9 })} />)
    expect(text()).toContain('La lista termina en la página 2.')
    expect(screen.getByRole('link', { name: 'Ir a la última página' }).getAttribute('href')).toBe('/resultados?q=despido&pagina=2')
  })

  it('shows notices and an applied correction with the way back', async () => {
    const data = sampleSearch({
      interpretacion: {
        chips: [],
        formal: '',
        alternativa: null,
        relajados: [],
        normas: [],
        avisos: ['La búsqueda por significado no está disponible.'],
      },
      correccion: { tipo: 'palabras', consulta: 'despido', cambios: [{ de: 'despidoo', a: 'despido' }], aplicada: true },
    })
    await renderOnServer(<ResultsView state={{ ...state, q: 'despidoo' }} data={data} />)
    expect(screen.getByRole('status').textContent).toBe('La búsqueda por significado no está disponible.')
    expect(text()).toContain('No hay con «despidoo».')
    expect(screen.getByRole('link', { name: 'Buscar tal como lo escribió' }).getAttribute('href')).toBe('/resultados?q=despidoo&literal=1')
  })
})

describe('a query that can be read both ways', () => {
  const ambiguous = (lectura: 'operadores' | 'palabras') =>
    sampleSearch({
      interpretacion: {
        ...sampleSearch().interpretacion,
        alternativa: { aviso: 'Se leyó NO como operador: sin «fuero».', lectura, sobre: 'operadores' as const },
      },
    })
  const shown: ResultsState = { ...emptyState, q: 'despido NO fuero', pagina: 2 }

  it('says how it was read and links the other reading', async () => {
    await renderOnServer(<ResultsView state={shown} data={ambiguous('palabras')} />)
    expect(screen.getByText(/^Se leyó NO como operador: sin «fuero»\./u)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Leer como palabras' }).getAttribute('href')).toBe(
      '/resultados?q=despido+NO+fuero&lectura=palabras',
    )
  })

  it('links what a short search may also mean', async () => {
    const alternativa = {
      aviso: 'Se buscó «21369» como número; puede ser la Ley N° 21.369.',
      lectura: 'operadores' as const,
      sobre: 'abreviatura' as const,
    }
    const data = sampleSearch({ interpretacion: { ...sampleSearch().interpretacion, alternativa } })
    await renderOnServer(<ResultsView state={{ ...emptyState, q: '21369' }} data={data} />)
    expect(screen.getByRole('link', { name: 'Leer de ese modo' }).getAttribute('href')).toBe('/resultados?q=21369&lectura=operadores')
  })

  it('links from a kind of action to the rulings that name it, and back', async () => {
    for (const [lectura, link] of [
      ['palabras', 'Ver todas las que la nombran'],
      ['operadores', 'Ver solo las de esa clase'],
    ] as const) {
      const alternativa = { aviso: 'Se leyó «tutela laboral» como clase de causa.', lectura, sobre: 'clase' as const }
      const data = sampleSearch({ interpretacion: { ...sampleSearch().interpretacion, alternativa } })
      await renderOnServer(<ResultsView state={{ ...emptyState, q: 'tutela laboral' }} data={data} />)
      expect(screen.getByRole('link', { name: link }).getAttribute('href')).toContain(`lectura=${lectura}`)
    }
  })

  it('links the way back', async () => {
    await renderOnServer(<ResultsView state={{ ...shown, lectura: 'palabras' }} data={ambiguous('operadores')} />)
    expect(screen.getByRole('link', { name: 'Leer como operadores' }).getAttribute('href')).toContain('lectura=operadores')
  })
})

describe('results that mention a part', () => {
  const three = ['a', 'b', 'c'].map((docId) => sampleResult({ docId }))

  it('follow the answers below a line, in a list of their own', async () => {
    await renderOnServer(<ResultsView state={state} data={sampleSearch({ resultados: three, total: 1, ademas: 743 })} />)
    const line = screen.getByRole('heading', { level: 2, name: 'Además, 743 sentencias mencionan parte de lo pedido' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 sentencia')
    const [answers, others] = [...document.querySelectorAll('main ol.\\@container')]
    expect(answers?.querySelectorAll(':scope > li')).toHaveLength(1)
    expect(others?.querySelectorAll(':scope > li')).toHaveLength(2)
    expect(line.compareDocumentPosition(others as Element) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(text()).toContain('1 a 3 de 744: primero 1 con todo lo pedido y después 743 con solo una parte.')
  })

  it('are all of a later page, and are alone when nothing answers', async () => {
    const later = sampleSearch({ resultados: three, total: 12, agrupadas: 2, ademas: 8, pagina: 2 })
    await renderOnServer(<ResultsView state={{ ...state, pagina: 2 }} data={later} />)
    expect(screen.getByRole('heading', { level: 2, name: /^Además, 8 sentencias mencionan/u })).toBeTruthy()
    expect(document.querySelectorAll('main ol.\\@container')).toHaveLength(1)
    document.body.innerHTML = ''
    const none = sampleSearch({ resultados: three, total: 0, ademas: 3, resumen: 'Ninguna sentencia reúne todo lo pedido.' })
    await renderOnServer(<ResultsView state={state} data={none} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ninguna con todo lo pedido')
    expect(screen.getByRole('heading', { level: 2, name: '3 sentencias mencionan parte de lo pedido' })).toBeTruthy()
  })
})

describe('result card', () => {
  it('names its actions after the ruling and explains the match', () => {
    renderView(<ResultCard result={sampleResult({ ficticia: true })} reasons={[{ text: 'coincide en c. 7°' }]} />)
    expect(screen.getByRole('link', { name: 'González con Transportes del Sur S.A.' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copiar la cita de González con Transportes del Sur S.A.' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Carpetas de González con Transportes del Sur S.A.' })).toBeTruthy()
    expect(screen.getByText('coincide en c. 7°')).toBeTruthy()
    expect(text()).toContain('Corte Suprema')
    expect(document.querySelector('mark')?.textContent).toBe('despido')
  })

  it('leaves out what a ruling lacks', () => {
    const bare = sampleResult({
      fragmentos: [],
      resuelve: null,
      sala: null,
      numero: null,
      fechaSentencia: null,
      recurso: null,
      ficticia: false,
    })
    renderView(<ResultCard result={bare} reasons={[]} />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/sentencia?id=cs-12345-2020')
    expect(document.querySelector('time')).toBeNull()
    expect(text()).not.toContain('Por qué aparece')
  })

  it('says first what the ruling decides, what it leaves out, and what undid it', () => {
    const resuelve = {
      tipo: 'resuelve',
      texto: 'se acoge la demanda deducida por…',
      ancla: 'p9',
      desde: 0,
      hasta: 33,
      mas: 2,
      enParte: true,
    } as const
    const sinEfecto = {
      texto: 'revocada por C.A. de Santiago, rol N° 77-2021',
      docId: 'ca-77-2021',
      tribunal: 'Corte de Apelaciones de Santiago',
      rol: '77-2021',
      fechaSentencia: null,
      url: '/sentencia?id=ca-77-2021',
    }
    renderView(<ResultCard result={sampleResult({ resuelve, sinEfecto })} reasons={[]} />)
    const place = screen.getByRole('link', { name: 'Abrir donde resuelve, acogiendo en parte' })
    expect(place.getAttribute('href')).toBe('/sentencia?id=cs-12345-2020#p9')
    expect(place.parentElement?.textContent).toBe('Resuelve, acogiendo en parte:se acoge la demanda deducida por\u00a0… y 2 decisiones más')
    const passage = screen.getByRole('link', { name: 'Abrir en c. 7°' })
    expect(place.compareDocumentPosition(passage) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Revocada por C.A. de Santiago, rol N° 77-2021' }).getAttribute('href')).toBe(sinEfecto.url)
  })
})

describe('facet rail', () => {
  it('counts the filters, marks what is chosen and offers to clear it', async () => {
    const data = sampleSearch({ facetas: { tribunal: facetValues(3) } })
    await renderOnServer(<ResultsView state={{ ...state, filtros: { tribunal: ['t1', '-t2'] } }} data={data} />)
    const facet = within(screen.getByRole('region', { name: 'Tribunal' }))
    expect(facet.getByRole('link', { name: /Juzgado 1\s?, incluido/ }).getAttribute('aria-current')).toBe('true')
    expect(facet.getByRole('link', { name: /Juzgado 2\s?, excluido/ })).toBeTruthy()
    expect(facet.getByRole('link', { name: 'Excluir Juzgado 0' }).getAttribute('href')).toContain('-t0')
    expect(screen.getByRole('link', { name: 'Quitar todos' }).getAttribute('href')).toBe('/resultados?q=despido')
  })

  it('says that there is nothing to filter', async () => {
    await renderOnServer(<ResultsView state={state} data={sampleSearch({ resultados: [] })} />)
    expect(text()).toContain('No hay sentencias que filtrar.')
  })

  it('hides long facets behind a button', async () => {
    await renderOnServer(<ResultsView state={state} data={sampleSearch({ facetas: { tribunal: facetValues(14) } })} />)
    const facet = within(screen.getByRole('region', { name: 'Tribunal' }))
    expect(facet.getAllByRole('listitem')).toHaveLength(6)
    expect(facet.getByRole('button', { name: '8 tribunales más' }).getAttribute('aria-expanded')).toBe('false')
  })

  const group = { key: 'tribunal', title: 'Tribunal', plural: 'tribunales', shown: 6 } as const
  const more = <FacetMore state={state} group={group} shown={['t0']} hidden={14} complete adding={false} />

  it('loads the full list when it is opened and filters it while one types', async () => {
    stubServer({ 'POST /v1/search': { data: sampleSearch({ facetas: { tribunal: facetValues(15) } }) } })
    renderView(more)
    fireEvent.click(screen.getByRole('button', { name: '14 tribunales más' }))
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Buscar entre tribunales' }), { target: { value: 'JUZGADO 14' } })
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Mostrar menos' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('says when the full list could not be loaded', async () => {
    stubServer({ 'POST /v1/search': { status: 500, message: 'Error interno del servidor.' } })
    renderView(more)
    fireEvent.click(screen.getByRole('button', { name: '14 tribunales más' }))
    expect(await screen.findByText('No se pudo traer la lista. Intente de nuevo.')).toBeTruthy()
  })
})

describe('interpretation chips', () => {
  const chips = [
    { tipo: 'norma', texto: 'art. 161 Código del Trabajo', valor: 'CT:161', resto: 'despido', clave: 'norma:CT:161', modo: null },
    { tipo: 'excluye', texto: 'sin «arriendo»', valor: '-arriendo', resto: 'despido art. 161 CT', clave: 'excluye:-arriendo', modo: null },
  ] as const
  const data = sampleSearch({
    interpretacion: {
      chips: [...chips],
      formal: 'despido Y norma:"art. 161 CT"',
      alternativa: null,
      relajados: [],
      normas: [],
      avisos: [],
    },
  })

  it('shows each part of the query with the link that removes it', async () => {
    await renderOnServer(<ResultsView state={{ ...state, q: 'despido art. 161 CT -arriendo' }} data={data} />)
    const bar = within(screen.getByRole('region', { name: 'Búsqueda entendida' }))
    expect(bar.getByRole('link', { name: 'Quitar norma art. 161 Código del Trabajo' }).getAttribute('href')).toBe('/resultados?q=despido')
    expect(bar.getByRole('button', { name: 'Editar sin «arriendo»' })).toBeTruthy()
    expect(bar.getByRole('button', { name: 'Forma exacta' }).getAttribute('aria-expanded')).toBe('false')
  })

  it('says whether a part is demanded or preferred, with the link that turns it over', async () => {
    const court = {
      tipo: 'tribunal',
      texto: 'Corte Suprema',
      valor: 'Corte Suprema',
      resto: 'despido 2024',
      clave: 'tribunal:Corte Suprema',
    } as const
    const year = { tipo: 'fecha', texto: '2024', valor: '2024', resto: 'despido Corte Suprema', clave: 'fecha:2024' } as const
    const interpretacion = {
      chips: [
        { ...court, modo: 'exigir' as const },
        { ...year, modo: 'preferir' as const },
      ],
      formal: '',
      alternativa: null,
      relajados: [],
      normas: [],
      avisos: [],
    }
    await renderOnServer(<ResultsView state={{ ...state, q: 'despido Corte Suprema 2024' }} data={sampleSearch({ interpretacion })} />)
    const bar = within(screen.getByRole('region', { name: 'Búsqueda entendida' }))
    const demanded = bar.getByRole('link', { name: /^exigido.*tribunal Corte Suprema/ })
    expect(demanded.getAttribute('href')).toBe('/resultados?q=despido+Corte+Suprema+2024&preferir=tribunal:Corte+Suprema')
    const preferred = bar.getByRole('link', { name: /^preferido.*fecha 2024/ })
    expect(preferred.getAttribute('href')).toBe('/resultados?q=despido+Corte+Suprema+2024&exigir=fecha:2024')
  })

  it('shows none without a query', async () => {
    await renderOnServer(<ResultsView state={emptyState} data={sampleSearch()} />)
    const bar = within(screen.getByRole('region', { name: 'Búsqueda entendida' }))
    expect(bar.queryByRole('list')).toBeNull()
    expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual(['Preguntar', 'Cómo buscar'])
  })
})

it('says that the list stays readable without a connection', async () => {
  const { OfflineNotice } = await import('../../components/states/offline-notice.tsx')
  renderView(<OfflineNotice />)
  expect(text()).not.toContain('Sin conexión')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(text()).toContain('Sin conexión')
  vi.restoreAllMocks()
})
