import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { EvaluationTable } from './evaluate-rulings.ts'
import { shareOfCaptions, shareOfDockets } from './format-evaluation.ts'

/** Figures by name, 0 to 1. */
export type Floors = Readonly<Record<string, number>>

/** How the private set of real rulings was read: `texto` from its normalised texts, `ingesta` by the product. */
export type FloorSet = 'texto' | 'ingesta'

const floorsFile = join(import.meta.dirname, 'floors.json')

const floorsSchema = z.record(z.enum(['texto', 'ingesta']), z.record(z.string(), z.number().min(0).max(1)))

const readSets = () => floorsSchema.parse(JSON.parse(readFileSync(floorsFile, 'utf8')))

/** Figures reached so far. */
export function readFloors(set: FloorSet): Floors {
  return readSets()[set]
}

/** Saves the better of each figure. */
export function raiseFloors(set: FloorSet, figures: Floors): void {
  const sets = readSets()
  writeFileSync(floorsFile, `${JSON.stringify({ ...sets, [set]: raisedFloors(sets[set], figures) }, null, 2)}\n`)
}

/** Precision of saved figures. */
const grain = 0.001

/** Every figure of a table that has a floor, rounded down. */
export function figuresOf(table: EvaluationTable): Floors {
  const figures: Record<string, number> = {
    'rol éxito@1': shareOfDockets(table),
    'carátula con un error éxito@1': shareOfCaptions(table),
    'alta en fallos buscados': table.calibration.knownHigh,
    'media en fallos pertinentes': table.calibration.relevantMedium,
    'sin respuesta y sin alta': table.calibration.negativesWithoutHigh,
  }
  for (const { family, quality } of [...table.families, table.overall])
    for (const system of ['lexica', 'hibrida'] as const) {
      figures[`${family} ${system} nDCG@10`] = quality[system].ndcg10
      figures[`${family} ${system} recall@100`] = quality[system].recall100
    }
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.floor(value / grain + 1e-6) * grain]))
}

/** Sentences on figures below their floor. */
export function missedFloors(floors: Floors, figures: Floors): string[] {
  return Object.entries(floors).flatMap(([name, floor]) => {
    const reached = figures[name] ?? 0
    return reached < floor - grain / 2 ? [`${name}: ${reached.toFixed(3)}, al menos ${floor.toFixed(3)}`] : []
  })
}

/** The better of each figure. Floors only rise. */
export function raisedFloors(floors: Floors, figures: Floors): Floors {
  return Object.fromEntries(
    [...new Set([...Object.keys(floors), ...Object.keys(figures)])].map((name) => [
      name,
      Number(Math.max(floors[name] ?? 0, figures[name] ?? 0).toFixed(3)),
    ]),
  )
}
