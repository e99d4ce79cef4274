import { inventPerson } from '../fiction/names.ts'
import { streets } from '../fiction/places.ts'
import { withThousandsDots } from '../language/number-words.ts'
import type { Rng } from '../random/rng.ts'
import type { DemoRecord } from '../record.ts'
import { type BriefWordings, fill } from './brief-wordings.ts'
import { type CitationForm, type CorpusIndex, checkableForms, citeRuling } from './cite-rulings.ts'
import { MarkedText, wrapLines } from './marked-text.ts'
import { articleForm, dotted, normName, ofNorm } from './norm-forms.ts'
import { missingDocket, otherCaption, otherCourt, otherDate, otherDocket, slip, tryUntil } from './plant-errors.ts'
import type { BriefMaterial, BriefNorm, ErrorKind, PlantedBrief, PlantedTruth } from './planted-brief.ts'
import { chooseQuotation, foldWords, misquote, omitWords, quotingTemplates, recitalSlots } from './quoted-words.ts'
import { type CitedParts, courtForm, dateForm, docketForm, readDocket, writeDocket } from './ruling-forms.ts'

/** Paragraphs of one citation or more; null where the rulings chosen do not allow it. */
type Paragraph = string | null

type MentionTruth = 'right' | 'docket' | 'court' | 'date' | 'caption' | 'reserved'

interface BriefPlan {
  readonly n: number
  readonly errors: readonly ErrorKind[]
}

/** Writes one brief with what is planted in it. */
export class BriefWriter {
  readonly #material: BriefMaterial
  readonly #corpus: CorpusIndex
  readonly #wordings: BriefWordings
  readonly #rng: Rng
  readonly #marks = new MarkedText()
  readonly #notes: string[] = []

  constructor(material: BriefMaterial, corpus: CorpusIndex, wordings: BriefWordings, rng: Rng) {
    this.#material = material
    this.#corpus = corpus
    this.#wordings = wordings
    this.#rng = rng
  }

  write({ n, errors }: BriefPlan): PlantedBrief {
    const rng = this.#rng
    const wrong = errors.map((kind) => this.#need(() => this.#plant(kind)))
    const right = [
      ...Array.from({ length: rng.between(2, 4) }, () => this.#need(() => this.#mention('right'))),
      ...Array.from({ length: rng.between(1, 3) }, () => this.#need(() => this.#quote('right'))),
      ...Array.from({ length: rng.between(2, 4) }, () => this.#need(() => this.#norm('right'))),
      this.#need(() => rng.pick([() => this.#list('right'), () => this.#parallel('right'), () => this.#courtless()])()),
    ]
    const marked = this.#compose(rng.shuffle([...wrong, ...right]))
    return { n, ...this.#marks.read(rng.chance(0.15) ? wrapLines(marked, rng.between(70, 100)) : marked) }
  }

  #need(make: () => Paragraph): string {
    const made = tryUntil(make)
    if (made === null) throw new Error('The corpus has no ruling for a paragraph of a brief')
    return made
  }

  #plant(kind: ErrorKind): Paragraph {
    switch (kind) {
      case 'docket':
        return this.#rng.chance(0.2) ? this.#list('docket') : this.#mention('docket')
      case 'court':
      case 'date':
      case 'caption':
      case 'reserved':
        return this.#mention(kind)
      case 'quotation':
      case 'attribution':
        return this.#quote(kind)
      case 'article':
      case 'law':
      case 'repealed':
        return this.#norm(kind)
      case 'ambiguous':
        return this.#ambiguous()
      case 'parallel':
        return this.#parallel('parallel')
    }
  }

  /** A ruling that its docket number and court name alone, and that may be read. */
  #ruling(is: (ruling: DemoRecord) => boolean = () => true): DemoRecord | null {
    return this.#corpus.findOther(
      (ruling) => is(ruling) && !this.#material.reserved.has(ruling.id) && this.#corpus.isOnly(ruling),
      this.#rng,
    )
  }

  #cite(truth: PlantedTruth, parts: CitedParts, form: CitationForm, of: DemoRecord): string {
    const text = citeRuling(parts, form, this.#rng, this.#wordings)
    return this.#marks.mark(truth, text, `${of.id} ${of.tribunal} ${of.rol} ${of.fecha} ${of.caratulado}`)
  }

  #mention(truth: MentionTruth): Paragraph {
    const rng = this.#rng
    const ruling =
      truth === 'reserved'
        ? this.#corpus.findOther(({ id, ...other }) => this.#material.reserved.has(id) && this.#corpus.isOnly(other), rng)
        : this.#ruling(
            ({ coleccion, id }) =>
              truth === 'right' || (coleccion !== 'contraloria' && (truth !== 'caption' || this.#material.clearCaptions.has(id))),
          )
    if (ruling === null) return null
    const parts = this.#partsOf(truth, ruling)
    if (parts === null) return null
    const form: CitationForm =
      truth === 'date'
        ? 'dated'
        : truth === 'caption'
          ? 'captioned'
          : truth === 'right'
            ? rng.pick(['dated', 'plain', 'captioned'])
            : rng.pick(checkableForms)
    return this.#mentioned(this.#cite(truth, parts, form, ruling))
  }

  #partsOf(truth: MentionTruth, ruling: DemoRecord): CitedParts | null {
    const rng = this.#rng
    switch (truth) {
      case 'docket':
        return rng.chance(0.75) ? missingDocket(ruling, this.#corpus, rng) : otherDocket(ruling, this.#corpus, rng)
      case 'court':
        return otherCourt(ruling, this.#corpus, rng)
      case 'date':
        return otherDate(ruling, rng)
      case 'caption':
        return otherCaption(ruling, this.#corpus, rng)
      default:
        return ruling
    }
  }

  #mentioned(citation: string): string {
    if (this.#rng.chance(0.12)) return fill(this.#rng.pick(this.#wordings.noted), { nota: this.#note(citation) })
    return fill(this.#rng.pick(this.#wordings.mentions), { cita: citation })
  }

  #note(citation: string): string {
    this.#notes.push(citation)
    return `[${this.#notes.length}]`
  }

  #quote(truth: 'right' | 'quotation' | 'attribution'): Paragraph {
    const rng = this.#rng
    const source = this.#ruling()
    const words = source === null ? null : chooseQuotation(source.texto, rng)
    if (source === null || words === null) return null
    const cited = truth === 'attribution' ? this.#ruling(({ id, tribunal }) => tribunal === source.tribunal && id !== source.id) : source
    if (cited === null || (truth === 'attribution' && foldWords(cited.texto).includes(foldWords(words)))) return null
    const written = truth === 'quotation' ? misquote(words, rng).text : words
    if (truth === 'quotation' && foldWords(source.texto).includes(foldWords(written))) return null
    const [open, close] = rng.pick(this.#wordings.quoteMarks)
    const omitted = truth !== 'quotation' && rng.chance(0.2) ? omitWords(written, rng.pick(this.#wordings.omissions), rng) : written
    const citation = this.#cite(truth, cited, rng.pick(['dated', 'plain', 'captioned']), cited)
    const texto = `${open}${omitted}${close}`
    const how = rng.weighted([
      ['before', 5],
      ['behind', 4],
      ['noted', 1],
    ] as const)
    const recital = recitalSlots(source.texto, words)
    const slots = { cita: citation, texto, ...recital }
    if (how === 'before') return fill(rng.pick(quotingTemplates(this.#wordings.quotingBefore, recital)), slots)
    if (how === 'behind') return fill(rng.pick(quotingTemplates(this.#wordings.quotingBehind, recital)), slots)
    return fill(rng.pick(this.#wordings.quotingNoted), { nota: this.#note(citation), texto })
  }

  #list(truth: 'right' | 'docket'): Paragraph {
    const rng = this.#rng
    const first = this.#ruling(({ coleccion }) => coleccion === 'corte_suprema' || coleccion === 'corte_de_apelaciones')
    if (first === null) return null
    const others = [1, 2].map(() => this.#ruling(({ tribunal, coleccion }) => tribunal === first.tribunal && coleccion === first.coleccion))
    const rulings = [first, ...others].filter((ruling) => ruling !== null)
    const wrong = truth === 'right' ? -1 : rng.between(0, rulings.length - 1)
    const roles = rulings.map((ruling, at) => {
      const parts = at === wrong ? missingDocket(ruling, this.#corpus, rng) : ruling
      const { number, year } = readDocket((parts ?? ruling).rol)
      const written = `${number >= 1000 && rng.chance(0.7) ? withThousandsDots(number) : number}-${year}`
      return this.#marks.mark(at === wrong ? 'docket' : 'right', written, `${ruling.id} ${ruling.tribunal} ${ruling.rol}`)
    })
    const slots = { ...courtForm(first, rng, this.#wordings), roles: `${roles.slice(0, -1).join(', ')} y ${roles.at(-1)}` }
    return fill(rng.pick(this.#wordings.mentions), { cita: fill(rng.pick(this.#wordings.lists), slots) })
  }

  #courtless(): Paragraph {
    const ruling = this.#ruling(({ coleccion, id }) => coleccion !== 'contraloria' && this.#material.clearCaptions.has(id))
    return ruling === null ? null : this.#mentioned(this.#cite('right', ruling, 'courtless', ruling))
  }

  /** A number that several courts give, without court, day or caption. */
  #ambiguous(): Paragraph {
    const rng = this.#rng
    const isShared = rng.chance(0.4)
    const ruling = this.#corpus.findOther(
      ({ rol, coleccion, id }) =>
        !this.#material.reserved.has(id) &&
        (isShared
          ? new Set(this.#corpus.courtsOf(rol)).size > 1
          : ['corte_de_apelaciones', 'civil', 'laboral', 'cobranza'].includes(coleccion)),
      rng,
    )
    if (ruling === null) return null
    const rol = docketForm(ruling, rng, this.#wordings)
    return fill(rng.pick(this.#wordings.bare), { cita: this.#marks.mark('ambiguous', rol, `${ruling.id} ${ruling.rol}`) })
  }

  #parallel(truth: 'right' | 'parallel'): Paragraph {
    return this.#rng.chance(0.55) ? this.#confirming(truth) : this.#rng.chance(0.6) ? this.#twoNumbers(truth) : this.#twiceNumbered(truth)
  }

  /** A ruling and the one that it reviewed; of a wrong pair one number is wrong. */
  #confirming(truth: 'right' | 'parallel'): Paragraph {
    const rng = this.#rng
    const above = this.#ruling(({ rolOrigen, tribunalOrigen }) => rolOrigen !== null && this.#originOf(rolOrigen, tribunalOrigen) !== null)
    const below = above === null ? null : this.#originOf(above.rolOrigen, above.tribunalOrigen)
    if (above === null || below === null) return null
    const wrong = truth === 'right' ? null : rng.pick(['above', 'below'] as const)
    const cite = (ruling: DemoRecord, isWrong: boolean): string | null => {
      const parts = isWrong ? missingDocket(ruling, this.#corpus, rng) : ruling
      return parts === null ? null : this.#cite(isWrong ? 'parallel' : 'right', parts, rng.pick(['dated', 'plain']), ruling)
    }
    const [arriba, abajo] = [cite(above, wrong === 'above'), cite(below, wrong === 'below')]
    if (arriba === null || abajo === null) return null
    return fill(rng.pick(this.#wordings.mentions), { cita: fill(rng.pick(this.#wordings.confirming), { arriba, abajo }) })
  }

  #originOf(rol: string | null, tribunal: string | null): DemoRecord | null {
    return rol === null ? null : this.#ruling((ruling) => ruling.rol === rol && ruling.tribunal === tribunal)
  }

  /** The RIT and the RUC of one case. */
  #twoNumbers(truth: 'right' | 'parallel'): Paragraph {
    const rng = this.#rng
    const ruling = this.#ruling(({ ruc }) => ruc !== null)
    if (ruling === null || ruling.ruc === null) return null
    const [whole = '', body = ''] = /(\d{5,})-\d$/u.exec(ruling.ruc) ?? []
    const slipped = tryUntil(() => {
      const changed = String(slip(Number(body), rng)).padStart(body.length, '0')
      return changed.length === body.length && changed !== body ? changed : null
    })
    const ruc = truth === 'right' ? ruling.ruc : ruling.ruc.replace(whole, `${slipped ?? body}${whole.slice(body.length)}`)
    if (truth === 'parallel' && ruc === ruling.ruc) return null
    const { el, del } = courtForm(ruling, rng, this.#wordings)
    const text = fill(rng.pick(this.#wordings.twoNumbers), { rol: docketForm(ruling, rng, this.#wordings), ruc, el, del })
    return this.#mentioned(this.#marks.mark(truth, text, `${ruling.id} ${ruling.rol} ${ruling.ruc}`))
  }

  /** A dictamen by its number and year, and by its code. */
  #twiceNumbered(truth: 'right' | 'parallel'): Paragraph {
    const rng = this.#rng
    const opinion = this.#ruling(({ coleccion }) => coleccion === 'contraloria')
    if (opinion === null) return null
    const other = truth === 'right' ? opinion : missingDocket(opinion, this.#corpus, rng)
    if (other === null) return null
    const named = this.#cite('right', opinion, 'plain', opinion)
    return fill(rng.pick(this.#wordings.mentions), { cita: `${named} (${this.#marks.mark(truth, other.rol, opinion.rol)})` })
  }

  #norm(truth: 'right' | 'article' | 'law' | 'repealed'): Paragraph {
    const rng = this.#rng
    if (truth === 'repealed') {
      const norm = rng.pick(this.#material.repealed)
      const { art } = this.#article(truth, norm, rng.pick(norm.articles))
      return fill(rng.pick(this.#wordings.repealedMentions), { art })
    }
    const [norm, article] = this.#citedNorm()
    if (norm === null) return null
    if (truth === 'right' && rng.chance(0.2)) return this.#twoArticles(norm, article)
    if (truth === 'right' && rng.chance(0.15)) {
      const bare = articleForm(norm, article, rng, { ...this.#wordings, normFirst: [] }).bare.toUpperCase()
      return fill(rng.pick(this.#wordings.headings), { art: this.#marks.mark('right', bare, `${norm.name} ${article}`) })
    }
    const cited =
      truth === 'right'
        ? this.#article('right', norm, article)
        : truth === 'article'
          ? this.#wrongArticle(norm, article)
          : this.#wrongLaw(norm, article)
    return cited === null ? null : fill(rng.pick(this.#wordings.normMentions), { art: cited.art })
  }

  /** A norm in force and one of its articles that a ruling of the corpus applies. */
  #citedNorm(): readonly [BriefNorm | null, string] {
    const ruling = this.#ruling(({ normas }) => normas.length > 0)
    if (ruling === null) return [null, '']
    const { clave, articulo } = this.#rng.pick(ruling.normas)
    const norm = this.#material.norms.get(clave.split(':')[0] ?? '') ?? null
    return articulo !== null && norm?.articles.includes(articulo) === true ? [norm, articulo] : [null, '']
  }

  #article(truth: PlantedTruth, norm: BriefNorm, article: string): { readonly art: string } {
    const { art } = articleForm(norm, article, this.#rng, this.#wordings)
    return { art: this.#marks.mark(truth, art, `${norm.name} ${article}`) }
  }

  #twoArticles(norm: BriefNorm, article: string): Paragraph {
    const rng = this.#rng
    const other = rng.pick(norm.articles.filter((one) => /^\d+$/u.test(one)))
    const name = normName(norm, rng, this.#wordings)
    const template = rng.pick(this.#wordings.twoArticles).replace('{parte}', rng.pick(this.#wordings.parts))
    const [before = '', between = ''] = template.split(/\{[ab]\}/u)
    const one = this.#marks.mark('right', `${before}${article}`, `${norm.name} ${article}`)
    const two = this.#marks.mark('right', `${other} ${ofNorm(name)}`, `${norm.name} ${other}`)
    return fill(rng.pick(this.#wordings.normMentions), { art: `los ${one}${between}${two}` })
  }

  /** An article that the norm does not have. */
  #wrongArticle(norm: BriefNorm, article: string): { readonly art: string } | null {
    const rng = this.#rng
    const number = Number.parseInt(article, 10)
    const changed = rng.chance(0.75) ? String(slip(number, rng)) : `${number} ${rng.pick(['ter', 'quáter', 'quinquies', 'sexies'])}`
    if (norm.articles.includes(changed) || Number.parseInt(changed, 10) === 0) return null
    return this.#article('article', norm, changed)
  }

  /** A law that does not exist, an article of another norm, or a law under the name of another. */
  #wrongLaw(norm: BriefNorm, article: string): { readonly art: string } | null {
    const rng = this.#rng
    const others = [...this.#material.norms.values()].filter(({ name }) => name !== norm.name)
    const other = rng.pick(others)
    if (norm.law === null) return other.articles.includes(article) ? null : this.#article('law', other, article)
    const law = String(slip(Number(norm.law), rng))
    if (rng.chance(0.65)) {
      if (this.#material.isLaw(law) || law.length !== norm.law.length) return null
      return this.#article('law', { ...norm, law, usualNames: [] }, article)
    }
    const name = other.usualNames.find((usual) => /^Ley (?:de|sobre) /u.test(usual))
    if (name === undefined || other.law === null) return null
    const text = `el artículo ${article} de la Ley N° ${dotted(norm.law)}, ${name.slice('Ley '.length)}`
    return { art: this.#marks.mark('law', text, `${norm.name} named as ${other.name}`) }
  }

  #compose(paragraphs: readonly string[]): string {
    const rng = this.#rng
    const joined: string[] = []
    for (const paragraph of paragraphs) {
      const last = joined.at(-1)
      const isJoinable =
        last !== undefined && rng.chance(0.2) && ![last, paragraph].some((text) => text.includes('\n') || this.#isBare(text))
      if (isJoinable) joined[joined.length - 1] = `${last} ${paragraph}`
      else joined.push(paragraph)
    }
    const slots = this.#inventSlots()
    joined.splice(rng.between(1, joined.length), 0, fill(rng.pick(this.#wordings.distractors), slots))
    const parts = [
      rng.pick(this.#wordings.titles),
      fill(rng.pick(this.#wordings.openings), slots),
      fill(rng.pick(this.#wordings.facts), slots),
      'EL DERECHO',
      ...joined,
      rng.pick(this.#wordings.closings),
      ...this.#notes.map((note, at) => `[${at + 1}] ${note}.`),
    ]
    return parts.join('\n\n')
  }

  #isBare(text: string): boolean {
    return this.#wordings.bare.some((bare) => text.startsWith(bare.slice(0, bare.indexOf('{'))))
  }

  /** Facts of the brief's own case. Its docket number is none of the corpus. */
  #inventSlots(): Readonly<Record<string, string>> {
    const rng = this.#rng
    const [lawyer, one, other] = [inventPerson(rng), inventPerson(rng), inventPerson(rng)]
    const own = tryUntil(() => {
      const rol = writeDocket(
        { letter: rng.pick(['C', 'O', 'T']), number: rng.between(100, 9999), year: 2026, suffix: null, electronic: false },
        '',
      )
      return this.#corpus.courtsOf(rol).length === 0 ? rol : null
    })
    return {
      abogado: lawyer.name.toUpperCase(),
      propia: `${one.surnames} con ${other.surnames}`,
      rol: this.#marks.mark('own', `${rng.pick(['RIT', 'rol', 'Rol N°'])} ${own ?? 'C-1-2026'}`, 'own case'),
      rut: `${rng.between(7, 21)}.${rng.between(100, 999)}.${rng.between(100, 999)}-${rng.between(0, 9)}`,
      calle: `${rng.pick(streets)} N° ${rng.between(100, 9000)}`,
      fecha: dateForm(
        `202${rng.between(1, 5)}-${String(rng.between(1, 12)).padStart(2, '0')}-${String(rng.between(1, 28)).padStart(2, '0')}`,
        rng,
      ),
      monto: `$${withThousandsDots(rng.between(400_000, 90_000_000))}`,
      x: String(rng.between(100, 9999)),
      y: String(rng.between(100, 9999)),
      z: String(rng.between(1990, 2024)),
      w: String(rng.between(10, 99)),
    }
  }
}
