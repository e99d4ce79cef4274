import { rulingText } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import type { ParsedRuling } from '../record/parsed-record.ts'
import { type PjudSectionName, pjudDocuments } from '../sources/pjud-document.fixture.ts'
import { pjudJuris } from '../sources/pjud-juris.ts'
import { type NormaliseOptions, normalise } from './normalise.ts'

const text =
  'VISTOS:<br/>PRIMERO: Que el fiscal don Teodosio Larraguibel Muñoz acusó a ANACLETO VEJAR QUIÑENAO por lesiones a doña Orfelina Trureo.<br/>SEGUNDO: Que la víctima Trureo y su hija menor de edad, la niña Rayén, de 8 años, declararon contra Vejar.<br/>SE RESUELVE: Se condena a Anacleto Vejar. Dictada por doña Hortensia Bórquez Ulloa, jueza.'

const parse = (section: PjudSectionName, changes: Record<string, unknown> = {}): ParsedRuling => {
  const raw = new TextEncoder().encode(
    JSON.stringify({ ...pjudDocuments[section], caratulado_s: 'MP C/ VEJAR QUIÑENAO ANACLETO', texto_sentencia: text, ...changes }),
  )
  const parsed = pjudJuris.parse({ raw, hints: { section } })
  if (parsed.kind !== 'ruling') throw new Error('no ruling')
  return parsed
}
const normalised = (parsed: ParsedRuling, options?: NormaliseOptions) => normalise(parsed, '2026-11-20', options)

describe('names in a ruling as stored', () => {
  it('are pseudonyms in text and initials in the caption of a criminal case, except those of officials', () => {
    const { ruling, names } = normalised(parse('Penales'))
    expect(rulingText(ruling)).toContain('el fiscal don Teodosio Larraguibel Muñoz acusó a [persona 1] por lesiones a doña [persona 2]')
    expect(rulingText(ruling)).toContain('Se condena a [persona 1]. Dictada por doña Hortensia Bórquez Ulloa, jueza.')
    expect(ruling.caption).toBe('MP c/ V.Q.A.')
    expect(JSON.stringify({ ruling, names })).not.toMatch(/vejar|trureo|rayén|orfelina/iu)
  })

  it('are reported by position without the names', () => {
    const { ruling, names } = normalised(parse('Penales'))
    expect(names?.scope).toBe('everyone')
    expect(names?.people.map(({ mentions }) => mentions)).toEqual([3, 2, 1])
    expect(names?.people[0]).toEqual({ person: 1, captioned: true, minor: false, mentions: 3 })
    const paragraphs = new Map(ruling.sections.flatMap(({ paragraphs }) => paragraphs.map(({ anchor, text }) => [anchor, text] as const)))
    expect(names?.places).toHaveLength(6)
    for (const { anchor, at, person } of names?.places ?? [])
      expect(paragraphs.get(anchor)?.slice(at)).toMatch(new RegExp(`^\\[persona ${person}\\]`, 'u'))
  })

  it('are replaced only for children where names are public', () => {
    const open = { caratulado_s: 'VEJAR QUIÑENAO/TRUREO' }
    const { ruling, names } = normalised(parse('Civiles', open))
    expect(names?.scope).toBe('minors')
    expect(rulingText(ruling)).toContain('la niña [persona 1], de 8 años, declararon contra Vejar')
    expect(ruling.caption).toBe('Vejar Quiñenao con Trureo')
  })

  it('become initials in a public caption when the party is a child', () => {
    const child = {
      caratulado_s: 'TRUREO VEJAR RAYEN/CLINICA INVENTADA',
      texto_sentencia: 'Vistos: el menor de edad Rayén Trureo Vejar, de 8 años, demanda.',
    }
    const { ruling } = normalised(parse('Civiles', child))
    expect(ruling.caption).toBe('T.V.R. con Clínica Inventada')
    expect(rulingText(ruling)).toBe('Vistos: el menor de edad [persona 1], de 8 años, demanda.')
  })

  it('are protected where the court tries crime or family alone', () => {
    const { names } = normalised({
      ...parse('Corte_de_Apelaciones', { caratulado_s: 'VEJAR/TRUREO' }),
      originCourt: 'Juzgado de Familia de Arica',
    })
    expect(names?.scope).toBe('everyone')
    const mixed = normalised({
      ...parse('Corte_de_Apelaciones', { caratulado_s: 'VEJAR/TRUREO' }),
      originCourt: 'Juzgado de Letras, Garantía y Familia de Lebu',
    })
    expect(mixed.names?.scope).toBe('minors')
  })

  it('carry the pseudonyms of the text in a title that names them', () => {
    const titled = { ...parse('Penales'), titled: true, caption: 'Recurso de Anacleto Vejar Quiñenao sobre lesiones' }
    const { ruling } = normalised(titled)
    expect(ruling.caption).toBe('Recurso de [persona 1] sobre lesiones')
  })

  it('stay where the operator is entitled to them, but not what the source reserves', () => {
    const { ruling, names } = normalised(parse('Penales'), { maskNames: false })
    expect(names).toBeNull()
    expect(rulingText(ruling)).toContain('ANACLETO VEJAR QUIÑENAO')
    expect(ruling.caption).toBe('MP c/ Vejar Quiñenao Anacleto')
    expect(normalised({ ...parse('Penales'), reserved: true }, { maskNames: false }).ruling.caption).toBe('MP c/ V.Q.A.')
  })
})
