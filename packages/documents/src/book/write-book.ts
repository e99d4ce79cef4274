import type { DocumentPart, RulingEntry } from '../document.ts'
import type { BookTask } from './book-task.ts'
import { planVolumes } from './plan-volumes.ts'
import { type RenderedVolume, renderVolume } from './render-volume.ts'
import { measureRulings, pageHeight } from './ruling-pages.ts'
import type { NumberedRuling, Volume } from './volume.ts'
import { zipVolumes } from './zip-volumes.ts'

/** A first estimate, corrected by the rendered pages. */
const initialFrontPages = 3
/** The second plan is exact; the third covers an index that grew by a page. */
const maxRounds = 3

/** A book as one PDF, or as an archive of volumes when it exceeds the limit. The file's name comes before its bytes. */
export async function* writeBook(task: BookTask, entries: AsyncIterable<RulingEntry>): AsyncGenerator<DocumentPart> {
  const { total, highlighted } = task
  const read: NumberedRuling[] = []
  for await (const entry of entries) {
    read.push({ number: read.length + 1, entry, highlighted: new Set(highlighted[entry.citable.docId]), height: 0 })
    yield { stage: 'read', done: read.length, total }
  }
  const heights = await measureRulings(read)
  const rulings = read.map((ruling, place) => ({ ...ruling, height: heights[place] ?? 0 }))
  let pages = heights.map((height) => Math.ceil(height / pageHeight))
  let front = initialFrontPages
  let volumes: RenderedVolume[] = []
  for (let round = 1; round <= maxRounds; round++) {
    const plan = planBook(pages, task, front)
    const described = describe(plan, { pages, front }, task)
    volumes = []
    let done = 0
    for (const volume of volumesOf(task, rulings, plan, { pages, front })) {
      volumes.push(await renderVolume(volume))
      done += volume.rulings.length
      yield { stage: 'set', done, total: rulings.length }
    }
    pages = volumes.flatMap(pagesOf)
    front = Math.max(...volumes.map(({ firstPages }) => (firstPages[0] ?? 1) - 1))
    if (isSame(described, describe(planBook(pages, task, front), { pages, front }, task))) break
  }
  const [only, ...more] = volumes
  if (only === undefined) return
  const single = more.length === 0
  yield { name: `${task.fileName}.${single ? 'pdf' : 'zip'}`, mediaType: single ? 'application/pdf' : 'application/zip' }
  if (single) yield only.bytes
  else
    yield* zipVolumes(
      task.fileName,
      volumes.map(({ bytes }) => bytes),
      task.head.consultedOn,
    )
}

/** Where a book is cut, a page that two rulings shared becomes two: every volume has room for one more. */
function planBook(pages: readonly number[], { pagesPerVolume }: BookTask, front: number): number[][] {
  const single = planVolumes(pages, pagesPerVolume, front)
  return single.length <= 1 ? single : planVolumes(pages, pagesPerVolume, front + 1)
}

const pagesOf = ({ firstPages, pages }: RenderedVolume): number[] =>
  firstPages.map((begin, place) => (firstPages[place + 1] ?? pages + 1) - begin)

/** What a plan changes in the printed volumes. */
const describe = (plan: readonly number[][], counts: PageCounts, { pagesPerVolume }: BookTask) =>
  plan.map((places) => ({ places, exceeds: exceedsLimit(places, counts, pagesPerVolume) }))

const exceedsLimit = (places: readonly number[], { pages, front }: PageCounts, limit: number): boolean =>
  places.length === 1 && (pages[places[0] ?? 0] ?? 0) + front > limit

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

const volumesOf = (
  { head, pagesPerVolume }: BookTask,
  rulings: readonly NumberedRuling[],
  plan: readonly number[][],
  counts: PageCounts,
): Volume[] =>
  plan.map((places, at) => ({
    head,
    number: at + 1,
    totalVolumes: plan.length,
    rulings: places.flatMap((place) => rulings[place] ?? []),
    elsewhere: plan.flatMap((others, other) => (other === at ? [] : others.flatMap((place) => elsewhereOf(rulings[place], other + 1)))),
    maxPages: pagesPerVolume,
    exceedsLimit: exceedsLimit(places, counts, pagesPerVolume),
  }))

interface PageCounts {
  /** Of each ruling. */
  readonly pages: readonly number[]
  readonly front: number
}

const elsewhereOf = (ruling: NumberedRuling | undefined, volume: number): Volume['elsewhere'] =>
  ruling === undefined ? [] : [{ number: ruling.number, caption: ruling.entry.citable.caption, volume }]
