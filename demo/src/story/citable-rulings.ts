import type { Citable, Citation, Treatment } from '../case/level.ts'
import type { Day } from '../language/dates.ts'
import type { Line } from '../matter.ts'
import type { Rng } from '../random/rng.ts'
import type { Criterion } from './criterion.ts'

const maxCitable = 60

interface Citing {
  readonly court: string
  readonly decidedOn: Day
  readonly line: Line
  readonly criterion: Criterion
  /** Courts of first instance only follow or mention a ruling. */
  readonly first: boolean
}

/** The latest rulings of each matter that later ones may cite, up to a limit. */
export class CitableRulings {
  readonly #byMatter = new Map<string, Citable[]>()

  add(matter: string, ruling: Citable): void {
    const list = this.#byMatter.get(matter) ?? []
    list.push(ruling)
    if (list.length > maxCitable) list.shift()
    this.#byMatter.set(matter, list)
  }

  /** Up to two earlier rulings, with how this one treats them. */
  choose(rng: Rng, matter: string, citing: Citing): readonly Citation[] {
    const earlier = (this.#byMatter.get(matter) ?? []).filter(({ decidedOn }) => decidedOn < citing.decidedOn - 20)
    if (earlier.length === 0 || rng.chance(citing.first ? 0.55 : citing.court === 'Corte Suprema' ? 0.15 : 0.35)) return []
    const departed = this.#departs(rng, earlier, citing)
    const alike = earlier.filter(({ line }) => line === citing.line)
    const pool = alike.length > 0 && rng.chance(0.55) ? alike : earlier
    const targets = rng.shuffle(pool).slice(0, rng.chance(0.35) ? 2 : 1)
    const chosen = targets.flatMap((target): Citation[] => {
      if (target === departed?.target) return []
      const treatment = this.#treat(rng, target, citing)
      return treatment === null ? [] : [{ target, treatment }]
    })
    return departed === null ? chosen : [departed, ...chosen].slice(0, 2)
  }

  #departs(rng: Rng, earlier: readonly Citable[], citing: Citing): Citation | null {
    const { change } = citing.criterion
    if (change === null || citing.court !== 'Corte Suprema' || citing.decidedOn < change.day || !rng.chance(0.8)) return null
    const old = earlier.filter(({ court, decidedOn, line }) => court === 'Corte Suprema' && decidedOn < change.day && line !== citing.line)
    return old.length === 0 ? null : { target: rng.pick(old), treatment: 'se_aparta' }
  }

  #treat(rng: Rng, target: Citable, citing: Citing): Treatment | null {
    if (target.line === citing.line) return rng.chance(0.62) ? 'sigue' : 'cita'
    return citing.first ? null : 'distingue'
  }
}
