import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxQueryLength } from './formal/typed/typed-text.ts'
import { parseExclusions, parseQuery } from './parse-query.ts'

const chips = (query: string): string[] => parseQuery(query).chips.map(({ tipo, valor }) => `${tipo}: ${valor}`)

describe('parseQuery', () => {
  it('finds identifiers, norms, phrases, exclusions, courts and dates together', () => {
    expect(chips('rol 12.345-2020 "daño moral" -tránsito corte suprema 2021 lucro')).toEqual([
      'rol: 12345-2020',
      'frase: daño moral',
      'excluye: tránsito',
      'tribunal: Corte Suprema',
      'fecha: 2021',
      'palabras: lucro',
    ])
    expect(chips('art. 161 del Código del Trabajo')).toContain('norma: CT:161')
  })

  it('gives each chip the query without it', () => {
    const parsed = parseQuery('despido "daño moral" desde 2015')
    const rest = Object.fromEntries(parsed.chips.map(({ tipo, resto }) => [tipo, resto]))
    expect(rest).toEqual({ frase: 'despido desde 2015', fecha: 'despido "daño moral"', palabras: '"daño moral" desde 2015' })
  })

  it.each([
    '"contraloria"',
    '“contraloria”',
    '”contraloria”',
    '„contraloria“',
    '‘contraloria’',
    "'contraloria'",
    "''contraloria''",
    '<<contraloria>>',
  ])('reads %s as a quotation, not as a court', (quoted) => {
    expect(chips(quoted)).toEqual(['frase: contraloria'])
    expect(chips(`viáticos ${quoted} 2022`)).toEqual(['frase: contraloria', 'fecha: 2022', 'palabras: viáticos'])
    expect(chips(`viáticos Y ${quoted}`)).toEqual(['exige: viáticos', 'frase: "contraloria"'])
    expect(parseQuery(`viáticos ${quoted}`).text).toHaveLength(`viáticos ${quoted}`.length)
  })

  it('takes no apostrophe for a quotation mark', () => {
    for (const query of ["O'Higgins y D'Agostino", "precario CS '22", "'22 y '23", "muro de 5' y 3'", "rock'n'roll", "''"])
      expect(parseQuery(query).phrases, query).toEqual([])
  })

  it('finds a concept in plain words', () => {
    expect(chips('me echaron de la pega')).toContain('sentido: despido injustificado')
    expect(chips('no pudo pagar el crédito').filter((chip) => chip.startsWith('sentido: título ejecutivo'))).toEqual([])
  })

  it('gives each number its title', () => {
    const shown = (query: string): string[] => parseQuery(query).chips.flatMap(({ tipo, texto }) => (tipo === 'rol' ? [texto] : []))
    expect(shown('rol 12.345-2020')).toEqual(['rol 12345-2020'])
    expect(shown('12345-2020')).toEqual(['rol 12345-2020'])
    expect(shown('RIT O-364-2020')).toEqual(['RIT O-364-2020'])
    expect(shown('E123456N24')).toEqual(['dictamen E-123456-2024'])
    expect(shown('dictamen E123456 de 2024')).toEqual(['dictamen E-123456-2024'])
    expect(shown('dictamen N° E123456-2024')).toEqual(['dictamen E-123456-2024'])
    expect(shown('E-123-2024')).toEqual(['número E-123-2024'])
    expect(shown('rol E-123-2024')).toEqual(['rol E-123-2024'])
    expect(shown('oficio 3126 arriendo')).toEqual(['oficio 3126'])
    expect(shown('sentencia 209')).toEqual(['sentencia 209'])
    expect(shown('TC 15.066')).toEqual(['rol 15066'])
    expect(shown('despido Y E-123-2024')).toEqual(['número E-123-2024'])
  })

  it('treats unknown syntax as plain text', () => {
    for (const query of ['campo:valor', '((', '"sin cerrar', 'a AND b', '-', '--', '*', '""', '« »', '~10', 'rol', '-"']) {
      const parsed = parseQuery(query)
      expect(parsed.exclusions, query).toEqual([])
      expect(parsed.phrases, query).toEqual([])
    }
    expect(parseQuery('campo:valor').words.map(({ exact }) => exact)).toEqual(['campo', 'valor'])
  })

  it('does not read a dash between numbers as an exclusion', () => {
    expect(parseQuery('rol 2172 -2023').exclusions).toEqual([])
    expect(parseQuery('Protección -2172-2023').exclusions).toEqual([])
  })

  const pieces = fc.constantFrom(
    'rol',
    '12.345-2020',
    'C-12-2019',
    '"',
    '«',
    '»',
    '-',
    'art.',
    '161',
    'CT',
    'ley 19.496',
    'desde',
    '2015',
    'y',
    'entre',
  )
  const anyQuery = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(fc.oneof(pieces, fc.string({ maxLength: 8 })), { maxLength: 60 }).map((parts) => parts.join(' ')),
  )

  it('never throws, and every span lies in the query', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const parsed = parseQuery(query)
        const spans = [
          ...parsed.identifiers,
          ...parsed.norms,
          ...parsed.phrases,
          ...parsed.exclusions,
          ...parsed.conditions,
          ...parsed.setAside,
          ...parsed.words,
        ]
        for (const { from, to } of spans) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(parsed.text.length)
        }
        for (const { resto } of parsed.chips) expect(resto.length).toBeLessThanOrEqual(parsed.text.length)
      }),
      { numRuns: 400 },
    )
  })

  it('shortens the query with each removed chip, so that removal ends', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { text, chips: found } = parseQuery(query)
        for (const { resto } of found) expect(resto.replace(/\s/gu, '').length).toBeLessThan(text.replace(/\s/gu, '').length)
      }),
      { numRuns: 200 },
    )
  })

  it('takes time linear in the length, whatever is repeated', () => {
    for (const unit of ['rol 1', 'art. 1 y ', '"', '-a ', 'desde ', '1.', '1-', 'C-', 'corte de ', 'ley ', '2 de enero de ', '« ']) {
      const spent = cpuMillis(() => expect(parseQuery(unit.repeat(5000)).text.length).toBe(maxQueryLength))
      expect(spent, unit).toBeLessThan(1500)
    }
  })
})

it('caches parsed queries', () => {
  const written = 'despido por necesidades de la empresa'
  expect(parseQuery(written)).toBe(parseQuery(written))
  expect(parseQuery(`${written} `)).not.toBe(parseQuery(written))
})

it('prefers the longer of two nested wordings', () => {
  const ideas = (text: string) => parseQuery(text).concepts.map(({ concept }) => concept.name)
  expect(ideas('me expulsaron del país')).toEqual(['orden de expulsión'])
  expect(ideas('me expulsaron del club')).toEqual(['expulsión de socio'])
  expect(ideas('la policía entró a mi casa')).toEqual(['entrada y registro'])
  expect(ideas('cadena de custodia')).toEqual(['cadena de custodia'])
  expect(ideas('custodia de los hijos')).toEqual(['cuidado personal'])
})

it('covers the whole of a wording with its idea', () => {
  const words = (text: string) => parseQuery(text).chips.flatMap(({ tipo, valor }) => (tipo === 'palabras' ? [valor] : []))
  expect(words('humedales urbanos nulidad')).toEqual(['nulidad'])
  expect(words('humedal urbano')).toEqual([])
})

describe('outcomes beside operators', () => {
  const shown = (text: string) =>
    parseQuery(text).chips.flatMap(({ tipo, texto }) => (['exige', 'excluye', 'resultado'].includes(tipo) ? [texto] : []))

  it.each([
    ['precario NO acogido', ['precario', 'sin Acoge, total o en parte']],
    ['precario inadmisible O rechazado', ['precario', 'Inadmisible o Rechaza']],
    ['precario acogido O rechazado', ['precario', 'Acoge, total o en parte o Rechaza']],
    ['precario Y acogido', ['precario', 'Acoge, total o en parte']],
    ['precario +acogido', ['Acoge, total o en parte']],
    ['precario Y comodato rechaza demanda', ['precario', 'comodato', 'demanda', 'Rechaza']],
  ])('are one chip in «%s»', (text, labels) => {
    expect(shown(text)).toEqual(labels)
  })
})

describe('years of which any will do', () => {
  it('are one chip of a date', () => {
    const [chip] = parseQuery('inadmisible Y casación Y (2021 O 2022)').chips.filter(({ tipo }) => tipo === 'fecha')
    expect(chip?.texto).toBe('2021 o 2022')
  })
})

describe('an everyday word', () => {
  const chipsOf = (text: string, kind: string) => parseQuery(text).chips.flatMap(({ tipo, valor }) => (tipo === kind ? [valor] : []))

  it('stays a word where courts use it too', () => {
    expect(chipsOf('el vecino prende fogatas', 'palabras')).toEqual(['vecino prende fogatas'])
    expect(chipsOf('el vecino prende fogatas', 'sentido')).toEqual(['relaciones de vecindad'])
    expect(chipsOf('un préstamo entre hermanos', 'palabras')).toEqual(['préstamo entre hermanos'])
    expect(parseQuery('visitas al taller').concepts.map(({ isWordToo }) => isWordToo)).toEqual([true])
  })

  it('is its formal wording where courts never say it, and so is a phrase', () => {
    expect(chipsOf('una nana enferma', 'palabras')).toEqual(['enferma'])
    expect(chipsOf('me echaron de la pega en marzo', 'palabras')).toEqual(['marzo'])
    expect(parseQuery('nana, me echaron de la pega').concepts.every(({ isWordToo }) => !isWordToo)).toBe(true)
  })

  it('is no word beside the formal wording around it', () => {
    expect(parseQuery('humedal urbano').concepts.map(({ isWordToo }) => isWordToo)).toEqual([false])
  })
})

it('does not read how an offence was committed as two parties', () => {
  expect(parseQuery('robo con intimidación').caption).toBeNull()
  expect(parseQuery('tribunales orales homicidio con alevosía').caption).toBeNull()
  expect(parseQuery('González con Robles').caption).not.toBeNull()
})

it('searches the words of an authority whose decision is attacked', () => {
  const words = (text: string) => parseQuery(text).words.map(({ exact }) => exact)
  expect(words('protección contra dictamen de Contraloría')).toContain('contraloria')
  expect(words('protección, Contraloría')).not.toContain('contraloria')
})

it.each([
  'despido -licencia "fuero maternal"',
  'daño moral sin contar accidentes de tránsito',
  'despido o autodespido -finiquito',
  'arriendo salvo locales comerciales',
  '160 o 161 CT sin finiquito',
  'despido Y fuero NO finiquito',
  'no fue acogida la demanda',
  '"confianza legítima"',
  'casación s/ costas -queja',
])('reads what is left out alone as within the whole query: %s', (query) => {
  const { formal, exclusions } = parseQuery(query)
  expect(parseExclusions(query)).toEqual({ formal, exclusions })
})
