import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareQuotation, findVerbatim } from './compare-quotation.ts'
import { WordSequence } from './word-sequence.ts'

const ruling = [
  'Primero: Que [persona 1] dedujo demanda en contra de la empresa por despido injustificado y cobro de prestaciones.',
  'Segundo: Que la prohibición atiende al día en que el despido se comunica, no a aquel en que la decisión se adoptó por el empleador.',
  'Tercero: Que, así las cosas, en ningún caso la carta enviada a [domicilio] puede tenerse por recibida antes del tercer día hábil.',
].join('\n')
const source = new WordSequence(ruling)
const compare = (quoted: string) => compareQuotation(quoted, source)
const shown = (quoted: string): string => {
  const found = compare(quoted)
  return found.kind === 'absent' ? 'absent' : ruling.slice(found.from, found.to)
}

describe('compareQuotation', () => {
  it('finds words as they stand, whatever their capitals, accents, signs and line breaks', () => {
    for (const quoted of [
      'la prohibición atiende al día en que el despido se comunica',
      'LA PROHIBICION ATIENDE AL DIA EN QUE EL DESPIDO SE COMUNICA',
      'la prohibición, atiende al día\nen que el despido se comunica.',
    ])
      expect(compare(quoted)).toMatchObject({ kind: 'verbatim', hidden: false })
    expect(shown('LA PROHIBICION ATIENDE AL DIA')).toBe('la prohibición atiende al día')
  })

  it.each(['- - -', '(…/…)', '//…//', '(se suprime)', '(…omissis…)', '[……]'])('reads %s as an omission', (omission) => {
    expect(compare(`la prohibición atiende al día ${omission} que la decisión se adoptó por el empleador`)).toMatchObject({
      kind: 'verbatim',
    })
  })

  it('reads a capital that the writer changed as it stood', () => {
    expect(compare('[l]a prohibición atiende al día en que el despido se comunica')).toMatchObject({ kind: 'verbatim', hidden: false })
    expect(shown('[L]a prohibición atiende al día')).toBe('la prohibición atiende al día')
  })

  it('puts together words that the end of a line divides', () => {
    expect(compare('la prohi- bición atiende al día en que el des-\npido se comunica').kind).toBe('verbatim')
    expect(compare('la prohi-\nbición atiende al día en que el despido se acuerda')).toMatchObject({ kind: 'different', differences: 1 })
    const source = new WordSequence('Que los servicios pre- y posventa son de cargo del vendedor.')
    expect(findVerbatim('los servicios pre- y posventa son de cargo', source)).not.toBeNull()
  })

  it('lets an omission stand for any words, in order', () => {
    expect(shown('la prohibición atiende al día […] no a aquel en que la decisión se adoptó')).toContain('se comunica, no a aquel')
    expect(compare('la prohibición… se adoptó por el empleador').kind).toBe('verbatim')
    expect(compare('la prohibición . . . se adoptó por el empleador').kind).toBe('verbatim')
    expect(compare('la prohibición (se omite texto) se adoptó (sic) por el empleador').kind).toBe('verbatim')
    expect(compare('la prohibición (..) se adoptó por el empleador').kind).toBe('verbatim')
    expect(compare('la prohibición (puntos suspensivos) se adoptó por el empleador').kind).toBe('verbatim')
    expect(compare('se adoptó por el empleador (...) la prohibición atiende al día en que el despido').kind).not.toBe('verbatim')
  })

  it('lets a mask of the source stand for the words it hides, and says so', () => {
    expect(compare('Que Juana Inventada Soto dedujo demanda en contra de la empresa')).toMatchObject({ kind: 'verbatim', hidden: true })
    expect(compare('en ningún caso la carta enviada a calle Falsa 123, Talca, puede tenerse por recibida')).toMatchObject({
      kind: 'verbatim',
      hidden: true,
    })
    expect(compare('en ningún caso la carta enviada a calle Falsa 123 no debe estimarse nunca recibida antes').kind).not.toBe('verbatim')
  })

  it('takes eight words in clear for enough, where masks hide the rest', () => {
    const masked = new WordSequence('contra don [persona 1], domiciliado en [domicilio], quien compareció asistido por don [persona 2].')
    const written =
      'contra don Juan Pedro Inventado Soto, domiciliado en Los Aromos Imaginarios N° 12, quien compareció asistido por don Luis Pérez Rojas'
    expect(compareQuotation(written, masked)).toMatchObject({ kind: 'verbatim', hidden: true })
    expect(compareQuotation(written.replace('asistido', 'acompañado'), masked).kind).not.toBe('verbatim')
    expect(findVerbatim(written, masked)).toBeNull()
  })

  it('holds a name that a mask may hide against no quotation of the ruling that it names', () => {
    const masked = new WordSequence('Compareció el abogado, en representación de doña [persona 1], y dedujo demanda.')
    const written = 'en representación de doña Juana Inventada Soto Vera'
    expect(compareQuotation(written, masked)).toMatchObject({ kind: 'verbatim', hidden: true })
    expect(compareQuotation(written, masked, { isNamed: false }).kind).toBe('absent')
    expect(compareQuotation('en representación de doña ninguna de las partes', masked).kind).toBe('absent')
    expect(findVerbatim(written, masked)).toBeNull()
  })

  it('does not let a mask hide most of the quotation', () => {
    expect(compare('la corte suprema rechazó el recurso de nulidad que dedujo demanda en').kind).toBe('absent')
  })

  it('shows word by word where the nearest passage differs', () => {
    expect(compare('la prohibición atiende al día en que el finiquito se comunica, no a aquel en que la decisión se firmó')).toMatchObject({
      kind: 'different',
      differences: 2,
      parts: [
        { kind: 'same', text: 'la prohibición atiende al día en que el' },
        { kind: 'onlyQuoted', text: 'finiquito' },
        { kind: 'onlySource', text: 'despido' },
        { kind: 'same', text: 'se comunica, no a aquel en que la decisión se' },
        { kind: 'onlyQuoted', text: 'firmó' },
        { kind: 'onlySource', text: 'adoptó' },
      ],
    })
  })

  it('does not call it verbatim when a word was left out or put in', () => {
    expect(compare('la prohibición no atiende al día en que el despido se comunica')).toMatchObject({ kind: 'different', differences: 1 })
    expect(compare('la prohibición atiende al día en que se comunica')).toMatchObject({ kind: 'different', differences: 2 })
  })

  it('finds nothing where the words are others', () => {
    expect(compare('el arrendatario que no paga la renta pierde el derecho a la tácita reconducción').kind).toBe('absent')
    expect(compare('…').kind).toBe('absent')
  })

  it('finds every run of words of a text again', () => {
    fc.assert(
      fc.property(fc.nat(source.words.length - 1), fc.integer({ min: 5, max: 40 }), (first, length) => {
        const quoted = source.slice(first, Math.min(first + length, source.words.length))
        expect(compare(quoted).kind).toBe('verbatim')
      }),
    )
  })

  it('never calls words verbatim that one change made different', () => {
    const plain = new WordSequence(ruling.replaceAll(/\[[^\]]+\]/gu, 'ella'))
    fc.assert(
      fc.property(fc.nat(plain.words.length - 12), fc.integer({ min: 8, max: 30 }), fc.nat(6), (first, length, at) => {
        const words = plain.words.slice(first, first + length)
        words[at] = 'distinta'
        expect(compareQuotation(words.join(' '), plain).kind).not.toBe('verbatim')
      }),
    )
  })

  it('calls verbatim what differs by letters that the extraction displaced', () => {
    const damaged = new WordSequence(
      'Que la acci n que se dedujo debe ser rechazada, pues procede s lo contra el vecino que pag la cuota de laó ó í luz.',
    )
    const compareDamaged = (quoted: string): ReturnType<typeof compareQuotation> => compareQuotation(quoted, damaged)
    expect(compareDamaged('la acción que se dedujo debe ser rechazada, pues procede sólo contra el vecino')).toMatchObject({
      kind: 'verbatim',
      hidden: false,
    })
    expect(compareDamaged('procede sólo contra el vecino que pagó la cuota de la luz').kind).toBe('verbatim')
    expect(compareDamaged('la acción que se dedujo debe ser acogida, pues procede sólo contra el vecino')).toMatchObject({
      kind: 'different',
    })
  })

  it('takes no accent for another in a sound text', () => {
    const sound = new WordSequence('Que la parte demandada deberá pagar la cuota de la luz en el plazo de treinta días desde la fecha.')
    expect(compareQuotation('la parte demandada deber pagar la cuota de la luz en el plazo', sound).kind).toBe('different')
  })

  it('stays fast on a long ruling that repeats itself', () => {
    const long = new WordSequence('la corte rechaza el recurso de la parte y la corte confirma la sentencia apelada '.repeat(8_000))
    const quoted = `${'la corte rechaza el recurso de la parte y '.repeat(60)} nada más`
    const startedMs = performance.now()
    compareQuotation(quoted, long)
    expect(performance.now() - startedMs).toBeLessThan(4_000)
  })
})
