import { rulingSchema, rulingText } from '@basejuris/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ParsedRuling } from '../record/parsed-record.ts'
import { RecordProblem } from '../record/record-problem.ts'
import { type PjudSectionName, pjudDocuments } from '../sources/pjud-document.fixture.ts'
import { pjudJuris } from '../sources/pjud-juris.ts'
import { normalise } from './normalise.ts'

const today = '2026-11-20'
const parseSection = (section: PjudSectionName, changes: Record<string, unknown> = {}): ParsedRuling => {
  const raw = new TextEncoder().encode(JSON.stringify({ ...pjudDocuments[section], ...changes }))
  return pjudJuris.parse({ raw, hints: { section } }) as ParsedRuling
}
const rulingOf = (section: PjudSectionName, changes: Record<string, unknown> = {}) =>
  normalise(parseSection(section, changes), today).ruling

const problemOf = (parsed: ParsedRuling): string => {
  try {
    normalise(parsed, today)
  } catch (error) {
    if (error instanceof RecordProblem) return error.code
    throw error
  }
  return 'none'
}

describe('normalise', () => {
  it.each(Object.keys(pjudDocuments) as PjudSectionName[])('makes a valid ruling of a document of %s', (section) => {
    const ruling = rulingOf(section)
    expect(rulingSchema.parse(ruling)).toEqual(ruling)
    expect(ruling.decidedOn).toBe('2021-03-03')
    expect(ruling.base).not.toBeNull()
    expect(rulingText(ruling)).toContain('se confirma la sentencia apelada')
  })

  it('puts names and numbers in canonical form', () => {
    expect(rulingOf('Corte_de_Apelaciones')).toMatchObject({
      docketNumber: '1955-2020',
      book: 'Laboral - Cobranza',
      chamber: 'Segunda Sala',
      appealType: 'Nulidad (laboral)',
      court: expect.stringContaining('Corte de Apelaciones de Valpara'),
      originDocketNumber: 'T-641-2019',
      outcome: 'abandonado',
      outcomeText: 'ABANDONADO RECURSO',
    })
    expect(rulingOf('Civiles')).toMatchObject({ ruc: null, docketNumber: 'C-2902-2020' })
    expect(rulingOf('Penales')).toMatchObject({ ruc: '2000822562-5', rit: 'O-5340-2020', outcome: 'absuelve' })
  })

  it('drops the separators that a form left at the ends of a name, and keeps what the source wrote beside it', () => {
    const ruling = rulingOf('Corte_de_Apelaciones', { gls_sala_sup_s: 'Sala de Verano _' })
    expect(ruling.chamber).toBe('Sala de Verano')
    expect(ruling.asGiven?.chamber).toBe('Sala de Verano _')
    expect(rulingOf('Corte_de_Apelaciones', { gls_sala_sup_s: ' - ' }).chamber).toBeNull()
  })

  it('keeps the norms of the source first and marks where each comes from', () => {
    const { norms } = rulingOf('Corte_Suprema', {
      texto_sentencia: 'Vistos: atendido lo dispuesto en el artículo 162 del Código del Trabajo, se confirma la sentencia apelada.',
    })
    expect(norms.map(({ key, origin }) => [key, origin])).toEqual([
      ['CPP:373', 'source'],
      ['CPR:20', 'source'],
      ['CT:162', 'text'],
    ])
    expect(norms[0]?.idNorma).toBe(176595)
  })

  it('shows initials in criminal and family matters at every level and in what the source reserves', () => {
    const named = { caratulado_s: 'INVENTADO SOTO/FICTICIA ROJAS' }
    const shows = (section: PjudSectionName, changes: Record<string, unknown>) =>
      /inventado|ficticia/iu.test(rulingOf(section, changes).caption)
    expect(shows('Civiles', named)).toBe(true)
    expect(shows('Laborales', named)).toBe(true)
    expect(shows('Corte_de_Apelaciones', named)).toBe(true)
    expect(shows('Penales', named)).toBe(false)
    expect(shows('Familia', named)).toBe(false)
    expect(shows('Corte_de_Apelaciones', { ...named, gls_libro_sup_s: 'PENAL' })).toBe(false)
    expect(shows('Corte_de_Apelaciones', { ...named, gls_libro_sup_s: 'AMPARO' })).toBe(false)
    expect(shows('Corte_Suprema', { ...named, gls_libro_sup_s: 'Reforma' })).toBe(false)
    expect(shows('Corte_Suprema', { ...named, gls_libro_sup_s: 'Reforma Laboral' })).toBe(true)
    expect(shows('Corte_Suprema', { ...named, gls_tip_recurso_sup_s: '(FAMILIA) QUEJA' })).toBe(false)
    expect(shows('Civiles', { ...named, sit_fallo_anonimizado_i: 2 })).toBe(false)
    expect(shows('Corte_de_Apelaciones', { caratulado_s: 'MP C/ INVENTADO SOTO' })).toBe(false)
    expect(rulingOf('Familia').caption).toBe('Carátula reservada')
  })

  it('shows initials where someone claims against an insurer or an office of health', () => {
    const shows = (caption: string, changes: Record<string, unknown>) =>
      /inventado/iu.test(rulingOf('Corte_de_Apelaciones', { caratulado_s: caption, ...changes }).caption)
    const protection = { gls_libro_sup_s: 'PROTECCIN', gls_tip_recurso_sup_s: 'Protección-Protección' }
    expect(shows('INVENTADO SOTO/ISAPRE FICTICIA S.A.', protection)).toBe(false)
    expect(shows('INVENTADO SOTO/COMPIN Y SUSESO', protection)).toBe(false)
    expect(shows('INVENTADO SOTO/MUNICIPALIDAD DE FICTICIA', protection)).toBe(true)
    expect(shows('INVENTADO SOTO/CLINICA FICTICIA S.A.', { gls_libro_sup_s: 'CIVIL', gls_tip_recurso_sup_s: 'Civil-apelación' })).toBe(true)
  })

  it('stores a ruling without its impossible date, with a remark', () => {
    const taken = normalise(parseSection('Civiles', { fec_sentencia_sup_dt: '2031-01-01T00:00:00Z' }), today)
    expect(taken.ruling.decidedOn).toBeNull()
    expect(taken.remarks).toEqual(['impossible_date'])
  })

  it('refuses texts that are empty or too long, and ids that are unsafe in an address', () => {
    expect(problemOf(parseSection('Civiles', { texto_sentencia: '<br/> <br/>' }))).toBe('empty_text')
    expect(problemOf(parseSection('Civiles', { texto_sentencia: 'a '.repeat(1_000_001) }))).toBe('text_too_long')
    expect(problemOf(parseSection('Civiles', { id: 'doña Elisa' }))).toBe('invalid_id')
  })

  it('lets no RUT, e-mail or telephone through in any field', () => {
    const secrets = ['12.345.678-5', '12345678-5', 'ana.ficticia@ejemplo.cl', '+56 9 8765 4321']
    const fields = [
      ...['caratulado_s', 'gls_juz_s', 'gls_materia_s', 'gls_juez_ss', 'gls_condicion_publicacion_s', 'gls_redactor_s'],
      ...['resultado_recurso_sup_s', 'gls_tip_recurso_sup_s', 'gls_libro_sup_s', 'rol_era_sup_s', 'norma_articulo_ss', 'texto_sentencia'],
      ...['sent__RUC_s', 'fec_sentencia_sup_dt', 'url_acceso_sentencia'],
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.constantFrom(...secrets),
        fc.constantFrom(...(['Civiles', 'Corte_Suprema'] as const)),
        (field, secret, section) => {
          const written =
            field === 'url_acceso_sentencia' ? `https://x.cl/?q=${encodeURIComponent(secret)}` : `Don Pedro, ${secret}, expone`
          const { idSentence: _, ...stored } = rulingOf(section, { [field]: field === 'norma_articulo_ss' ? [written] : written })
          expect(JSON.stringify(stored)).not.toContain(secret)
        },
      ),
    )
  })
})
