import { foldSameLength } from '../../analysis/fold-text.ts'
import { matchesOf } from '../../analysis/matches-of.ts'
import type { TextSpan } from '../../analysis/text-span.ts'
import type { CourtAround } from '../court-around.ts'
import { type Element, elementsIn, everyCourt, isOneCourt } from './citation-elements.ts'
import { groupEnd } from './citation-end.ts'
import { closesQuotation, closingOf, opensQuotation, wholeFrom } from './citation-group.ts'
import { signOfOther } from './citation-joint.ts'

/** What stands alone of its kind in the clause of a number, whatever words join it to the number. Null where there is none, or more than one. */
export interface LoneParts {
  readonly court: CourtAround
  readonly decidedOn: string | null
  readonly caption: string | null
  readonly ruc: string | null
}

const reach = 260
/** Days of other things than rulings, right before the day, in folded text. */
const otherDay =
  /(?<![a-z])(?:contrat|carta|escritur|notific|despid|despedid|finiquit|public|vigen|desde|hasta|entre|ley|decret|nacid|celebr|suscri|demand|accident|hech|firm|ocurr|sucedi|venc|pag|inform|boleta|factura|certificad|acta|audienci|vista|ingres|present|interpu|deduc)[a-z]*(?:[\s,]+[a-z°º.]+){0,4}[\s,:(]*$/u

/**
 * The only court, day, caption and RUC in the clause of a number, between what belongs to the numbers beside it. No word may show another ruling
 * between them.
 */
export function readLoneParts(text: string, { from, to }: TextSpan, { since, until }: { since: number; until: number }): LoneParts {
  const found = [
    ...partsBefore(text.slice(Math.max(since, wholeFrom(text, from - reach)), from)),
    ...partsBehind(text.slice(to, Math.min(until, to + reach))),
  ]
  const only = <Kind extends Element['kind']>(kind: Kind) => {
    const all = found.filter((one): one is Extract<Element, { readonly kind: Kind }> => one.kind === kind)
    return new Set(all.map(saidBy)).size === 1 ? all[0] : undefined
  }
  const [court, date, caption, ruc] = [only('court'), only('date'), only('caption'), only('ruc')]
  return { court: court?.court ?? null, decidedOn: date?.date ?? null, caption: caption?.caption ?? null, ruc: ruc?.ruc ?? null }
}

const saidBy = (one: Element): string => {
  if (one.kind === 'court') return one.court === 'own' ? 'own' : one.court.name
  return one.kind === 'date' ? one.date : one.kind === 'caption' ? one.caption : one.ruc
}

/** Of the words before a number, what no other ruling stands between. */
function partsBefore(whole: string): Element[] {
  const end = matchesOf(whole, groupEnd).at(-1)
  const clause = end === undefined ? whole : whole.slice(end.index + end[0].length)
  const elements = elementsIn(clause, everyCourt)
  const rest = withoutElements(clause, elements)
  const [folded, first] = [foldSameLength(rest), Math.max(lastOf(rest, closesQuotation), 0)]
  return elements.filter(
    (one) =>
      one.from >= first &&
      !isQuoted(one, rest.slice(one.to)) &&
      isPart(clause, folded, one) &&
      !signOfOther.test(folded.slice(one.to)) &&
      !isOfOtherCourt(one),
  )
}

/** Of the words behind a number, up to the end of its parenthesis. */
function partsBehind(whole: string): Element[] {
  const inside = whole.slice(0, closingOf(whole))
  const clause = inside.slice(0, matchesOf(inside, groupEnd)[0]?.index ?? inside.length)
  const elements = elementsIn(clause, everyCourt)
  const rest = withoutElements(clause, elements)
  const folded = foldSameLength(rest)
  const limit = opensQuotation.exec(rest)?.index ?? rest.length
  return signOfOther.test(folded.slice(0, limit))
    ? []
    : elements.filter(
        (one) => one.from < limit && !isQuoted(one, rest.slice(0, one.from)) && isPart(clause, folded, one) && !isOfOtherCourt(one),
      )
}

/** A straight mark that opens and closes alike stands between it and the number once. A caption may be quoted. */
const isQuoted = ({ kind }: Element, between: string): boolean => kind !== 'caption' && (between.match(/["″]/gu)?.length ?? 0) % 2 === 1

const isPart = (clause: string, folded: string, one: Element): boolean => {
  if (one.kind === 'date') return !otherDay.test(folded.slice(0, one.from))
  return one.kind !== 'court' || isWrittenAsCourt(clause.slice(one.from, one.to))
}

/** Initials are in capitals. */
const isWrittenAsCourt = (written: string): boolean => /\p{L}{4}/u.test(written) || !/\p{Ll}{2}/u.test(written)

/** Neither the speaking court nor an office nor any court of appeals. */
const isOfOtherCourt = (one: Element): boolean =>
  one.kind === 'court' && (one.court === 'own' || !isOneCourt(one.court.name) || !/Corte|Juzgado|Tribunal/u.test(one.court.name))

const withoutElements = (clause: string, elements: readonly TextSpan[]): string => {
  let rest = clause
  for (const { from, to } of elements) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  return rest
}

/** Where the last match of a pattern ends. */
const lastOf = (text: string, pattern: RegExp): number => {
  const last = [...text.matchAll(new RegExp(pattern.source, 'gu'))].at(-1)
  return last === undefined ? 0 : last.index + last[0].length
}
