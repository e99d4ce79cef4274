import type { SavedOrder } from '@basejuris/contract'
import type { SavedHeading } from '@basejuris/database'

interface SavedItem {
  readonly createdAt: Date
  /** Null where the ruling is no more. */
  readonly heading: SavedHeading | null
}

const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true })
/** What has none comes last. */
const byText =
  (textOf: (kept: SavedItem) => string | undefined) =>
  (left: SavedItem, right: SavedItem): number => {
    const [a, b] = [textOf(left), textOf(right)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return collator.compare(a, b)
  }

/** Sorting is stable and starts from what was kept last. */
export const savedComparisons: Readonly<Record<SavedOrder, (left: SavedItem, right: SavedItem) => number>> = {
  guardado: () => 0,
  antiguos: (left, right) => left.createdAt.getTime() - right.createdAt.getTime(),
  fecha: (left, right) => (right.heading?.decidedOn ?? '').localeCompare(left.heading?.decidedOn ?? ''),
  caratulado: byText(({ heading }) => heading?.caption),
  tribunal: byText(({ heading }) => heading?.court),
}

/** Words of a heading, to be looked through. */
export function headingTexts(heading: SavedHeading | null): (string | null | undefined)[] {
  return [heading?.caption, heading?.court, heading?.docketNumber]
}
