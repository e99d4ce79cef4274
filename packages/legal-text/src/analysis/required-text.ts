/** What every match of a pattern holds: a text, all of some, or one of some. Null where nothing is certain. */
export type RequiredText = string | { readonly all: readonly RequiredText[] } | { readonly any: readonly RequiredText[] } | null

/** Signs of a required text. Shorter ones stand almost everywhere. */
export const minRequired = 3

const set = String.raw`\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|[a-zA-Z\d])|[.^$]`
const tokenPattern = new RegExp(
  String.raw`(?<open>\((?:\?(?:[:=!]|<[=!]|<\w+>))?)|(?<close>\))|(?<or>\|)|(?<repeat>(?:[*+?]|\{\d+(?:,\d*)?\})\??)|(?<set>${set})|\\?(?<sign>.)`,
  'gsu',
)

type Token = Readonly<Record<string, string | undefined>>

interface Place {
  readonly tokens: readonly Token[]
  at: number
}

const unknownGroup = /(?<!\\)\(\?(?![:=!]|<[=!]|<\w+>)/u

/** Reads the source of a pattern that minds the case. Sets of signs, and what is looked at ahead or behind, require nothing. */
export function requiredText(source: string): RequiredText {
  if (unknownGroup.test(source)) throw new Error(`Has a group of an unknown kind: ${source}`)
  const tokens = Array.from(source.matchAll(tokenPattern), ({ groups }): Token => groups ?? {})
  return readAlternatives({ tokens, at: 0 })
}

function readAlternatives(place: Place): RequiredText {
  const any = [readSequence(place)]
  while (place.tokens[place.at]?.['or'] !== undefined) {
    place.at += 1
    any.push(readSequence(place))
  }
  if (any.includes(null)) return null
  return any.length === 1 ? (any[0] ?? null) : { any }
}

/** Up to the next alternative or the end of the group. */
function readSequence(place: Place): RequiredText {
  const all: RequiredText[] = []
  let written = ''
  const endWritten = (): void => {
    if (written.length >= minRequired) all.push(written)
    written = ''
  }
  for (let token = place.tokens[place.at]; token !== undefined; token = place.tokens[place.at]) {
    const { open, close, or, sign } = token
    if (close !== undefined || or !== undefined) break
    place.at += 1
    const group = open === undefined ? null : readGroup(place, open)
    const repeat = readRepeat(place)
    if (sign !== undefined && repeat !== 'maybe') written += sign
    if (sign === undefined || repeat !== null) endWritten()
    if (group !== null && repeat !== 'maybe') all.push(group)
  }
  endWritten()
  if (all.length === 0) return null
  return all.length === 1 ? (all[0] ?? null) : { all }
}

const looks: ReadonlySet<string> = new Set(['(?=', '(?!', '(?<=', '(?<!'])

function readGroup(place: Place, open: string): RequiredText {
  const inside = readAlternatives(place)
  place.at += 1
  return looks.has(open) ? null : inside
}

/** Whether what stands before may be absent, or stand more than once; null where nothing says so. */
function readRepeat(place: Place): 'maybe' | 'often' | null {
  const repeat = place.tokens[place.at]?.['repeat']
  if (repeat === undefined) return null
  place.at += 1
  return /^(?:[*?]|\{0)/u.test(repeat) ? 'maybe' : 'often'
}
