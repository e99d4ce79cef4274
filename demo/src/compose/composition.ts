import type { CaseFile } from '../case/case-file.ts'
import type { CaseVoice } from '../case/case-voice.ts'
import type { Citation, Instance, Treatment } from '../case/level.ts'
import { dateInWords } from '../language/dates.ts'
import type { Block } from '../matter.ts'
import type { Rng } from '../random/rng.ts'
import { type BankName, frame } from './banks.ts'
import { Draft } from './draft.ts'
import { chooseNumbering } from './numbering.ts'

export const fictionMark = 'Sentencia ficticia de demostración'

export interface PlantedCitation {
  readonly target: string
  readonly treatment: Treatment
  readonly phrase: string
}

/** The inputs of a composer and the text it produces. */
export class Composition {
  readonly file: CaseFile
  readonly instance: Instance
  readonly voice: CaseVoice
  readonly target: number
  readonly draft: Draft
  readonly rng: Rng
  readonly planted: PlantedCitation[] = []

  constructor(file: CaseFile, instance: Instance, voice: CaseVoice, target: number) {
    this.file = file
    this.instance = instance
    this.voice = voice
    this.target = target
    this.rng = voice.wording
    this.draft = new Draft(chooseNumbering(voice.wording))
    this.draft.add(fictionMark)
  }

  /** A sentence of a bank, as a separate paragraph or (`que`) as the continuation of «Que, ». */
  framed(bank: BankName, section: string, que = false): string {
    return this.voice.say(frame(bank, section, this.rng), que)
  }

  /** Decisions, which name the parties in full. */
  decide(blocks: readonly Block[]): readonly string[] {
    this.voice.formal = true
    const texts = blocks.map((block) => this.voice.say(block))
    this.voice.formal = false
    return texts
  }

  /** «Santiago, doce de marzo de dos mil diecinueve.» */
  placeAndDate(): string {
    const { level } = this.instance
    const city =
      level.court === 'Corte Suprema' || level.collection === 'tribunal_constitucional' ? 'Santiago' : this.file.seat.territory.city
    const place = level.proceeding === 'first' ? this.file.seat.town.name : city
    const date = dateInWords(level.decidedOn)
    return this.rng.pick([`${place}, ${date}.`, `${place}, ${date}.`, `En ${place}, a ${date}.`, `${place}, a ${date}.`])
  }

  /** Considerandos, one for each block or two in one. */
  addConsiderandos(blocks: readonly Block[]): void {
    let position = 0
    while (position < blocks.length) {
      const first = blocks[position++]
      if (first === undefined) return
      const next = blocks[position]
      const paragraph = this.voice.say(first, true)
      if (next !== undefined && this.rng.chance(0.3)) {
        position++
        this.draft.addConsiderando(paragraph, this.voice.say(next))
      } else this.draft.addConsiderando(paragraph)
    }
  }

  /** The considerando on earlier rulings. */
  addCitations(): void {
    const { citations } = this.instance.level
    if (citations.length === 0) return
    const texts = citations.map((citation, position) => this.#cite(citation, position === 0))
    this.draft.addConsiderando(texts.join(' '))
  }

  #cite(citation: Citation, que: boolean): string {
    const { text, phrase } = this.voice.cite(frame('comunes', `cita.${citation.treatment}`, this.rng), citation, que)
    const shown = text.includes(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)
    this.planted.push({ target: citation.target.id, treatment: citation.treatment, phrase: shown })
    return text
  }

  /** Dissent and concurrence, which follow the decision. */
  addVotes(reasons: readonly Block[]): void {
    const { level } = this.instance
    const dissenter = level.dissenter === null ? undefined : level.judges[level.dissenter]
    if (dissenter !== undefined && reasons.length > 0) {
      this.draft.add(this.voice.ofJudge(frame('comunes', 'disidencia.intro', this.rng), dissenter))
      const tc = level.collection === 'tribunal_constitucional'
      const count = tc ? reasons.length : Math.min(reasons.length, this.target > 6000 ? 4 : this.target > 2500 ? 2 : 1)
      const chosen = this.rng.shuffle(reasons).slice(0, count)
      const numbered = chosen.length > 1
      chosen.forEach((block, position) => {
        const text = this.voice.say(block, true)
        this.draft.add(numbered ? `${position + 1}.- Que ${text}` : `Que ${text}`)
      })
    }
    const concurrer = level.concurrer === null ? undefined : level.judges[level.concurrer]
    if (concurrer !== undefined) this.draft.add(this.voice.ofJudge(frame('comunes', 'prevencion', this.rng), concurrer))
  }

  /** Drafter of a ruling of several judges, when the text names one. */
  drafterLine(): string | null {
    const { judges } = this.instance.level
    const drafter = judges[0]
    if (drafter === undefined || judges.length < 2 || !this.rng.chance(0.45)) return null
    this.draft.add(this.voice.ofJudge(frame('comunes', 'redaccion', this.rng), drafter))
    return drafter.name
  }
}
