import { partsOf } from '../language/dates.ts'
import type { Rng } from '../random/rng.ts'
import type { DemoRecord } from '../record.ts'
import type { CorpusIndex } from './cite-rulings.ts'
import { type CitedParts, readDocket, writeDocket } from './ruling-forms.ts'

const maxAttempts = 40

/** Calls `attempt` until it answers something else than null. */
export function tryUntil<Made>(attempt: () => Made | null): Made | null {
  for (let attempts = 0; attempts < maxAttempts; attempts++) {
    const made = attempt()
    if (made !== null) return made
  }
  return null
}

/** A slip of the hand in a number: figures exchanged, replaced, doubled or left out. */
export function slip(number: number, rng: Rng): number {
  const digits = String(number).split('')
  const at = rng.between(0, digits.length - 1)
  switch (rng.pick(['exchanged', 'replaced', 'doubled', 'dropped'])) {
    case 'exchanged':
      if (at + 1 < digits.length) [digits[at], digits[at + 1]] = [digits[at + 1] ?? '', digits[at] ?? '']
      break
    case 'replaced':
      digits[at] = String(rng.between(1, 9))
      break
    case 'doubled':
      digits.splice(at, 0, digits[at] ?? '')
      break
    default:
      if (digits.length > 3) digits.splice(at, 1)
  }
  return Number(digits.join(''))
}

/** A docket number that no ruling of the corpus has, near the right one. */
export function missingDocket(parts: CitedParts, corpus: CorpusIndex, rng: Rng): CitedParts | null {
  return tryUntil(() => {
    const docket = readDocket(parts.rol)
    // The numbers of the Tribunal Constitucional are cited without their year, too.
    const changed =
      rng.chance(0.8) || docket.suffix !== null
        ? { ...docket, number: slip(docket.number, rng) }
        : { ...docket, year: Math.min(docket.year + rng.pick([-2, -1, 1]), Number(parts.fecha.slice(0, 4))) }
    const rol = writeDocket(changed, parts.rol)
    return rol === parts.rol || changed.number < 10 || corpus.courtsOf(rol).length > 0 ? null : { ...parts, rol }
  })
}

/** The docket number of another ruling of the same court, beside the day and the caption of the right one. */
export function otherDocket(ruling: DemoRecord, corpus: CorpusIndex, rng: Rng): CitedParts | null {
  const other = corpus.findOther(
    ({ tribunal, rol, fecha, caratulado }) =>
      tribunal === ruling.tribunal && rol !== ruling.rol && fecha !== ruling.fecha && caratulado !== ruling.caratulado,
    rng,
  )
  return other === null || !corpus.isOnly(other) ? null : { ...ruling, rol: other.rol }
}

/** Another court of the same level that has no ruling with the docket number. */
export function otherCourt(ruling: DemoRecord, corpus: CorpusIndex, rng: Rng): CitedParts | null {
  const other = corpus.findOther(
    ({ coleccion, tribunal }) =>
      (ruling.tribunal === 'Corte Suprema' ? coleccion === 'corte_de_apelaciones' : coleccion === ruling.coleccion) &&
      tribunal !== ruling.tribunal,
    rng,
  )
  return other === null || corpus.courtsOf(ruling.rol).includes(other.tribunal) ? null : { ...ruling, tribunal: other.tribunal }
}

const dayMs = 86_400_000

/** Another day: a few days away, another month, another year. */
export function otherDate(ruling: DemoRecord, rng: Rng): CitedParts {
  const day = Math.round(Date.parse(ruling.fecha) / dayMs)
  const moved =
    day +
    rng.pick([-1, 1]) *
      rng.weighted([
        [rng.between(1, 9), 5],
        [rng.between(28, 120), 3],
        [rng.between(300, 400), 2],
      ])
  const { year, month, date } = partsOf(moved)
  return { ...ruling, fecha: `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` }
}

const separator = / CON | C\/ |\//u

/** The caption of another case of the same collection, or the right one with another respondent. */
export function otherCaption(ruling: DemoRecord, corpus: CorpusIndex, rng: Rng): CitedParts | null {
  const words = new Set(distinctive(ruling.caratulado))
  const other = corpus.findOther(
    ({ coleccion, caratulado }) => coleccion === ruling.coleccion && !distinctive(caratulado).some((word) => words.has(word)),
    rng,
  )
  if (other === null) return null
  const joint = separator.exec(ruling.caratulado)?.[0] ?? ' CON '
  const [claimant = ''] = ruling.caratulado.split(separator)
  const [, respondent = ''] = other.caratulado.split(separator)
  const mixed = `${claimant}${joint}${respondent}`
  return { ...ruling, caratulado: rng.chance(0.4) && mixed !== ruling.caratulado ? mixed : other.caratulado }
}

const distinctive = (caption: string): string[] =>
  caption.split(/[\s/]+/u).filter((word) => word.length > 3 && word !== 'MINISTERIO' && word !== 'PÚBLICO')
