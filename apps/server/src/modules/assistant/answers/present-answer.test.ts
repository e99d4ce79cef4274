import type { Outcome, Section } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { presentAnswer } from './present-answer.ts'
import type { StoredAnswer } from './stored-answer.ts'

const words = 'Primero: Que no procede descontar del finiquito el aporte patronal al seguro de cesantía.'

const dissent = 'Acordada con el voto en contra del ministro señor Soto, quien estuvo por acoger el recurso por sus propios fundamentos.'

const sections: Section[] = [
  ...buildSections([`${words} Así se declarará en lo resolutivo.`]),
  { anchor: 'voto1', kind: 'voto', number: 1, title: 'Voto en contra', paragraphs: [{ anchor: 'p4', text: dissent }] },
]

const present = (more: Partial<StoredAnswer>, outcome: Outcome = 'rechaza') => {
  const ruling = buildRuling({ docId: 'r1', court: 'Corte Suprema', fictional: false, outcome, sections })
  const source = { ruling, textHash: 'version', overturned: null, departed: null }
  const stored: StoredAnswer = {
    grado: 'responde',
    oraciones: [{ grado: 'textual', partes: [{ tipo: 'cita', n: 1 }], citas: [1] }],
    tachadas: 0,
    citas: [{ n: 1, docId: 'r1', version: 'version', huella: '', seccion: 'c1', parrafo: 'p2', desde: 0, hasta: words.length }],
    leidas: ['r1'],
    busqueda: { pregunta: '', formal: '', pasos: [] },
    cobertura: null,
    modelo: 'extractivo',
    avisos: [],
    ...more,
  }
  const second = { ...ruling, docId: 'r2' }
  const rulings = {
    sources: new Map([
      ['r1', source],
      ['r2', { ...source, ruling: second }],
    ]),
    stored: new Map([
      ['r1', ruling],
      ['r2', second],
    ]),
  }
  return presentAnswer({ codeHmac: () => '' }, stored, [], rulings)
}

it('says first that what was found decides the contrary of what the question supposes', () => {
  const { entrada, respuesta, citas } = present({ contraria: { docId: 'r1', dice: 'niega' } })
  expect(citas[0]?.texto).toBe(words)
  expect(entrada).toMatch(/^Lo que encontramos resuelve lo contrario: la CS, .+, sostuvo que no\. Lo que sigue son sus palabras\.$/u)
  expect(respuesta.startsWith(entrada)).toBe(true)
  expect(present({}).entrada).toMatch(/^Lo resuelve la CS, /u)
})

it('says that the sentence of a quotation goes on behind it, and of no whole sentence', () => {
  const quoted = (hasta: number) =>
    present({ citas: [{ n: 1, docId: 'r1', version: 'version', huella: '', seccion: 'c1', parrafo: 'p2', desde: 0, hasta }] }).citas[0]
  expect(quoted(words.indexOf(' al seguro'))).toMatchObject({ sigue: true })
  expect(quoted(words.length - 1)?.sigue).toBeUndefined()
  expect(quoted(words.length)?.sigue).toBeUndefined()
})

it('does not call a case that was decided the other way an answer', () => {
  const { entrada } = present({ grado: 'lo_mas_cercano', contraria: { docId: 'r1', dice: 'rechaza' } })
  expect(entrada).toMatch(/^Lo más cercano que encontramos resuelve lo contrario: la CS, .+, rechazó lo pedido\. No afirmamos/u)
})

it('says that there is only Chilean law where another one is asked for', () => {
  expect(present({ grado: 'lo_mas_cercano', ajena: 'de Perú' }).entrada).toBe(
    'Usted pregunta por el derecho de Perú y aquí solo hay sentencias chilenas. Lo que sigue es derecho chileno: no afirmamos que responda su pregunta.',
  )
  expect(present({ grado: 'no_lo_encontre', ajena: 'del Reino Unido', oraciones: [], citas: [] }).entrada).toBe(
    'No lo encontramos: usted pregunta por el derecho del Reino Unido y aquí solo hay sentencias chilenas.',
  )
})

it('says in one sentence that a question which goes on found nothing new', () => {
  const { entrada, respuesta } = present({ grado: 'no_lo_encontre', sinNovedad: true, oraciones: [], citas: [] })
  expect(entrada).toBe('No encontramos nada nuevo sobre esto: lo más cercano sigue siendo lo citado más arriba.')
  expect(respuesta).toBe(entrada)
})

it('says so of the ruling that it shows first alone', () => {
  expect(present({ contraria: { docId: 'other', dice: 'niega' } }).entrada).toMatch(/^Lo resuelve la CS, /u)
})

it('gives the text of an article that is asked for, with its version and that it is not the official one', () => {
  const norma = {
    etiqueta: 'art. 9 N° 2 Ley de Faros',
    texto: 'Artículo 9.- Se prohíbe:\n2.- Apagar el faro.',
    vigencia: 'Versión de la norma desde 01-03-2020',
    advertencia: 'Este texto no reemplaza el texto oficial.',
    url: 'https://ejemplo.test/faros',
  }
  const answer = present({ oraciones: [], citas: [], normas: [norma] })
  expect(answer.entrada).toBe('Este es el texto que tenemos del art. 9 N° 2 Ley de Faros. Este texto no reemplaza el texto oficial.')
  expect(answer.normas).toEqual([norma])
  expect(answer.respuesta).toContain('2.- Apagar el faro.\nVersión de la norma desde 01-03-2020')
  const unknown = present({ grado: 'no_lo_encontre', oraciones: [], citas: [], normas: [{ ...norma, texto: null, vigencia: null }] })
  expect(unknown.entrada).toMatch(/^No lo encontramos/u)
  expect(unknown.respuesta).toContain('su texto no está en el índice')
})

it('says that the norm has no such article, and where the norm stands', () => {
  const inexistente = 'Ley de Faros: el texto que tenemos no tiene un artículo 900. Su último artículo permanente es el 12.'
  const norma = { etiqueta: 'art. 900 Ley de Faros', texto: null, vigencia: null, advertencia: '', url: '/norma/5', inexistente }
  const answer = present({ grado: 'no_lo_encontre', oraciones: [], citas: [], leidas: [], normas: [norma] })
  expect(answer.entrada).toBe('La norma que usted nombra no tiene un artículo con ese número.')
  expect(answer.respuesta).toBe(`${answer.entrada}\n\n${inexistente} /norma/5`)
})

it('says beside «no lo encontramos» that rulings wait to be indexed, or were outside the subscription', () => {
  const cobertura = { sentencias: 9, ficticias: 0, desde: null, hasta: null, vacias: [], pendientes: 3 }
  const none: Partial<StoredAnswer> = { grado: 'no_lo_encontre', oraciones: [], citas: [] }
  expect(present({ ...none, cobertura }).entrada).toMatch(
    / El índice se está actualizando: faltan 3 cambios, y lo que busca puede estar ahí\.$/u,
  )
  const sinAcceso = { sentencias: 1, bases: ['Laboral'] }
  expect(present({ ...none, cobertura: { ...cobertura, sinAcceso } }).entrada).toContain(
    'no significa que no exista. No se leyó 1 sentencia de Laboral, que su suscripción no incluye.',
  )
  expect(present({ ...none, cobertura: { ...cobertura, pendientes: 0 } }).entrada).toMatch(/no significa que no exista\.$/u)
})

it('says that words of other rulings stand behind those of the one that answers', () => {
  const { entrada } = present({
    citas: [1, 2].map((n) => ({
      n,
      docId: `r${n}`,
      version: 'version',
      huella: '',
      seccion: 'c1',
      parrafo: 'p2',
      desde: 0,
      hasta: words.length,
    })),
    oraciones: [1, 2].map((n) => ({ grado: 'textual' as const, partes: [{ tipo: 'cita' as const, n }], citas: [n] })),
    leidas: ['r1', 'r2'],
  })
  expect(entrada).toMatch(/^Lo resuelve la CS, .+\. Lo que sigue son sus palabras y, detrás, las de otra sentencia\.$/u)
})

it('says of words of a vote that they are not of the decision', () => {
  const quoted = (n: number, seccion: string, parrafo: string, hasta: number) => ({
    n,
    docId: 'r1',
    version: 'version',
    huella: '',
    seccion,
    parrafo,
    desde: 0,
    hasta,
  })
  const vote = quoted(1, 'voto1', 'p4', dissent.length)
  const own = quoted(2, 'c1', 'p2', words.length)
  const sentences = [1, 2].map((n) => ({ grado: 'textual' as const, partes: [{ tipo: 'cita' as const, n }], citas: [n] }))
  expect(present({ citas: [vote], oraciones: sentences.slice(0, 1) }).entrada).toMatch(
    / Lo que sigue no son palabras de su decisión: cada cita dice de quién es\.$/u,
  )
  expect(present({ citas: [vote, own], oraciones: sentences }).entrada).toMatch(
    / Lo que sigue son sus palabras y otras que no son de su decisión: cada cita dice de quién es\.$/u,
  )
})

it('names those that were read and decide the contrary beside the one that answers', () => {
  const more = { leidas: ['r1', 'r2'], opuestas: ['r2'] }
  expect(present(more).entrada).toMatch(/^Lo resuelve la CS, .+ Otra sentencia sobre lo mismo decide lo contrario: CS, .+\.$/u)
  expect(present({ ...more, grado: 'lo_mas_cercano' }).entrada).toMatch(/Otra sentencia sobre lo mismo decide lo contrario/u)
  expect(present({ ...more, grado: 'no_lo_encontre' }).entrada).not.toMatch(/decide lo contrario/u)
})
