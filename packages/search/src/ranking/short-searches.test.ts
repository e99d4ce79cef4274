import { beforeAll, describe, expect, it } from 'vitest'
import type { RulingSearch } from '../ruling-search.ts'
import { openSearch, requestFor } from '../testing/open-search.ts'
import { rulingOf, section } from '../testing/rulings.ts'
import type { RulingSearchResult } from './present/search-result.ts'

const text = (words: string) => [section('c1', 'considerando', words)]
const dismissal = 'Que la nulidad del despido se pidió según el artículo 162 inciso 5° del Código del Trabajo'
const arica = { court: 'Corte de Apelaciones de Arica', collection: 'corte_de_apelaciones', base: 'base_corte_apelaciones' } as const
const drafted = { name: 'Marta Espinoza Ríos', vote: null }
const rulings = [
  rulingOf('profesora', { sections: text(`${dismissal}, por una profesora de Quilpué.`) }),
  ...['chofer', 'cajera', 'guardia'].map((who) => rulingOf(who, { sections: text(`${dismissal}, por quien era ${who}.`) })),
  rulingOf('adopción', { sections: text('Que según la Ley N° 19.620 la niña es susceptible de ser adoptada.') }),
  rulingOf('nulidad', { ...arica, judges: [drafted], sections: text('Que el recurso de nulidad se rechaza por falta de preparación.') }),
  ...['uno', 'dos', 'tres'].map((name) =>
    rulingOf(`testigo-${name}`, {
      court: 'Corte de Apelaciones de Talca',
      sections: text('Que la testigo Espinoza declaró sobre la nulidad.'),
    }),
  ),
  rulingOf('marcada', {
    sections: text('Que el sistema no cumple lo que exige la Resolución Exenta N° 38, de 26.04.2024, sobre asistencia.'),
  }),
  rulingOf('otra-marcada', { sections: text('Que la Resolución Exenta N° 38, de 12.01.2019, sobre asistencia, ya no rige.') }),
  rulingOf('pandilla', {
    ...arica,
    sections: text('Que obró en pandilla, lo que importa según el artículo 140 del Código Procesal Penal.'),
  }),
  rulingOf('letra', { sections: text('Que según el artículo 140 letra c) del Código Procesal Penal la libertad es peligrosa.') }),
  rulingOf('trigo', {
    ...arica,
    appealType: 'Protección',
    outcome: 'acoge',
    sections: text(
      `Que el molino mojó la harina del vecino, y no el granero, el silo ni la cosecha. ${'Lo demás que obra en los antecedentes se da por reproducido. '.repeat(60)}`,
    ),
  }),
  ...Array.from({ length: 40 }, (_, at) =>
    rulingOf(`molienda-${at}`, {
      caption: 'Molino con Harina y Vecino',
      sections: text('Que el molino mojó la harina del vecino. El molino, la harina y el vecino. Mojó el molino la harina del vecino.'),
    }),
  ),
  rulingOf('granero', {
    sections: text('Que en el granero y en el silo de la cosecha ardió el tractor. El granero, el silo, la cosecha, el tractor.'),
  }),
  rulingOf('granizo', { sections: text('Que al ciclista lo botaron con el granizo encima, según declaró.') }),
  rulingOf('granizada', {
    sections: text(
      `Que lo botaron del local. ${'Lo demás que obra en los antecedentes se da por reproducido. '.repeat(10)}Que cayó granizo aquel día.`,
    ),
  }),
  rulingOf('promesa', {
    subjects: ['Contrato de promesa'],
    sections: text('Que la nulidad del contrato de promesa de compraventa del inmueble se acoge por falta de plazo o condición.'),
  }),
]

const actions = [
  rulingOf('reclamo', { appealType: 'Ilegalidad (contencioso administrativo)', sections: text('Que el alcalde resolvió fuera de plazo.') }),
  rulingOf('apelado', { appealType: 'Apelación (civil)', sections: text('Que se rechazó el reclamo de ilegalidad contra el alcalde.') }),
  rulingOf('económico', { appealType: 'Apelación (civil)', sections: text('Que el amparo económico exige infringir el artículo 19.') }),
]

let search: RulingSearch
beforeAll(async () => {
  search = (await openSearch([...rulings, ...actions])).search
})

const ask = (query: string): Promise<RulingSearchResult> => search.search(requestFor(query, { size: 20 }))
const above = ({ hits, total }: RulingSearchResult): string[] => hits.slice(0, total).map(({ docId }) => docId)

describe('a short search', () => {
  it('counts, of the rulings of a norm, those that have enough of its other words', async () => {
    const answer = await ask('nulidad del despido 162 inc 5 CT profesora Quilpué')
    expect(above(answer)).toEqual(['profesora'])
    expect(answer.hits.map(({ docId }) => docId)).toEqual(expect.arrayContaining(['chofer', 'cajera', 'guardia']))
  })

  it('counts all of them where its words tell none apart', async () => {
    expect(above(await ask('nulidad del despido 162 inc 5 CT pedida código trabajo')).sort()).toEqual([
      'cajera',
      'chofer',
      'guardia',
      'profesora',
    ])
  })

  it('counts for two everyday words of the own story only rulings that tell them together', async () => {
    const answer = await ask('me botaron con granizo')
    expect(above(answer)).toEqual(['granizo'])
    expect(answer.hits.map(({ docId }) => docId)).toContain('granizada')
    expect(above(await ask('botaron granizo')).sort()).toEqual(['granizada', 'granizo'])
  })

  it('demands one of two words beside a phrase where no ruling has both, and names them', async () => {
    const answer = await ask('"sistema no cumple" asistencia tractor')
    expect([above(answer), answer.anyOfWords]).toEqual([['marcada'], ['asistencia', 'tractor']])
    for (const none of ['"sistema no cumple" asistencia', '"sistema no cumple" silo tractor'])
      expect((await ask(none)).anyOfWords, none).toEqual([])
  })

  it('searches the words of what somebody said in an account where no ruling says it, and says so', async () => {
    const answer = await ask('el molino me mojó la harina y me dijeron "que reclame al vecino" cuando fui a reclamar')
    expect(answer.looseQuotes).toEqual(['que reclame al vecino'])
    expect(answer.hits.length).toBeGreaterThan(0)
    const asked = await ask('me mojaron la harina en 2020, busco fallos que digan "que reclame al vecino"')
    expect([asked.looseQuotes, asked.hits.length]).toEqual([[], 0])
    expect((await ask('"que reclame al vecino" molino harina')).looseQuotes).toEqual([])
    expect((await ask('el molino me mojó "la harina del vecino" y no pagó')).looseQuotes).toEqual([])
  })

  it('demands beside a norm no word that no ruling has', async () => {
    const answer = await ask('adoptabilidad ley 19.620')
    expect([above(answer), answer.unknownWords]).toEqual([['adopción'], ['adoptabilidad']])
    expect(above(await ask('adoptabilidad'))).toEqual([])
    expect(above(await ask('profesora ley 19.620'))).toEqual([])
  })

  it('prefers the judge whom a surname alone names in the court that it names', async () => {
    const judgeOf = ({ chips }: RulingSearchResult) =>
      chips.filter(({ tipo }) => tipo === 'ministro').map(({ clave, modo }) => `${modo} ${clave}`)
    expect(judgeOf(await ask('nulidad ica arica rechaza espinoza'))).toEqual(['preferir ministro:Marta Espinoza Ríos'])
    expect(judgeOf(await ask('nulidad ica talca rechaza espinoza'))).toEqual([])
    expect(judgeOf(await ask('nulidad testigo espinoza'))).toEqual([])
  })

  it('shows no likely topic of which none of its best rulings speaks', async () => {
    const topicsOf = ({ chips }: RulingSearchResult) => chips.filter(({ tipo }) => tipo === 'tema').map(({ texto }) => texto)
    const shown = topicsOf(await ask('nulidad promesa compraventa'))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((topic) => /procesal|emplazamiento|garantía/u.test(topic))).toEqual([])
  })

  it('demands half of the words that no operator stands beside where all of them leave nothing, and says so', async () => {
    const found = await ask('despido O renuncia profesora Quilpué guardia')
    expect(above(found)).toEqual(['profesora'])
    expect(found.looseWords).toEqual(['profesora', 'Quilpué', 'guardia'])
    const one = await ask('nulidad Y despido cosmonauta')
    expect(above(one)).toContain('chofer')
    expect(one.looseWords).toEqual(['cosmonauta'])
  })

  it('leaves the words of operators as they are, and the last word that is sought', async () => {
    for (const query of ['despido Y cosmonauta', 'cosmonauta NO despido', 'despido O renuncia profesora'])
      expect((await ask(query)).looseWords, query).toEqual([])
    expect((await ask('despido Y cosmonauta')).total).toBe(0)
    expect((await ask('cosmonauta NO despido')).total).toBe(0)
  })

  it('finds what cites an act of that number and year, where none is that act', async () => {
    const answer = await ask('asistencia res ex 38 2024')
    expect([above(answer), answer.unmatchedCases.map(({ holding }) => holding)]).toEqual([['marcada'], ['cited']])
    expect((await ask('asistencia res ex 39 2024')).unmatchedCases.map(({ holding }) => holding)).toEqual(['unknown'])
  })

  it('takes the article where nothing that has the phrase, or is of the court, cites its letter', async () => {
    expect(above(await ask('140 c) CPP "en pandilla"'))).toEqual(['pandilla'])
    expect(above(await ask('140 c) CPP'))).toEqual(['letra'])
    const ofCourt = await ask('140 c) CPP ICA Arica')
    expect([above(ofCourt), ofCourt.loosened]).toEqual([['pandilla'], []])
  })

  it('counts what meets its conditions and has its words, though other courts say them more', async () => {
    expect(above(await ask('molino mojó harina vecino ICA Arica'))).toEqual(['trigo'])
  })

  it('counts what has its phrases, where nothing that has them has its words too', async () => {
    expect(above(await ask('"en pandilla" chofer obró'))).toEqual(['pandilla'])
    expect(above(await ask('"código del trabajo" chofer despido'))).toEqual(['chofer'])
  })

  it('counts what comes near, where three kinds of conditions leave little', async () => {
    const words = 'granero silo cosecha tractor'
    expect(above(await ask(`${words} ICA Arica recurso de protección acogido`))).toEqual(['trigo'])
    expect(above(await ask(`${words} ICA Arica`))).toEqual([])
  })
})

describe('the name of an action alone', () => {
  it('demands the kind, and leads to the rulings that speak of it', async () => {
    const ofKind = await ask('reclamo de ilegalidad')
    expect(above(ofKind)).toEqual(['reclamo'])
    expect(ofKind.alternative).toMatchObject({ reading: 'palabras' })
    const spoken = await search.search(requestFor('reclamo de ilegalidad municipal', { reading: 'palabras' }))
    expect(above(spoken)).toEqual(['apelado'])
    expect(spoken.alternative).toMatchObject({ reading: 'operadores' })
  })

  it('shows the rulings that speak of it where none is of the kind', async () => {
    const answer = await ask('amparo económico')
    expect([above(answer), answer.alternative?.reading]).toEqual([['económico'], 'operadores'])
  })

  it('demands the kind beside anything else', async () => {
    expect((await ask('reclamo de ilegalidad alcalde')).alternative).toBeNull()
  })
})
