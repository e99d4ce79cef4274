import type { CheckedQuotation, ComparedPartView } from '@basejuris/contract'
import type { Entitlement, Ruling, RulingFacts } from '@basejuris/domain'
import { type ComparedPart, compareQuotation, type QuotationComparison, WordSequence } from '@basejuris/legal-text'
import { anchorLabel } from '@basejuris/search'
import type { Services } from '../../services.ts'
import { presentNamedRuling } from '../rulings/present-named-ruling.ts'
import type { AttributedQuotation } from './read-brief.ts'

interface ReadRuling {
  readonly ruling: Ruling
  readonly words: WordSequence
}

const partTypes = { same: 'igual', onlyQuoted: 'solo_escrito', onlySource: 'solo_fallo', hidden: 'oculto' } as const
const presentPart = ({ kind, text }: ComparedPart): ComparedPartView => ({ tipo: partTypes[kind], texto: text })

/** Rulings in which words that are not where they are said to be are looked for. */
const maxElsewhere = 5
/** Words of a quotation by which it is looked for. */
const searchedWords = 9
const maxPhrases = 2
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

  /** A quotation attributed to one of some rulings, which are of one case. Where none has it, it is looked for in all. */
  async check(quotation: AttributedQuotation, cited: readonly RulingFacts[], signal: AbortSignal): Promise<CheckedQuotation> {
    const readable = cited.filter(({ collection }) => this.#entitlement.readable.has(collection))
    if (readable.length === 0) return present(quotation, cited.length === 0 ? 'sin_texto' : 'sin_acceso', null)
    const compared = await Promise.all(readable.map((facts) => this.#compare(quotation, facts.docId)))
    const [best] = compared.filter((one) => one !== null).sort((a, b) => rankOf(a.comparison) - rankOf(b.comparison))
    if (best !== undefined && best.comparison.kind === 'verbatim') return present(quotation, 'textual', best)
    const elsewhere = await this.#findElsewhere(quotation, new Set(cited.map(({ docId }) => docId)), signal)
    if (elsewhere !== null) return present(quotation, 'en_otra', elsewhere)
    return best !== undefined && best.comparison.kind === 'different'
      ? present(quotation, 'difiere', best)
      : present(quotation, 'no_consta', null)
  }

  /** Null where the ruling is gone. */
  async #compare({ text }: AttributedQuotation, docId: string): Promise<Compared | null> {
    const read = await this.#readRuling(docId)
    return read === null ? null : { ...read, comparison: compareQuotation(text, read.words) }
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
  async #findElsewhere(quotation: AttributedQuotation, cited: ReadonlySet<string>, signal: AbortSignal): Promise<Compared | null> {
    const tried = new Set(cited)
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
        const compared = await this.#compare(quotation, docId)
        if (compared?.comparison.kind === 'verbatim') return compared
      }
    }
    return null
  }
}

interface Compared extends ReadRuling {
  readonly comparison: QuotationComparison
}

const ranks = { verbatim: 0, different: 1, absent: 2 } as const
const rankOf = ({ kind }: QuotationComparison): number => ranks[kind]

const textOf = ({ sections }: Ruling): string => sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join('\n')

/** The longest runs of words without numbers, which sources write in many ways. At most two, without the signs that a search would read. */
const phrasesOf = (text: string): string[] =>
  (text.match(/\p{L}+(?:[\s,;:.()]+\p{L}+(?![\p{L}\d]))*/gu) ?? [])
    .map((run) => run.match(/\p{L}+/gu) ?? [])
    .sort((a, b) => b.length - a.length)
    .slice(0, maxPhrases)
    .map((words) => words.slice(0, searchedWords).join(' '))

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

const present = (
  { from, to }: AttributedQuotation,
  resultado: CheckedQuotation['resultado'],
  compared: Compared | null,
): CheckedQuotation => {
  const base = { desde: from, hasta: to, resultado, partes: [], diferencias: 0, conOcultas: false }
  if (compared === null || compared.comparison.kind === 'absent')
    return { ...base, sentencia: null, ancla: null, etiqueta: null, pasaje: null }
  const { ruling, words, comparison } = compared
  const ancla = anchorAt(ruling, comparison.from)
  return {
    ...base,
    sentencia: presentNamedRuling(ruling),
    ancla,
    etiqueta: ancla === null ? null : anchorLabel(ancla),
    pasaje: words.text.slice(comparison.from, comparison.to),
    ...(comparison.kind === 'different'
      ? { partes: comparison.parts.map(presentPart), diferencias: comparison.differences }
      : { conOcultas: comparison.hidden }),
  }
}
