import type { Rng } from '../random/rng.ts'
import type { DemoRecord } from '../record.ts'
import { type BriefWordings, fill } from './brief-wordings.ts'
import { type CitedParts, captionForm, courtForm, dateForm, docketForm } from './ruling-forms.ts'

/** Which parts a citation names. */
export type CitationForm = 'dated' | 'plain' | 'captioned' | 'courtless'

/** A citation of a ruling in words, from parts that may have been changed. */
export function citeRuling(parts: CitedParts, form: CitationForm, rng: Rng, wordings: BriefWordings): string {
  const isOpinion = parts.coleccion === 'contraloria'
  const { tribunal, el, del } = courtForm(parts, rng, wordings)
  const slots = {
    tribunal,
    el,
    del,
    rol: docketForm(parts, rng, wordings),
    fecha: dateForm(parts.fecha, rng),
    caratula: captionForm(parts.caratulado, rng, wordings),
  }
  return fill(rng.pick(wordings[isOpinion ? 'opinion' : form]), slots)
}

/** The day or the caption is written, so that a wrong number can be told from a right one. */
export const checkableForms = ['dated', 'captioned'] as const

/** Docket numbers and courts of the corpus, to know what exists. */
export class CorpusIndex {
  readonly #courts = new Map<string, string[]>()
  readonly #rulings: readonly DemoRecord[]

  constructor(rulings: readonly DemoRecord[]) {
    this.#rulings = rulings
    for (const { rol, tribunal } of rulings) this.#courts.set(rol, [...(this.#courts.get(rol) ?? []), tribunal])
  }

  /** Courts that have the docket number, once for each ruling. */
  courtsOf(rol: string): readonly string[] {
    return this.#courts.get(rol) ?? []
  }

  /** Rulings that a docket number with its court names alone. */
  isOnly({ rol, tribunal }: Pick<DemoRecord, 'rol' | 'tribunal'>): boolean {
    return this.courtsOf(rol).filter((court) => court === tribunal).length === 1
  }

  findOther(is: (ruling: DemoRecord) => boolean, rng: Rng): DemoRecord | null {
    const found = this.#rulings.filter(is)
    return found.length === 0 ? null : rng.pick(found)
  }
}
