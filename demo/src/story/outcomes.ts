import type { Outcome } from '@basejuris/domain'
import type { Proceeding } from '../case/level.ts'
import type { Line, Matter } from '../matter.ts'
import type { Rng } from '../random/rng.ts'

/** Outcome of a first or only instance that takes a line. */
export function firstOutcome(rng: Rng, matter: Matter, line: Line): Outcome {
  const named = matter.outcomes?.[line]
  if (named !== undefined) return rng.pick(named)
  if (line === 'contraria') return 'rechaza'
  return matter.orders.acoge_parcial !== undefined && (matter.orders.acoge === undefined || rng.chance(0.3)) ? 'acoge_parcial' : 'acoge'
}

/** Outcome of a higher court; `same` when it takes the line of the court below. */
export function upperOutcome(proceeding: Proceeding, same: boolean, brief: boolean): Outcome {
  switch (proceeding) {
    case 'appeal':
      return same ? 'confirma' : 'revoca'
    case 'nullity':
      return same ? 'rechaza' : 'anula'
    case 'cassation':
      return same ? 'rechaza' : 'casa'
    case 'unification':
      if (brief) return 'inadmisible'
      return same ? 'rechaza' : 'unifica'
    default:
      if (brief) return 'inadmisible'
      return same ? 'rechaza' : 'acoge'
  }
}

const wordings: Readonly<Partial<Record<Outcome, readonly string[]>>> = {
  acoge: ['ACOGIDA', 'ACOGIDO', 'ACOGE', 'HA LUGAR'],
  acoge_parcial: ['ACOGIDA PARCIALMENTE', 'ACOGE EN PARTE', 'ACOGE PARCIALMENTE'],
  rechaza: ['RECHAZADA', 'RECHAZADO', 'RECHAZA', 'SIN LUGAR'],
  confirma: ['CONFIRMADA', 'CONFIRMA SENTENCIA APELADA', 'CONFIRMADA, SIN COSTAS'],
  revoca: ['REVOCADA', 'REVOCA SENTENCIA APELADA', 'REVOCA'],
  casa: ['CASADA EN EL FONDO', 'ACOGIDA CASACIÓN FONDO', 'CASA SENTENCIA'],
  anula: ['ACOGE NULIDAD', 'ANULADA', 'NULIDAD ACOGIDA'],
  unifica: ['ACOGIDA UNIFICACIÓN', 'ACOGE UNIFICACIÓN DE JURISPRUDENCIA', 'UNIFICA'],
  inadmisible: ['INADMISIBLE', 'DECLARADA INADMISIBLE', 'DECLARA INADMISIBLE'],
  desistido: ['DESISTIDO', 'TÉNGASE POR DESISTIDO'],
  abandonado: ['ABANDONADO', 'DECLARA ABANDONADO EL PROCEDIMIENTO'],
  condena: ['Sentencia condenatoria', 'CONDENATORIA'],
  absuelve: ['Sentencia absolutoria', 'ABSOLUTORIA'],
}

/** The outcome in the words of a source. */
export function outcomeText(rng: Rng, outcome: Outcome): string | null {
  const options = wordings[outcome]
  return options === undefined ? null : rng.pick(options)
}
