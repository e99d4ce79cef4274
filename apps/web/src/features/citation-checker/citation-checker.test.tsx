// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sampleCheck, sampleCitation, sampleCitedRuling, sampleQuotation } from '../../testing/checked-samples.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { type Answer, stubServer } from '../../testing/stub-server.ts'
import { CheckerView } from './checker-view.tsx'

const path = 'POST /v1/citations/check'
const pasted = 'Según rol N° 12.345-2020, «el finiquito se comunica».\nVer rol N° 12.534-2020 y art. 161 del Código del Trabajo.'
const rangeOf = (words: string) => ({ texto: words, desde: pasted.indexOf(words), hasta: pasted.indexOf(words) + words.length })
const quoted = '«el finiquito se comunica»'
const differing = sampleCitation({
  ...rangeOf('rol N° 12.345-2020'),
  veredicto: 'cita_no_coincide',
  evidencia: {
    frases: ['Las palabras citadas difieren en una palabra.'],
    sentencias: [sampleCitedRuling()],
    citasTextuales: [
      sampleQuotation({
        desde: pasted.indexOf(quoted),
        hasta: pasted.indexOf(quoted) + quoted.length,
        resultado: 'difiere',
        pasaje: 'el despido se comunica a persona',
        diferencias: 1,
        partes: [
          { tipo: 'igual', texto: 'el' },
          { tipo: 'solo_escrito', texto: 'finiquito' },
          { tipo: 'solo_fuente', texto: 'despido' },
          { tipo: 'igual', texto: 'se comunica' },
          { tipo: 'oculto', texto: 'a Juana' },
        ],
      }),
    ],
  },
})
const missing = sampleCitation({
  n: 2,
  ...rangeOf('rol N° 12.534-2020'),
  lugar: { pagina: null, parrafo: 2, nota: null, parte: 'cuerpo' },
  veredicto: 'no_esta_en_indice',
  docId: null,
  evidencia: {
    frases: ['No encontramos rol N° 12.534-2020 en nuestro índice. Eso no significa que no exista.'],
    sugerencias: [sampleCitedRuling({ docId: 'plazo', numero: 'rol N° 12.354-2020', caratulado: 'Rojas con Fisco' })],
  },
})
const norm = sampleCitation({ n: 3, tipo: 'norma', ...rangeOf('art. 161 del Código del Trabajo'), docId: null })
const answer = sampleCheck([differing, missing, norm])
const text = () => document.body.textContent ?? ''
const field = () => screen.getByLabelText('Texto del escrito') as HTMLTextAreaElement
const figures = { rulings: 815, lastDay: '2026-11-14', norms: 21_079 }

async function check(reply: Answer = { data: answer }, words = pasted) {
  const calls = stubServer({ [path]: reply })
  renderView(<CheckerView figures={figures} />, signedIn)
  fireEvent.change(field(), { target: { value: words } })
  fireEvent.click(screen.getByRole('button', { name: 'Verificar citas' }))
  await waitFor(() => expect(calls).not.toEqual([]))
  return calls
}

describe('the entry', () => {
  it('says with what a text is compared, and what becomes of it', () => {
    renderView(<CheckerView figures={figures} />, signedIn)
    expect(text()).toContain('815 sentencias, hasta el 14-11-2026. 21.079 normas del catálogo.')
    expect(text()).toContain('«No está en nuestro índice» no es «no existe».')
    expect(text()).toContain('El servidor lo procesa en memoria: no queda en la base de datos ni en los registros.')
    fireEvent.click(screen.getByRole('button', { name: 'Verificar citas' }))
    expect(text()).toContain('Escriba o pegue el texto, o elija un archivo.')
    expect(document.activeElement).toBe(field())
  })

  it('counts the characters and refuses too many before they are sent', () => {
    const calls = stubServer({})
    renderView(<CheckerView figures={null} />, signedIn)
    fireEvent.change(field(), { target: { value: 'a'.repeat(2_000_003) } })
    expect(text()).toContain('Son 2.000.003 caracteres: quite 3 o compruebe el texto por partes.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    fireEvent.submit(field().form as HTMLFormElement)
    expect(calls).toEqual([])
  })

  it('sends the text trimmed, in the body alone', async () => {
    const calls = await check({ data: answer }, `  \n${pasted}\n`)
    expect(calls).toEqual([{ call: path, body: { texto: pasted } }])
    expect(location.href).not.toContain('12.345')
    const stored = [localStorage, sessionStorage].flatMap((storage) =>
      Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '')),
    )
    expect(stored.join('\n')).not.toContain('12.345')
  })

  it('sends a file in base64, and refuses one that is too large', async () => {
    const calls = stubServer({ [path]: { data: answer } })
    renderView(<CheckerView figures={figures} />, signedIn)
    const large = new File(['x'], 'largo.pdf')
    Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 })
    fireEvent.change(screen.getByLabelText('Elegir archivo'), { target: { files: [large] } })
    expect(text()).toContain('21,0 MB: elija uno de hasta 20 MB.')
    fireEvent.click(screen.getByRole('button', { name: 'Verificar citas' }))
    expect(calls).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Quitar largo.pdf' }))
    fireEvent.change(screen.getByLabelText('Elegir archivo'), { target: { files: [new File(['hola'], 'escrito.txt')] } })
    fireEvent.click(screen.getByRole('button', { name: 'Verificar citas' }))
    await waitFor(() => expect(calls).toEqual([{ call: path, body: { archivo: btoa('hola') } }]))
  })

  it('shows that it works, and stops', async () => {
    await check('pending')
    expect(screen.getByRole('progressbar', { name: 'Comprobando las citas' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(field().value).toBe(pasted)
  })

  it('tells how many documents go before, until its turn comes', async () => {
    vi.stubGlobal('isSecureContext', true)
    const ticket = '5b1e0e0a-3c0f-4a43-9c3d-8f7c1f3b9a11'
    vi.spyOn(crypto, 'randomUUID').mockReturnValue(ticket)
    const place = (antes: number) => ({ data: { estado: antes === 0 ? 'en_proceso' : 'en_espera', antes } })
    const calls = stubServer({ [path]: 'pending', [`GET /v1/checks/${ticket}`]: [place(2), place(1), place(0)] })
    vi.useFakeTimers()
    renderView(<CheckerView figures={figures} />, signedIn)
    fireEvent.change(field(), { target: { value: pasted } })
    fireEvent.click(screen.getByRole('button', { name: 'Verificar citas' }))
    const said = []
    for (let asked = 0; asked < 4; asked += 1) {
      await act(() => vi.advanceTimersByTimeAsync(2_000))
      said.push(screen.getByRole('status').textContent)
    }
    vi.useRealTimers()
    expect(calls[0]?.body).toEqual({ texto: pasted, turno: ticket })
    expect(said[0]).toContain('Hay 2 documentos antes que el suyo.')
    expect(said[1]).toContain('Hay un documento antes que el suyo.')
    expect(said.slice(2).every((one) => one?.startsWith('Leemos el texto'))).toBe(true)
    expect(calls).toHaveLength(4)
  })

  it.each([
    [{ status: 429, message: 'Ya comprobó 20 textos en la última hora. Espere e intente nuevamente.' }, /Espere e intente/],
    ['offline', /Error de conexión/],
  ] as const)('says why it failed and keeps the text', async (reply, sentence) => {
    await check(reply)
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    expect(field().value).toBe(pasted)
  })

  it('says what it recognises when a text has no citations', async () => {
    await check({ data: sampleCheck([]) })
    expect(await screen.findByRole('heading', { name: 'No reconocimos citas en este texto.' })).toBe(document.activeElement)
    fireEvent.click(screen.getByRole('button', { name: 'Volver al texto' }))
    expect(field().value).toBe(pasted)
  })
})

describe('the result', () => {
  it('counts, marks and groups the citations', async () => {
    await check()
    const heading = 'Conviene revisar 1 cita; 1 no se pudo comprobar; 1 coincide'
    expect(await screen.findByRole('heading', { name: heading })).toBe(document.activeElement)
    const strip = within(screen.getByRole('list', { name: 'Citas en el orden del escrito' }))
    expect(strip.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Cita 1: Cita textual no coincide',
      'Cita 2: No está en nuestro índice',
      'Cita 3: Existe',
    ])
    const sheet = screen.getByRole('region', { name: 'Texto con sus citas marcadas' })
    expect(sheet.textContent?.replaceAll(/ \d: [^.]+\. /g, '')).toBe(pasted)
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Contra qué se comparó',
      'Su escriton y p: cita siguiente y anterior',
      'Conviene revisar1',
      'No pudimos comprobar1',
      'Coinciden en lo que se comparó1',
      'Tabla de autoridades',
      'Lo que se lleva',
      'Vigilar este escrito',
    ])
  })

  it('shows a quotation side by side, with words for what is struck, underlined or masked', async () => {
    await check()
    const finding = within(await waitFor(() => document.getElementById('veredicto-1') as HTMLElement))
    expect(finding.getByText('finiquito').tagName).toBe('DEL')
    expect(finding.getByText('despido').textContent).toBe(' [solo en el fallo: despido] ')
    expect(finding.getByText(/oculto en el fallo, no se compara/)).toBeTruthy()
    expect(
      finding.getByText(/^Difiere una palabra\. Las palabras ocultas en el fallo no se comparan\. Tachado: solo en su escrito\./),
    ).toBeTruthy()
    expect(finding.getByRole('link', { name: 'Abrir en c. 7° (en otra pestaña)' }).getAttribute('href')).toBe('/sentencia?id=licencia#c7')
  })

  it('asks whether the nearest number was meant, and leads to the coverage', async () => {
    await check()
    const finding = within(await waitFor(() => document.getElementById('veredicto-2') as HTMLElement))
    expect(finding.getByText('¿Quiso decir rol N° 12.354-2020?')).toBeTruthy()
    expect(finding.getByRole('link', { name: /^¿No aparece\? Ver cobertura/ }).getAttribute('href')).toBe('/cobertura')
    expect(finding.getByText('párrafo 2')).toBeTruthy()
  })

  it('goes from a mark to its finding and back, and with n and p to the next and the one before', async () => {
    await check()
    const sheet = within(await screen.findByRole('region', { name: 'Texto con sus citas marcadas' }))
    fireEvent.click(sheet.getByRole('link', { name: /^2\s*: No está/ }))
    expect(document.activeElement?.id).toBe('veredicto-2')
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(document.activeElement?.id).toBe('veredicto-3')
    fireEvent.click(screen.getByRole('link', { name: /^Ver la cita 3 en el escrito/ }))
    expect(document.activeElement?.id).toBe('cita-3')
    fireEvent.keyDown(document.body, { key: 'p' })
    expect(document.activeElement?.id).toBe('cita-2')
    expect(location.hash).toBe('')
  })

  it('narrows to one verdict and widens for a mark of another', async () => {
    await check()
    const count = await screen.findByRole('button', { name: /^Existe/ })
    fireEvent.click(count)
    expect(count.getAttribute('aria-pressed')).toBe('true')
    expect(document.getElementById('veredicto-1')).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: /^Cita 1\s*:/ }))
    await waitFor(() => expect(document.activeElement?.id).toBe('veredicto-1'))
    expect(count.getAttribute('aria-pressed')).toBe('false')
  })

  it('shows a page of many findings, and as many more as a mark needs', async () => {
    const many = Array.from({ length: 3_000 }, (_, at) => sampleCitation({ n: at + 1, desde: at * 2, hasta: at * 2 + 1 }))
    await check({ data: sampleCheck(many) }, 'x '.repeat(3_000))
    const list = await waitFor(() => document.querySelector('[aria-labelledby=grupo-coinciden] tbody') as HTMLElement)
    expect(list.children).toHaveLength(40)
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar 40 más de 2.960' }))
    expect(list.children).toHaveLength(80)
    fireEvent.click(document.getElementById('cita-200') as HTMLElement)
    expect(list.children).toHaveLength(200)
    expect(document.activeElement?.id).toBe('veredicto-200')
  })

  it('lists every authority with its places and verdict, and goes to the citation', async () => {
    await check()
    const summary = await screen.findByText('3 citas de 3 autoridades')
    expect(screen.queryByRole('table', { name: 'Corte Suprema' })).toBeNull()
    fireEvent.click(summary)
    const table = within(await screen.findByRole('table', { name: 'Corte Suprema' }))
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'AutoridadDónde se citaVeredicto',
      'rol N° 12.345-2020, Corte SupremaCita 1, párrafo 1Cita textual no coincide',
      'rol N° 12.345-2020, Corte SupremaCita 2, párrafo 2No está en nuestro índice',
      'rol N° 12.345-2020, Corte SupremaCita 3, párrafo 1Existe',
    ])
    fireEvent.click(table.getByRole('link', { name: 'Cita 2, párrafo 2' }))
    await waitFor(() => expect(document.activeElement?.id).toBe('veredicto-2'))
  })

  it('shows the words of an article in an earlier wording, with its days', async () => {
    const norma = {
      idNorma: 207436,
      nombre: 'Código del Trabajo',
      articulo: '22',
      etiqueta: 'art. 22 Código del Trabajo',
      desde: '2003-01-16',
      hasta: '2023-04-25',
      estado: 'anterior',
      fuente: 'Biblioteca del Congreso Nacional',
      url: 'https://www.bcn.cl/leychile/navegar?idNorma=207436',
    } as const
    const quotation = sampleQuotation({ resultado: 'otra_redaccion', sentencia: null, norma, ancla: null, pasaje: 'la jornada ordinaria' })
    const frases = ['Las palabras citadas son de una redacción anterior.']
    const evidencia = { entendida: norma.etiqueta, frases, sentencias: [], citasTextuales: [quotation] }
    await check({ data: sampleCheck([sampleCitation({ tipo: 'norma', veredicto: 'norma_modificada', evidencia })]) })
    await screen.findByText('Rigió del 16-01-2003 al 25-04-2023')
    expect(text()).toContain('Las palabras son de una redacción que hoy no rige.')
    expect(screen.getByRole('link', { name: /^Abrir art\. 22/ }).getAttribute('href')).toBe('/norma/207436?articulo=22&fecha=2003-01-16')
  })

  it('offers what the text does not cite, with its reason and a passage', async () => {
    const ruling = sampleCitedRuling({ docId: 'otra', numero: 'rol N° 77-2021', caratulado: 'Vega con Fisco' })
    const frase = 'Resuelve en sentido contrario a rol N° 12.345-2020 sobre el artículo 161 del Código del Trabajo.'
    const pasaje = { sentencia: ruling, texto: 'el aviso no bastaba', ancla: 'c4', etiqueta: 'c. 4°' }
    const omitidas = [
      { sentencia: ruling, motivo: 'contraria' as const, frase, citas: [1], sinAcceso: false, pasaje },
      {
        sentencia: sampleCitedRuling({ docId: 'paga' }),
        motivo: 'mismo_articulo' as const,
        frase: 'Trata también el art. 162.',
        citas: [],
        sinAcceso: true,
        pasaje: null,
      },
    ]
    await check({ data: { ...answer, omitidas } })
    const section = within(await screen.findByRole('region', { name: /^Lo que el escrito no cita/ }))
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent?.includes(frase))).toEqual([true, false])
    expect(section.getByRole('link', { name: /^c\. 4°/ }).getAttribute('href')).toContain('#c4')
    expect(section.getByText('Texto en una base de pago: no se muestra el pasaje.')).toBeTruthy()
    expect(section.getByRole('link', { name: '1' }).getAttribute('href')).toBe('#veredicto-1')
  })

  it('lists words without a citation, each with where they stand or without origin', async () => {
    const place = { pagina: null, parrafo: 4, nota: null, parte: 'cuerpo' } as const
    const nowhere = {
      sentencia: null,
      norma: null,
      ancla: null,
      etiqueta: null,
      pasaje: null,
      partes: [],
      diferencias: 0,
      conOcultas: false,
    }
    const sentencia = answer.citas[0]?.evidencia.sentencias[0] ?? null
    const frases = [
      {
        ...nowhere,
        n: 1,
        desde: 0,
        hasta: 9,
        texto: 'el aviso basta siempre',
        resultado: 'no_consta',
        fuente: null,
        lugar: place,
      } as const,
      {
        ...nowhere,
        n: 2,
        desde: 10,
        hasta: 19,
        texto: 'el plazo corre desde entonces',
        resultado: 'textual',
        sentencia,
        ancla: 'c7',
        fuente: 'rol N° 12.345-2020, Corte Suprema, c. 7°',
        lugar: place,
      } as const,
    ]
    await check({ data: { ...answer, frases, resumen: { ...answer.resumen, textualesSinCita: 2 } } })
    const list = await screen.findByRole('region', { name: /Frases entre comillas sin cita/ })
    expect(list.textContent).toContain('Sin origen en nuestro índice')
    expect(list.textContent).toContain('el aviso basta siempre')
    expect(
      screen.getByRole('link', { name: /El texto está en rol N° 12\.345-2020, Corte Suprema, c\. 7°/ }).getAttribute('href'),
    ).toContain('#c7')
  })

  it('says what was left out', async () => {
    const gaps = { ...answer.resumen, total: 3_412, sinComprobar: 412, textualesSinCita: 2 }
    const documento = { formato: 'pdf' as const, paginas: 9, paginasSinTexto: [3, 4], texto: pasted }
    await check({ data: { ...answer, resumen: gaps, documento } })
    await screen.findByText('El texto tiene 3.412 citas: se comprobaron las primeras 3.000 y quedaron 412 sin comprobar.')
    expect(text()).toContain('2 frases entre comillas no son de ninguna cita reconocible y no se buscaron')
    expect(text()).toContain('Las páginas 3 y 4 no traen texto: no se comprobó nada de ellas.')
  })

  it('copies a report without the text', async () => {
    const writeText = vi.fn(async (_report: string) => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await check()
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar informe' }))
    const [report = ''] = writeText.mock.calls[0] ?? []
    expect(report.split('\n').slice(0, 4)).toEqual([
      'Citas verificadas el 21-11-2026, 09:14 en BaseJuris',
      'Conviene revisar 1 cita; 1 no se pudo comprobar; 1 coincide.',
      'Cita textual no coincide: 1 · No está en nuestro índice: 1 · Existe: 1',
      'Se comparó con 815 sentencias, hasta el 14-11-2026, y 21.079 normas del catálogo. «No está en nuestro índice» no significa que no exista.',
    ])
    expect(report).toContain('CONVIENE REVISAR\n1. rol N° 12.345-2020: Cita textual no coincide')
    expect(report).toContain('El fallo dice (c. 7°): «el despido se comunica a persona»')
    expect(report).toContain('¿Quiso decir rol N° 12.354-2020? Corte Suprema, Rojas con Fisco')
  })
})
