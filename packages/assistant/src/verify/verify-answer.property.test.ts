import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textAt } from '../spans/ruling-words.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { spanOf } from '../testing/span-of.ts'
import { readDraft } from './draft.ts'
import type { VerifiedSentence } from './verified-sentence.ts'
import { verifyAnswer } from './verify-answer.ts'

const subjects = ['la empleadora', 'el arrendatario', 'la isapre recurrida', 'el contratante', 'la municipalidad', 'el adquirente']
const verbs = ['debe restituir', 'ha de pagar', 'está obligada a reembolsar', 'no puede retener', 'responde por', 'debe justificar']
const things = [
  'la renta pactada',
  'el recargo legal',
  'las cotizaciones previsionales',
  'la garantía entregada',
  'el costo del tratamiento',
]
const reasons = ['porque la ley así lo ordena', 'según el mérito de los antecedentes', 'al no haberse probado lo contrario']
/** Words that no generated ruling has. */
const invented = ['los daños punitivos', 'el arbitraje obligatorio', 'la prenda rural', 'un fideicomiso', 'la hipoteca naval']
const courts = ['Corte Suprema', 'Corte de Apelaciones de Talca', 'Corte de Apelaciones de Arica', '3º Juzgado Civil de Santiago']

const oneOf = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const holding = fc
  .tuple(oneOf(subjects), oneOf(verbs), oneOf(things), fc.integer({ min: 11, max: 999 }), oneOf(reasons))
  .map(([who, does, what, days, why]) => `${who} ${does} ${what} dentro de ${days} días, ${why}`)

interface World {
  readonly sources: readonly SourceRuling[]
  readonly holdings: readonly string[]
}

/** Some rulings, each with holdings that no other one has. */
const world: fc.Arbitrary<World> = fc
  .uniqueArray(holding, { minLength: 4, maxLength: 8, selector: (each) => each.match(/\d+/)?.[0] })
  .map((holdings) => ({
    holdings,
    sources: holdings.map((own, at) => ({
      ruling: buildRuling({
        docId: `r${at}`,
        court: courts[at % courts.length] as string,
        docketNumber: `${1000 + at}-2020`,
        rit: null,
        sections: buildSections([`Primero: Que ${own}.`]),
      }),
      textHash: `h${at}`,
      overturned: null,
      departed: null,
    })),
  }))

const spansOf = ({ sources, holdings }: World) => sources.map((source, at) => spanOf(at + 1, source, holdings[at] as string))
const verifyIn = (given: World, draft: string) => verifyAnswer(readDraft(draft), { spans: spansOf(given), rulings: given.sources })
const rulingIn = ({ sources }: World, docId: string): Ruling =>
  sources.find((source) => source.ruling.docId === docId)?.ruling ?? expect.fail(docId)
const shown = ({ parts }: VerifiedSentence): string => parts.map(({ text }) => text).join(' ')

/** Each shown quotation stands, to the letter, at the places that it names. */
function expectExact(given: World, sentences: readonly VerifiedSentence[]): void {
  for (const { parts } of sentences)
    for (const part of parts)
      if (part.kind === 'quotation')
        expect(part.places.map((place) => textAt(rulingIn(given, part.docId), place)).join(' ')).toBe(part.text)
}

const pick = fc.nat({ max: 100 })

describe('the verifier', () => {
  it('lets true sentences through as they are', () => {
    fc.assert(
      fc.property(world, pick, (given, at) => {
        const [source, own] = [given.sources[at % given.sources.length], given.holdings[at % given.holdings.length] as string]
        const frame = `La sentencia de la ${source?.ruling.court}, rol N° ${source?.ruling.docketNumber}, señala que`.replace(
          'la 3º',
          'el 3º',
        )
        const { sentences } = verifyIn(given, `${frame} «${own}» [${(at % given.sources.length) + 1}].`)
        expect(sentences).toMatchObject([{ grade: 'textual', problems: [] }])
        expect(shown(sentences[0] as VerifiedSentence)).toContain(own)
        expectExact(given, sentences)
      }),
      { numRuns: 60 },
    )
  })

  it('shows no false quotation', () => {
    fc.assert(
      fc.property(world, pick, oneOf(invented), fc.nat({ max: 12 }), fc.boolean(), (given, at, words, place, quoted) => {
        const own = (given.holdings[at % given.holdings.length] as string).split(' ')
        const false_ = [...own.slice(0, place % own.length), words, ...own.slice((place % own.length) + 1)].join(' ')
        const { sentences } = verifyIn(given, quoted ? `«${false_}» [${(at % own.length) + 1}].` : `${false_} [${(at % own.length) + 1}].`)
        for (const sentence of sentences) expect(shown(sentence)).not.toContain(words)
        expectExact(given, sentences)
      }),
      { numRuns: 150 },
    )
  })

  it('shows no altered number', () => {
    fc.assert(
      fc.property(world, pick, fc.integer({ min: 1000, max: 9999 }), fc.boolean(), (given, at, number, quoted) => {
        const own = (given.holdings[at % given.holdings.length] as string).replace(/\d+/, String(number))
        const { sentences } = verifyIn(given, `${quoted ? `«${own}»` : own} [${(at % given.holdings.length) + 1}].`)
        for (const sentence of sentences) expect(shown(sentence)).not.toContain(String(number))
        expectExact(given, sentences)
      }),
      { numRuns: 150 },
    )
  })

  it('gives every quotation to the ruling that has it, whatever it was attributed to', () => {
    fc.assert(
      fc.property(world, pick, pick, (given, at, other) => {
        const [own, wrong] = [at % given.sources.length, other % given.sources.length]
        fc.pre(own !== wrong)
        const named = given.sources[wrong]?.ruling
        const { sentences } = verifyIn(
          given,
          `La ${named?.court}, rol N° ${named?.docketNumber}, resolvió que «${given.holdings[own]}» [${wrong + 1}].`,
        )
        expect(sentences).toMatchObject([{ grade: 'textual', parts: [{ kind: 'quotation', docId: `r${own}` }] }])
        expect(shown(sentences[0] as VerifiedSentence)).not.toContain(named?.docketNumber)
        expectExact(given, sentences)
      }),
      { numRuns: 100 },
    )
  })

  it('shows no invented number of a case, law or article', () => {
    const mention = fc.oneof(
      fc.integer({ min: 20_000, max: 99_999 }).map((number) => `rol N° ${number}-2019`),
      fc.integer({ min: 30_000, max: 99_999 }).map((number) => `la ley N° ${number}`),
      fc.integer({ min: 3_000, max: 9_999 }).map((number) => `el artículo ${number} del Código Civil`),
    )
    fc.assert(
      fc.property(world, pick, mention, fc.nat({ max: 3 }), (given, at, named, form) => {
        const own = given.holdings[at % given.holdings.length] as string
        const n = (at % given.holdings.length) + 1
        const draft = [
          `Según ${named}, «${own}» [${n}].`,
          `«${own}, conforme a ${named}» [${n}].`,
          `${own}, conforme a ${named} [${n}].`,
          `Rige ${named} en este caso [${n}].`,
        ][form]
        const { sentences } = verifyIn(given, draft as string)
        for (const sentence of sentences) expect(shown(sentence)).not.toContain(named)
        expectExact(given, sentences)
      }),
      { numRuns: 150 },
    )
  })

  it('never shows half of a denial', () => {
    fc.assert(
      fc.property(world, pick, fc.nat({ max: 10 }), fc.boolean(), (given, at, cut, quoted) => {
        const own = given.holdings[at % given.holdings.length] as string
        fc.pre(own.includes(' no puede '))
        const words = own
          .split(' ')
          .slice(cut % 6)
          .join(' ')
        const { sentences } = verifyIn(given, `${quoted ? `«${words}»` : words} [1].`)
        for (const sentence of sentences) if (sentence.parts.length > 0) expect(shown(sentence)).toContain('no puede retener')
      }),
      { numRuns: 150 },
    )
  })

  it('answers any text, and shows nothing of its own', () => {
    fc.assert(
      fc.property(world, fc.string({ unit: 'binary', maxLength: 400 }), (given, text) => {
        expectExact(given, verifyIn(given, text).sentences)
      }),
      { numRuns: 100 },
    )
  })
})
