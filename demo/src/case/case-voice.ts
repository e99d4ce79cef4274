import { ordinalInWords } from '@basejuris/domain/spanish-ordinals'
import { benchInWords, type DemoMinister, judgeWithTitle } from '../fiction/judges.ts'
import { inventPerson, type Person, withCourtesyTitle } from '../fiction/names.ts'
import { type Day, dateInFigures, dateInWords, yearOf } from '../language/dates.ts'
import { numberWords, withThousandsDots } from '../language/number-words.ts'
import { joinSeries } from '../language/series.ts'
import type { Block } from '../matter.ts'
import type { Rng } from '../random/rng.ts'
import { normInWords } from '../text/norm-forms.ts'
import { renderBlock } from '../text/sentences.ts'
import type { Voice } from '../text/template.ts'
import { type CaseFile, childInitials, inventAddress, inventOccupation } from './case-file.ts'
import { inventDetail, money } from './invent-detail.ts'
import type { Citation, Instance, Level } from './level.ts'
import { actionNoun, captionOf, contraryDecision, decisionBelow, firstResult, loserOf, replacement, shortNames } from './roles.ts'

export type DateForm = 'words' | 'figures'

const ofDocket = (docket: string): string =>
  docket.replace(
    /^(?:([A-Z]+)-)?(\d+)-(\d{4})$/,
    (_, letter, n, year) => `${letter ? `${letter}-` : ''}${withThousandsDots(Number(n))}-${year}`,
  )

/** True when a text cites the article of a key (`CT:161`). A whole law counts as cited. */
const mentions = (text: string, key: string): boolean => {
  const colon = key.indexOf(':')
  return colon < 0 || text.includes(key.slice(colon + 1))
}

/** Renders templates with the facts of a case as one decision sees them. Collects the norms and phrases it used. */
export class CaseVoice implements Voice {
  readonly wording: Rng
  readonly facts: Rng
  readonly norms = new Set<string>()
  readonly #file: CaseFile
  readonly #instance: Instance
  readonly #dates: DateForm
  #block = new Map<string, string>()
  #witness: Person | null = null
  #documentedOn: Day | null = null
  #citation: Citation | null = null
  #phrase = ''
  #judge: DemoMinister | null = null
  readonly #used = new Map<object, number>()
  readonly #mentions: [number, number] = [0, 0]
  /** While true, the parties are always named in full. */
  formal = false

  constructor(file: CaseFile, instance: Instance, wording: Rng, facts: Rng, dates: DateForm) {
    this.#file = file
    this.#instance = instance
    this.wording = wording
    this.facts = facts
    this.#dates = dates
  }

  /** A wording that this ruling has not used yet, as long as there is one. */
  chooseWording(sentence: object, count: number): number {
    const used = this.#used.get(sentence) ?? 0
    let position = this.wording.between(0, count - 1)
    if (used === (1 << count) - 1) return position
    while ((used & (1 << position)) !== 0) position = (position + 1) % count
    this.#used.set(sentence, used | (1 << position))
    return position
  }

  /** Renders a block with its own witnesses, documents and sheets. */
  say(block: Block, que = false): string {
    this.#block.clear()
    this.#witness = null
    this.#documentedOn = null
    const text = renderBlock(block, this, que)
    for (const key of block.norms ?? []) if (mentions(text, key)) this.norms.add(key)
    return text
  }

  /** Renders another block with the witness of the last one. */
  sayOn(block: Block): string {
    return renderBlock(block, this)
  }

  cite(block: Block, citation: Citation, que: boolean): { text: string; phrase: string } {
    this.#citation = citation
    const text = this.say(block, que)
    this.#citation = null
    return { text, phrase: this.#phrase }
  }

  ofJudge(block: Block, judge: DemoMinister, que = false): string {
    this.#judge = judge
    const text = this.say(block, que)
    this.#judge = null
    return text
  }

  phrase(words: string): void {
    this.#phrase = words
  }

  date(day: Day): string {
    return this.#dates === 'words' ? dateInWords(day) : dateInFigures(day)
  }

  feminine(who: string): boolean {
    if (who === 'a') return this.#file.actor.feminine
    if (who === 'b') return this.#file.respondent.feminine
    if (who === 'v') return this.#file.victim.feminine
    this.slot('testigo')
    return this.#witness?.feminine ?? false
  }

  norm(reference: string): string {
    const { text, keys } = normInWords(reference, this.wording)
    for (const key of keys) this.norms.add(key)
    return text
  }

  slot(name: string): string {
    const chosen = this.#file.chosen.get(name)
    if (chosen !== undefined) return chosen
    if (name.endsWith('+')) return this.#fresh(name.slice(0, -1))
    return (
      this.#ofParties(name) ??
      this.#ofCase(name) ??
      this.#ofMatter(name) ??
      this.#ofCourt(name) ??
      this.#ofBelow(name) ??
      this.#ofJudge(name) ??
      this.#ofBlock(name)
    )
  }

  /** A party: by name at first and where the ruling must name it, later also by role. */
  #named(side: 0 | 1): string {
    const party = side === 0 ? this.#file.actor : this.#file.respondent
    this.#mentions[side]++
    const roles = shortNames(this.#file, side)
    const short = this.wording.next()
    if (this.formal || this.#mentions[side] < 4 || short < 0.4) return party.named
    return roles[Math.floor(((short - 0.4) / 0.6) * roles.length)] ?? party.named
  }

  #ofParties(name: string): string | undefined {
    const file = this.#file
    switch (name) {
      case 'actor':
      case 'imputado':
        return this.#named(0)
      case 'actorNombre':
        return file.actor.bare
      case 'demandado':
        return this.#named(1)
      case 'demandadoNombre':
        return file.respondent.bare
      case 'tercero':
        return withCourtesyTitle(file.third)
      case 'victima':
        return withCourtesyTitle(file.victim)
      case 'menor':
        return childInitials(file)
      case 'abogadoActor':
        return withCourtesyTitle(file.actorLawyer)
      case 'o:abogadoActor':
        return file.actorLawyer.feminine ? 'a' : 'o'
      case 'abogadoDemandado':
        return withCourtesyTitle(file.respondentLawyer)
      case 'fiscal':
        return withCourtesyTitle(file.prosecutor)
      case 'defensor':
        return withCourtesyTitle(file.defender)
      default:
        return undefined
    }
  }

  #ofCase(name: string): string | undefined {
    const { days, money: amounts, numbers, ...file } = this.#file
    switch (name) {
      case 'edadMenor':
        return String(numbers.childAge)
      case 'fechaHecho':
        return this.date(days.fact)
      case 'anioHecho':
        return String(yearOf(days.fact))
      case 'fechaContrato':
        return this.date(days.contract)
      case 'anioContrato':
        return String(yearOf(days.contract))
      case 'fechaTermino':
        return this.date(days.end)
      case 'fechaDemanda':
        return this.date(days.claim)
      case 'ciudad':
        return file.seat.town.name
      case 'comuna':
        return file.comuna
      case 'region':
        return file.seat.territory.region
      case 'direccion':
        return file.address
      case 'rut':
        return file.rut
      case 'ruc':
        return file.ruc
      case 'monto':
        return money(amounts.main)
      case 'monto2':
        return money(amounts.second)
      case 'monto3':
        return money(amounts.third)
      case 'sueldo':
        return money(amounts.salary)
      case 'uf':
        return `${withThousandsDots(numbers.uf)} unidades de fomento`
      case 'utm':
        return `${numbers.utm} unidades tributarias mensuales`
      case 'anios':
        return numbers.years === 1 ? 'un' : numberWords(numbers.years)
      case 'meses':
        return numberWords(numbers.months)
      case 'dias':
        return numberWords(numbers.days)
      case 'porcentaje':
        return `${numbers.percent}%`
      default:
        return undefined
    }
  }

  #ofMatter(name: string): string | undefined {
    const { matter } = this.#file
    switch (name) {
      case 'demandaDe':
        return 'demanda'
      case 'materiaFamilia':
        return (matter.subjects[0] ?? 'familia').toLowerCase()
      case 'normasCaso':
        return joinSeries(matter.norms.map((key) => `el ${this.norm(key)}`))
      case 'accion':
        return actionNoun(this.#file)
      case 'caratula':
        return captionOf(this.#file)
      case 'controversia':
        return this.norm(matter.controversy)
      case 'recursoCorte':
        return (matter.action?.appealType ?? 'apelación').toLowerCase().replace(/-.*/, '')
      case 'articuloAccion':
        return matter.action?.appealType.toLowerCase().startsWith('amparo') ? '21' : '20'
      default:
        return undefined
    }
  }

  #ofCourt(name: string): string | undefined {
    const { level } = this.#instance
    switch (name) {
      case 'tribunal':
        return level.court
      case 'rol':
        return ofDocket(level.docket)
      case 'corte':
        return `Corte de Apelaciones de ${this.#file.seat.territory.city}`
      case 'fechaSentencia':
        return this.date(level.decidedOn)
      case 'sala':
        return level.chamber ?? 'sala'
      case 'integrantes':
        return benchInWords(level.judges)
      case 'juezA':
        return level.judges[0]?.feminine ? 'a' : ''
      case 'juezO':
        return level.judges[0]?.feminine ? 'a' : 'o'
      case 'juez':
        return level.judges[0] === undefined ? 'quien suscribe' : withCourtesyTitle(level.judges[0])
      case 'decisionReemplazo':
        return replacement(this.#file, level)
      case 'contrario':
        return contraryDecision(this.#file, this.#instance)
      case 'motivosEliminados':
        return this.#removedGrounds()
      default:
        return undefined
    }
  }

  #removedGrounds(): string {
    const from = this.facts.between(3, 12)
    const [a, b] = [ordinalInWords(from), ordinalInWords(from + this.facts.between(1, 4))]
    return this.wording.pick([
      `sus considerandos ${a} a ${b}`,
      `los motivos ${a} y ${b}`,
      `los fundamentos ${a} a ${b}`,
      `su razonamiento ${a}`,
    ])
  }

  #ofBelow(name: string): string | undefined {
    const { below } = this.#instance
    const [origin] = below
    const first = below.at(-1)
    if (origin === undefined || first === undefined) return name === 'tribunalOrigen' ? this.#file.pendingCourt : undefined
    switch (name) {
      case 'tribunalOrigen':
        return origin.court
      case 'rolOrigen':
        return ofDocket(origin.docket)
      case 'fechaSentenciaOrigen':
        return this.date(origin.decidedOn)
      case 'tribunalPrimera':
        return first.court
      case 'rolPrimera':
        return ofDocket(first.docket)
      case 'fechaSentenciaPrimera':
        return this.date(first.decidedOn)
      case 'resueltaPrimera':
        return firstResult(first)
      case 'recurrente':
        return loserOf(this.#file, origin)
      case 'apelantePrevio':
        return loserOf(this.#file, below[1] ?? origin)
      case 'decisionOrigen':
        return decisionBelow(this.#file, this.#instance)
      case 'resolvioOrigen':
        return origin.line === 'favorable' ? 'acogió' : 'rechazó'
      default:
        return undefined
    }
  }

  #ofJudge(name: string): string | undefined {
    if (this.#citation !== null) {
      const { target } = this.#citation
      if (name === 'rolCitado') return this.wording.chance(0.7) ? ofDocket(target.docket) : target.docket
      if (name === 'fechaCitada') return this.date(target.decidedOn)
      if (name === 'laCorteCitada') return this.#citedCourt(target.court)
    }
    if (this.#judge === null) return undefined
    const [form] = name.split(':')
    return form === 'del' || form === 'el' ? judgeWithTitle(this.#judge, form) : undefined
  }

  #citedCourt(court: string): string {
    if (court === this.#instance.level.court) return court === 'Corte Suprema' ? 'esta Corte Suprema' : 'esta Corte'
    return court === 'Corte Suprema' ? this.wording.pick(['la Corte Suprema', 'la Excma. Corte Suprema']) : `la ${court}`
  }

  #ofBlock(name: string): string {
    const chosen = this.#block.get(name)
    if (chosen !== undefined) return chosen
    const made = this.#forBlock(name)
    this.#block.set(name, made)
    return made
  }

  #forBlock(name: string): string {
    if (name === 'testigo') {
      this.#witness = inventPerson(this.facts)
      return withCourtesyTitle(this.#witness)
    }
    if (name === 'testigo2' || name === 'perito') return withCourtesyTitle(inventPerson(this.facts))
    if (name === 'fechaDoc') return this.date(this.#documentDay())
    if (name === 'fechaDoc2')
      return this.date(this.#documentDay() + this.facts.between(4, this.level.proceeding === 'inaplicabilidad' ? 20 : 95))
    if (name === 'direccionDoc') return inventAddress(this.facts)
    return this.#fresh(name.replace(/Doc$/, '').replace(/^num$/, 'numero'))
  }

  #documentDay(): Day {
    const { claim, decided } = this.#file.days
    this.#documentedOn ??=
      this.level.proceeding === 'inaplicabilidad'
        ? claim + Math.floor((decided - claim) * 0.5 * this.facts.next())
        : claim - this.facts.between(105, 900)
    return this.#documentedOn
  }

  #fresh(name: string): string {
    const { days } = this.#file
    if (name === 'fecha') return this.date(days.claim - this.facts.between(15, 900))
    if (name === 'fechaProceso') return this.date(this.facts.between(days.claim + 6, days.decided - 5))
    if (name === 'oficio') return inventOccupation(this.facts, this.#witness?.feminine ?? false)
    const list = this.#file.matter.lists?.[name]
    const made = list === undefined ? inventDetail(name, this.facts) : this.facts.pick(list)
    if (made === null) throw new Error(`unknown slot {${name}} in matter ${this.#file.matter.id} (${this.level.proceeding})`)
    return made
  }

  get level(): Level {
    return this.#instance.level
  }
}
