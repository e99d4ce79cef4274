/**
 * One way of writing briefs: templates with slots in braces. `{el}`, `{del}`, `{tribunal}` name the court, `{rol}` the docket number, `{fecha}`
 * the day, `{caratula}` the caption, `{cita}` a whole citation, `{texto}` quoted words, `{art}` articles and `{norma}` a norm.
 */
export interface BriefWordings {
  /** Docket numbers of upper courts: `{n}` the number with or without dots, `{a}` the year, `{aa}` its last two figures. */
  readonly dockets: readonly string[]
  /** Docket numbers with a letter: `{letra}`, `{n}`, `{a}`. */
  readonly lettered: readonly string[]
  readonly constitutional: readonly string[]
  /** Dictámenes: `{dictamen}` number, `{a}`, `{fecha}`. */
  readonly opinions: readonly string[]
  readonly supremeNames: readonly string[]
  /** `{ciudad}`. */
  readonly appealNames: readonly string[]
  /** Court, docket number and, mostly, the day. */
  readonly dated: readonly string[]
  /** A dictamen with its organ. */
  readonly opinion: readonly string[]
  /** Court and docket number. */
  readonly plain: readonly string[]
  /** With the caption. */
  readonly captioned: readonly string[]
  /** Docket number, caption and day, without court. */
  readonly courtless: readonly string[]
  /** A docket number alone, in a paragraph that names no court. */
  readonly bare: readonly string[]
  /** Two or more docket numbers of one court: `{roles}`. */
  readonly lists: readonly string[]
  /** A ruling that confirms another: `{arriba}`, `{abajo}`. */
  readonly confirming: readonly string[]
  /** `{rol}` and `{ruc}` of one case, `{del}` its court. */
  readonly twoNumbers: readonly string[]
  /** Sentences around a citation without quotation. */
  readonly mentions: readonly string[]
  /**
   * Sentences around a quotation: citation before, behind in parentheses, or in a footnote `{nota}`. The first two may name the considerando
   * that the words stand in: `{considerando}` «séptimo», `{nc}` «7°».
   */
  readonly quotingBefore: readonly string[]
  readonly quotingBehind: readonly string[]
  readonly quotingNoted: readonly string[]
  readonly noted: readonly string[]
  /** Around quotations: opening and closing marks. */
  readonly quoteMarks: readonly (readonly [string, string])[]
  readonly omissions: readonly string[]
  /** One article, several, and an article named behind its norm. */
  readonly oneArticle: readonly string[]
  readonly twoArticles: readonly string[]
  readonly normFirst: readonly string[]
  readonly parts: readonly string[]
  readonly normMentions: readonly string[]
  readonly repealedMentions: readonly string[]
  readonly lawNumbers: readonly string[]
  /** Headings in capitals with an article: `{art}`. */
  readonly headings: readonly string[]
  readonly titles: readonly string[]
  readonly openings: readonly string[]
  readonly facts: readonly string[]
  readonly distractors: readonly string[]
  readonly closings: readonly string[]
}

/** Replaces the slots of a template. A slot without value is a fault of the wording. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  const filled = template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) throw new Error(`A wording of briefs has no value for «${name}»: ${template}`)
    return value
  })
  return filled.replaceAll(elBehind, '$1l $2')
}

/** «de el» and «a el», a mark of a planted citation between them or not. */
const elBehind = /(?<!\p{L})([Dd]e|[Aa])(?: (\uE000.)?)el (?=\p{L})/gu
