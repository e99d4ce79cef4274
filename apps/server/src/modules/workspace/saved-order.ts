import type { FolderOrder, SavedOrder } from '@basejuris/contract'
import { type Database, type ListedItem, listFolderItems, listPassageRulings, type SavedHeading } from '@basejuris/database'

interface SavedItem {
  readonly createdAt: Date
  /** Null if the ruling was removed. */
  readonly heading: SavedHeading | null
}

const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true })
/** Items without the text come last. */
const byText =
  (textOf: (item: SavedItem) => string | undefined) =>
  (left: SavedItem, right: SavedItem): number => {
    const [a, b] = [textOf(left), textOf(right)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return collator.compare(a, b)
  }

/** Comparators by order. Sorting is stable, and the input is ordered by the time of saving, newest first. */
export const savedComparisons: Readonly<Record<SavedOrder, (left: SavedItem, right: SavedItem) => number>> = {
  guardado: () => 0,
  antiguos: (left, right) => left.createdAt.getTime() - right.createdAt.getTime(),
  fecha: (left, right) => (right.heading?.decidedOn ?? '').localeCompare(left.heading?.decidedOn ?? ''),
  caratulado: byText(({ heading }) => heading?.caption),
  tribunal: byText(({ heading }) => heading?.court),
}

/** The rulings of a folder in an order. Check before that the user may read it. */
export async function listOrderedItems(db: Database, folderId: string, order: FolderOrder): Promise<ListedItem[]> {
  const items = await listFolderItems(db, folderId)
  if (order !== 'pasajes') return items.sort(savedComparisons[order])
  const places = new Map((await listPassageRulings(db, folderId)).map((docId, place) => [docId, place]))
  const placeOf = ({ docId }: ListedItem): number => places.get(docId) ?? places.size
  return items.sort((left, right) => placeOf(left) - placeOf(right))
}

/** Texts of a heading that a filter looks in. */
export function headingTexts(heading: SavedHeading | null): (string | null | undefined)[] {
  return [heading?.caption, heading?.court, heading?.docketNumber]
}
