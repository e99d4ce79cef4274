import type { CollectionId, Outcome } from '@basejuris/domain'

/**
 * One sentence in at least four wordings, each a whole sentence with its capital and its full stop.
 * The composer writes «PRIMERO: Que, » before the first sentence of a considerando and lowers its capital, so it must read well after «Que,».
 * `{slot}` is filled from the case (list in `slots.ts`).
 * `{a:el actor|la actora}` chooses by the gender of the actor (`b` respondent, `v` victim, `t` the witness of the block).
 * `{n:CT:161}` names a norm of `norms.ts` in one of its forms, with the article before it: «el {n:CT:161}».
 * `[a|b|c]` picks one of the alternatives. They may nest, contain slots, and be empty.
 */
export type Sentence = readonly [string, string, string, string, ...string[]]

/** A considerando or an argument: sentences in order; the generator drops optional ones and picks one wording of each. */
export interface Block {
  readonly id: string
  readonly sentences: readonly Sentence[]
  /** Indices in `sentences` that may be left out. */
  readonly optional?: readonly number[]
  /** Articles this block cites in words of its own instead of `{n:…}`, as keys of `norms.ts` (`CT:161`). */
  readonly norms?: readonly string[]
}

/** `favorable`: the claim (in penal matters the accusation) succeeds; `contraria`: it fails. */
export type Line = 'favorable' | 'contraria'

export type PartyKind =
  | 'persona'
  | 'mujer'
  | 'empresa'
  | 'sindicato'
  | 'municipalidad'
  | 'isapre'
  | 'afp'
  | 'banco'
  | 'servicio'
  | 'clinica'
  | 'universidad'
  | 'fisco'
  | 'ministerio_publico'

export interface Appeal {
  readonly court: CollectionId
  /** «recurso de nulidad», «apelación», «casación en el fondo», «unificación de jurisprudencia», «queja», «apelación de protección»… */
  readonly appealType: string
  /** Book of the court of appeal («Laboral - Cobranza», «Civil», «Penal», «Familia», «Protección», «Amparo»). */
  readonly book: string | null
}

/** A kind of dispute with its own facts, law and two opposite lines of reasoning on the same article. */
export interface Matter {
  readonly id: string
  /** Subject headings as a source would give them. */
  readonly subjects: readonly string[]
  /** First-instance (or only) collection. */
  readonly collection: CollectionId
  /** Docket letter at first instance (`O`, `T`, `C`, `F`…), or null for courts that use none. */
  readonly letter: string | null
  /** For matters that begin in a court of appeal or the Corte Suprema: «Protección», «Amparo», «Queja» and its book. */
  readonly action?: { readonly appealType: string; readonly book: string | null }
  /** Appeals in the order in which they may be lodged, empty when the case never goes up. */
  readonly appeals: readonly Appeal[]
  /** Topics of the testimony and documents that the banks of first instance lend to long rulings (`dicho.accidente` → `accidente`). */
  readonly topics?: readonly string[]
  /** Default: a person against a company. In penal matters the actor is the accused. */
  readonly parties?: { readonly actor: PartyKind; readonly demandado: PartyKind }
  /** The matter's own word lists: `{name}` is one word for the whole case, `{name+}` a new one each time. */
  readonly lists?: Readonly<Record<string, readonly string[]>>
  /** Outcomes of the first instance by line. Default: `acoge`/`acoge_parcial` and `rechaza`, those that have orders. */
  readonly outcomes?: Readonly<Record<Line, readonly Outcome[]>>
  /** Years in which such a case can be decided (inclusive). Default 1998–2026. */
  readonly years?: readonly [number, number]
  /** Fit for mass litigation: planted clusters of near-identical rulings with other parties. */
  readonly mass?: boolean
  /** Share of the matter among those of its collection. Default 1. */
  readonly weight?: number
  /** The article on which the two lines differ. */
  readonly controversy: string
  /** Cited in the resolutive part. */
  readonly norms: readonly string[]
  readonly facts: readonly Block[]
  readonly claim: readonly Block[]
  readonly defence: readonly Block[]
  readonly evidence: readonly Block[]
  readonly law: readonly Block[]
  readonly reasoning: Readonly<Record<Line, readonly Block[]>>
  /** Reasoning of the courts above, by the line they take; they also draw on `law`. */
  readonly appealReasoning: Readonly<Record<Line, readonly Block[]>>
  /** Reasons of a dissenter who would have taken this line. */
  readonly dissent: Readonly<Record<Line, readonly Block[]>>
  /** Resolutive sentences of the first instance by outcome; every outcome that may occur has at least one block. Orders of the courts above are the composer's. */
  readonly orders: Readonly<Partial<Record<Outcome, readonly Block[]>>>
}
