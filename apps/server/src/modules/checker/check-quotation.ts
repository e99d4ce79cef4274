import type { CheckedQuotation, ComparedPartView } from '@basejuris/contract'
import type { Entitlement, Ruling, RulingFacts } from '@basejuris/domain'
import { type ComparedPart, compareQuotation, type QuotationComparison, WordSequence } from '@basejuris/legal-text'
import { anchorLabel } from '@basejuris/search'
import type { Services } from '../../services.ts'
import { presentNamedRuling } from '../rulings/present-named-ruling.ts'
import { phrasesOf } from './quotation-phrases.ts'
import type { AttributedQuotation } from './read-brief.ts'

interface ReadRuling {
  readonly ruling: Ruling
  readonly words: WordSequence
}

const partTypes = { same: 'igual', onlyQuoted: 'solo_escrito', onlySource: 'solo_fuente', hidden: 'oculto' } as const
const presentPart = ({ kind, text }: ComparedPart): ComparedPartView => ({ tipo: partTypes[kind], texto: text })

/** Rulings in which words that are not where they are said to be are looked for. */
const maxElsewhere = 5
/** Rulings of which the words are held at a time. */
const maxHeld = 40

/** Compares quotations with rulings. Holds the words of the rulings read last. */
export class QuotationChecker {
  readonly #services: Pick<Services, 'rulings' | 'search'>
  readonly #entitlement: Entitlement
  readonly #read = new Map<string, ReadRuling | null>()

  constructor(services: Pick<Services, 'rulings' | 'search'>, entitlement: Entitlement) {
    this.#services = services
    this.#entitlement = entitlement
  }

  /** The ruling of some that has the words, or has them otherwise. */
  async compare(quotation: AttributedQuotation, cited: readonly RulingFacts[]): Promise<ComparedRuling> {
    const readable = cited.filter(({ collection }) => this.#entitlement.readable.has(collection))
    if (readable.length === 0) return { resultado: cited.length === 0 ? 'sin_texto' : 'sin_acceso', found: null }
    const compared = await Promise.all(readable.map((facts) => this.#compare(quotation, facts.docId)))
    const [best] = compared.filter((one) => one !== null).sort((a, b) => rankOf(a.comparison) - rankOf(b.comparison))
    // The words may stand in the text that the actor may not read.
    if (best === undefined || best.comparison.kind === 'absent')
      return { resultado: readable.length < cited.length ? 'sin_acceso' : 'no_consta', found: null }
    return { resultado: best.comparison.kind === 'verbatim' ? 'textual' : 'difiere', found: best }
  }

  /** Null where the ruling is gone. */
  async #compare({ text }: AttributedQuotation, docId: string, isNamed = true): Promise<ReadCompared | null> {
    const read = await this.#readRuling(docId)
    return read === null ? null : { ...read, comparison: compareQuotation(text, read.words, { isNamed }) }
  }

  async #readRuling(docId: string): Promise<ReadRuling | null> {
    const held = this.#read.get(docId)
    if (held !== undefined) return held
    const ruling = await this.#services.rulings.find(docId)
    const read = ruling === null ? null : { ruling, words: new WordSequence(textOf(ruling)) }
    for (const oldest of this.#read.keys()) if (this.#read.size >= maxHeld) this.#read.delete(oldest)
    this.#read.set(docId, read)
    return read
  }

  /** Another real ruling that has the words verbatim, null where none is found by its phrases. */
  async findElsewhere(quotation: AttributedQuotation, cited: readonly RulingFacts[], signal: AbortSignal): Promise<ReadCompared | null> {
    const tried = new Set(cited.map(({ docId }) => docId))
    for (const phrase of phrasesOf(quotation.text)) {
      const found = await this.#services.search.search(
        {
          query: `"${phrase}"`,
          collections: [...this.#entitlement.readable],
          fictional: 'excluir',
          filters: {},
          sort: 'relevancia',
          page: 1,
          size: maxElsewhere,
          mode: 'lexica',
          group: false,
          literal: true,
        },
        { signal },
      )
      for (const { docId } of found.hits) {
        if (tried.has(docId)) continue
        tried.add(docId)
        const compared = await this.#compare(quotation, docId, false)
        if (compared?.comparison.kind === 'verbatim') return compared
      }
    }
    return null
  }
}

export interface ReadCompared extends ReadRuling {
  readonly comparison: QuotationComparison
}

/** `found` is null where no ruling has similar words or may be read. */
export interface ComparedRuling {
  readonly resultado: 'textual' | 'difiere' | 'no_consta' | 'sin_acceso' | 'sin_texto'
  readonly found: ReadCompared | null
}

const ranks = { verbatim: 0, different: 1, absent: 2 } as const
const rankOf = ({ kind }: QuotationComparison): number => ranks[kind]

/** Its paragraphs, then its caption: that of an act is the heading under which its office publishes it. */
const textOf = ({ sections, caption }: Ruling): string =>
  [...sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)), caption].join('\n')

/** Anchor of the paragraph of the joined text in which an offset lies. */
const anchorAt = ({ sections }: Ruling, at: number): string | null => {
  let start = 0
  for (const section of sections)
    for (const { anchor, text } of section.paragraphs) {
      if (at <= start + text.length) return section.kind === 'texto' ? anchor : section.anchor
      start += text.length + 1
    }
  return null
}

/** What was compared, for the answer. `text` is the whole source, in which the offsets of the comparison lie. */
interface ComparedSource extends Pick<CheckedQuotation, 'sentencia' | 'norma' | 'ancla' | 'etiqueta'> {
  readonly text: string
  readonly comparison: Exclude<QuotationComparison, { kind: 'absent' }>
}

export function presentComparison(
  { from, to }: AttributedQuotation,
  resultado: CheckedQuotation['resultado'],
  { comparison, text, ...source }: ComparedSource,
): CheckedQuotation {
  const isDifferent = comparison.kind === 'different'
  return {
    desde: from,
    hasta: to,
    resultado,
    ...source,
    pasaje: text.slice(comparison.from, comparison.to),
    partes: isDifferent ? comparison.parts.map(presentPart) : [],
    diferencias: isDifferent ? comparison.differences : 0,
    conOcultas: !isDifferent && comparison.hidden,
    vozAjena: null,
    lugarCitado: null,
    negacion: null,
  }
}

/** A quotation beside the ruling in which it was found, or beside nothing. */
export function presentQuotation(
  quotation: AttributedQuotation,
  resultado: CheckedQuotation['resultado'],
  found: ReadCompared | null,
): CheckedQuotation {
  if (found === null || found.comparison.kind === 'absent') {
    const nowhere = {
      sentencia: null,
      norma: null,
      ancla: null,
      etiqueta: null,
      pasaje: null,
      vozAjena: null,
      lugarCitado: null,
      negacion: null,
    }
    return { desde: quotation.from, hasta: quotation.to, resultado, ...nowhere, partes: [], diferencias: 0, conOcultas: false }
  }
  const { ruling, words, comparison } = found
  const ancla = anchorAt(ruling, comparison.from)
  const source = { sentencia: presentNamedRuling(ruling), norma: null, ancla, etiqueta: ancla === null ? null : anchorLabel(ancla) }
  return presentComparison(quotation, resultado, { ...source, comparison, text: words.text })
}
