import { describe, expect, it } from 'vitest'
import { RecordProblem } from '../record/record-problem.ts'
import { genericJsonl } from './generic-jsonl.ts'
import { sourceSuite } from './source.suite.ts'

const line = {
  id: 'f-1',
  coleccion: 'laboral',
  texto: 'Vistos: texto ficticio.\nSe resuelve: que se acoge.',
  caratulado: 'Araneda con Panificadora Los Boldos Limitada',
  fecha: '2021-09-14',
  tribunal: '2º Juzgado de Letras del Trabajo de Santiago',
  rol: 'O-1234-2021',
  resultado: 'acoge',
  ministros: [{ nombre: 'Elisa Ficticia', voto: 'mayoria' }, 'Bruno Inventado'],
  normas: [{ clave: 'CT:161', norma: 'Código del Trabajo', articulo: '161', idNorma: 207436 }, 'Código Civil, art. 1545'],
  materias: 'Despido injustificado',
  ficticia: true,
}

const parse = (record: unknown, hints: Record<string, string> = {}) =>
  genericJsonl.parse({ raw: new TextEncoder().encode(JSON.stringify(record)), hints })

const problemOf = (record: unknown): RecordProblem => {
  try {
    parse(record)
  } catch (error) {
    if (error instanceof RecordProblem) return error
    throw error
  }
  throw new Error('a problem was expected')
}

sourceSuite(genericJsonl, {
  'fallos.jsonl': {
    content: ['a', 'b', 'ñ', 'd'].map((id) => `${JSON.stringify({ ...line, id })}\r\n`).join('\n'),
    ids: ['a', 'b', 'ñ', 'd'],
  },
  'sin-salto.ndjson': { content: `\uFEFF${JSON.stringify(line)}\n${JSON.stringify({ ...line, id: 'z' })}`, ids: ['f-1', 'z'] },
})

describe('generic-jsonl', () => {
  it('writes the key of an article as the text of a ruling has it', () => {
    const normas = ['CT:483-C', 'CT:183-ab', 'CT:161', 'ley-19496'].map((clave) => ({ clave }))
    const parsed = parse({ ...line, normas })
    expect('norms' in parsed ? parsed.norms : null).toEqual(
      ['CT:483 C', 'CT:183 AB', 'CT:161', 'ley-19496'].map((key) => ({ key, idNorma: null })),
    )
  })

  it('reads every field', () => {
    expect(parse({ ...line, sala: ' ', libro: null, resultadoTexto: 'ACOGE', url: 'https://ejemplo.cl/1', campoAjeno: 1 })).toMatchObject({
      source: 'jsonl',
      idSentence: 'f-1',
      collection: 'laboral',
      chamber: null,
      outcome: 'acoge',
      outcomeText: 'ACOGE',
      judges: [
        { name: 'Elisa Ficticia', vote: 'mayoria' },
        { name: 'Bruno Inventado', vote: null },
      ],
      norms: [
        { key: 'CT:161', idNorma: 207436 },
        { text: 'Código Civil, art. 1545', idNorma: null },
      ],
      subjects: ['Despido injustificado'],
      officialUrl: 'https://ejemplo.cl/1',
      fictional: true,
    })
  })

  it('reads an outcome in the words of a court as its wording', () => {
    expect(parse({ ...line, resultado: 'CONFIRMADA, SIN COSTAS' })).toMatchObject({ outcome: null, outcomeText: 'CONFIRMADA, SIN COSTAS' })
  })

  it('names the set of a record by its own field first', () => {
    expect(parse(line, { set: 'demo' })).toMatchObject({ source: 'demo' })
    expect(parse({ ...line, fuente: 'mi-archivo' }, { set: 'demo' })).toMatchObject({ source: 'mi-archivo' })
  })

  it('reads a removal', () => {
    expect(parse({ id: 7, coleccion: 'penal', eliminar: true })).toEqual({
      kind: 'removal',
      source: 'jsonl',
      idSentence: '7',
      collection: 'penal',
    })
  })

  it('names every field at fault, in Spanish, never its content', () => {
    const problem = problemOf({ ...line, texto: 5, fecha: ['secreto'], ministros: [{ nombre: 'secreto', voto: 'nulo' }] })
    expect(problem).toMatchObject({ code: 'invalid_fields', idSentence: 'f-1' })
    expect(problem.details.join(' ')).toContain('«texto»: se espera texto.')
    expect(problem.details.join(' ')).toContain('«fecha»')
    expect(problem.details.join(' ')).toContain('«ministros»')
    expect(problem.details.join(' ')).not.toContain('secreto')
  })

  it.each([
    [{ coleccion: 'penal', texto: 'x' }, 'missing_id'],
    [{ id: 'a', coleccion: 'penal' }, 'missing_text'],
    [{ id: 'a', coleccion: 'tribunal_inventado', texto: 'x' }, 'unknown_section'],
    [[1], 'not_an_object'],
  ])('rejects %j', (record, code) => {
    expect(problemOf(record).code).toBe(code)
  })
})
