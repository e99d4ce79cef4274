/** From where a list, or a text, of an answer was not given. */
export interface ToolPlace {
  /** Name of the list or text in the answer. */
  readonly campo: string
  /** Items, or UTF-16 units, that were given before. */
  readonly desde: number
}

export interface CutAnswer {
  readonly output: Readonly<Record<string, unknown>>
  /** What was left out; empty where all was given. Asking from each place gives the rest. */
  readonly rest: readonly ToolPlace[]
}

const encoder = new TextEncoder()

/** Bytes of a value as JSON. */
export function jsonBytes(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length
}

/** Shorter texts are facts, not contents. */
const minCutText = 2000

/**
 * Ends the longest lists and texts of an answer so that it fits. With `from`, that list or text begins there and the other lists, which
 * were given before, are empty. A call always gives an item at least: long texts in one that does not fit are shortened.
 */
export function cutAnswer(output: object, maxBytes: number, from: ToolPlace | null): CutAnswer {
  let shown: Record<string, unknown> = from === null ? { ...output } : startingAt(output, from)
  const rest: ToolPlace[] = []
  for (const [campo, value] of byLength(shown)) {
    const over = jsonBytes(shown) - maxBytes
    if (over <= 0) break
    const room = jsonBytes(value) - over
    const fitting = typeof value === 'string' ? fittingText(value, room) : fittingItems(value, room)
    shown = { ...shown, [campo]: fitting.part }
    if (fitting.taken < value.length) rest.push({ campo, desde: (from?.campo === campo ? from.desde : 0) + fitting.taken })
  }
  return { output: shown, rest }
}

type Cuttable = string | readonly unknown[]

const isCuttable = (value: unknown): value is Cuttable =>
  typeof value === 'string' ? value.length > minCutText : Array.isArray(value) && value.length > 0

const byLength = (output: Readonly<Record<string, unknown>>): (readonly [string, Cuttable])[] =>
  Object.entries(output)
    .filter((entry): entry is [string, Cuttable] => isCuttable(entry[1]))
    .sort(([, a], [, b]) => jsonBytes(b) - jsonBytes(a))

function startingAt(output: object, { campo, desde }: ToolPlace): Record<string, unknown> {
  const entries = Object.entries(output).map(([name, value]): [string, unknown] => {
    if (name === campo && (typeof value === 'string' || Array.isArray(value))) return [name, value.slice(desde)]
    return [name, Array.isArray(value) ? [] : value]
  })
  return Object.fromEntries(entries)
}

interface Fitting {
  readonly part: Cuttable
  readonly taken: number
}

function fittingItems(items: readonly unknown[], room: number): Fitting {
  let bytes = 2
  const taken = items.findIndex((item) => {
    bytes += jsonBytes(item) + 1
    return bytes > room
  })
  if (taken === -1) return { part: items, taken: items.length }
  return taken > 0 ? { part: items.slice(0, taken), taken } : { part: [shortened(items[0], room)], taken: 1 }
}

/** Half of the room in units always fits its bytes but for escapes, so it shrinks until it does. */
function fittingText(text: string, room: number): Fitting {
  let taken = Math.max(minCutText, Math.min(text.length, room))
  while (taken > minCutText && jsonBytes(text.slice(0, taken)) > room) taken = Math.max(minCutText, Math.floor(taken * 0.9))
  // A surrogate pair is not split.
  if (/[\uD800-\uDBFF]/.test(text.charAt(taken - 1))) taken -= 1
  return { part: text.slice(0, taken), taken }
}

/** Texts of an item, each ended at a length at which the item fits. */
function shortened(item: unknown, room: number): unknown {
  for (let length = room; length > 100; length = Math.floor(length / 2)) {
    const short = endTexts(item, length)
    if (jsonBytes(short) + 3 <= room) return short
  }
  return endTexts(item, 100)
}

function endTexts(value: unknown, length: number): unknown {
  if (typeof value === 'string') return value.length > length ? `${value.slice(0, length).toWellFormed()}…` : value
  if (Array.isArray(value)) return value.map((each) => endTexts(each, length))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, endTexts(each, length)]))
}
