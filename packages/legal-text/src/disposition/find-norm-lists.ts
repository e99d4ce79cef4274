import type { Section } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import { decisionActs } from './decision-acts.ts'

const had = String.raw`(?:dispuesto|previsto|prevenido|establecido|preceptuado|prescrito|ordenado|estatuido|que\s+disponen?)`
/** «Por estas consideraciones y visto, además, lo dispuesto en los artículos …». */
const opening = new RegExp(
  String.raw`(?:^|[.;:,]\s?-?\s?|\s(?=y,?\s+(?:vist|teniendo)))["“]?(?:y,?\s+)?(?:por\s+tanto(?!\p{L})|por\s+(?:est[ao]s|tales|l[ao]s?)\s+(?:mism[ao]s\s+)?(?:consideraci|fundament|razon|motiv|reflexion|expuest|antes|anterior|relacionad|antecedente)|vist[oa]s?(?!\p{L})|teniendo\s+(?:\p{L}+,?\s+){0,2}presente|(?:en|atendido\s+el)\s+merito|atendid[oa]s?\s+l[oa]s?\s+(?:antes\s+)?(?:expuest|razonad|dich|señalad|anterior|relacionad|consignad|consideracion)|(?:de\s+)?conformidad|de\s+acuerdo(?=\s+(?:a|con)\s)|(?:y\s+)?en\s+virtud,?\s+ademas|con\s+lo\s+relacionado)[^.;\n]{0,220}?(?:(?<!\p{L})lo\s+${had}|(?<=(?<!\p{L})vist[oa]s?,?)\s+(?:(?:ademas|tambien),?\s+)?(?:en\s+)?(?:los\s+|el\s+)?arts?(?:\.|iculos?)|(?:vist[oa]s?|presente|mandato|y|,|:)\s+(?:(?:ademas|tambien),?\s+)?(?:en\s+)?(?:los\s+|el\s+)?arts?(?:\.|iculos?))`,
  'gu',
)
/** Where no deciding verb follows with its object: «se resuelve:», «SE DECLARA:». */
const announcing =
  /(?<!\p{L})(?:se|este\s+tribunal|esta\s+corte)\s+(?:resuelve|declara|decide|falla)(?!\p{L})|(?<!\p{L})(?:resuelvo|declaro|fallo)\s*:/u

/**
 * The parts of paragraphs, by anchor, in which a decision lists the norms that it has in view, from its formula to its first act.
 * A considerando has one only at its end, where the decision is not set apart from it: what it acts on, it applies.
 */
export function findNormLists(sections: readonly Section[]): ReadonlyMap<string, readonly TextSpan[]> {
  const lists = new Map<string, readonly TextSpan[]>()
  for (const { kind, paragraphs } of sections) {
    if (kind === 'encabezado' || kind === 'voto') continue
    if (kind === 'considerando') {
      const last = paragraphs.at(-1)
      const ending = last === undefined ? [] : listsIn(last.text, false).lists.filter((list) => isBeforeDecision(last.text, list))
      if (last !== undefined && ending.length > 0) lists.set(last.anchor, ending)
      continue
    }
    let isListing = false
    for (const { anchor, text } of paragraphs) {
      const read = listsIn(text, isListing)
      isListing = read.isListing
      if (read.lists.length > 0) lists.set(anchor, read.lists)
    }
  }
  return lists
}

/** «Por estas consideraciones», «Y visto», «Y de acuerdo a»: at the head of a sentence, it begins a decision. On folded text. */
const formula =
  /^[.;\s]?\s?-?\s?["“]?(?:(?:y,?\s+)?(?:por\s+(?:tanto|est[ao]s|tales)|vist[oa]s?|teniendo)|y,?\s+(?:de\s+acuerdo|de\s+conformidad|en\s+conformidad))(?!\p{L})/u
/** «…, teniendo presente, además, lo dispuesto en»: norms beside those of the reasons. On folded text. */
const adding = /^,\s+(?:y,?\s+)?(?:vist[oa]s?|teniendo\s+presente),?\s+(?:ademas|tambien)(?!\p{L})/u
/** Three articles or more, and nothing behind them. */
const severalArticles = /\d[^.;\n]{0,40}?,\s*\d[^.;\n]{0,40}?(?:,|\sy)\s*\d/u

/** What the court says of the articles in the same sentence: «…, debe rechazarse». */
const saysMore =
  /[,;]\s*(?:(?:no|tampoco)\s+)?(?:debe|deber[áa]|ser[áa]|cabe|procede|corresponde|resulta|es\s|se\s+(?:le|les|lo|la)\s|(?:el|la)\s+(?:acusad|condenad)[oa]\s|est[ea]\s|el\s+tribunal|la\s+(?:acci[oó]n|demanda))/iu

/** Whether the list of a considerando stands before the decision, and is not the ground of one thing that it says. */
function isBeforeDecision(text: string, { from, to }: TextSpan): boolean {
  const list = text.slice(from, to)
  const folded = foldSameLength(list)
  if (saysMore.test(list)) return false
  if (to < text.length) return formula.test(folded)
  return formula.test(folded) || adding.test(folded) || (!list.startsWith(',') && severalArticles.test(list))
}

interface ReadLists {
  readonly lists: readonly TextSpan[]
  /** The list goes on in the next paragraph. */
  readonly isListing: boolean
}

function listsIn(text: string, continues: boolean): ReadLists {
  const folded = foldSameLength(text)
  const openings = [...(continues ? [0] : []), ...[...folded.matchAll(opening)].map(({ index }) => index)]
  if (openings.length === 0) return { lists: [], isListing: false }
  const ends = decisionActs(text).map(({ from }) => from)
  const announced = folded.search(announcing)
  const lists: TextSpan[] = []
  let end = 0
  for (const from of openings) {
    if (from < end) continue
    end = Math.min(...[...ends, announced].filter((at) => at > from), Number.POSITIVE_INFINITY)
    lists.push({ from, to: Math.min(end, text.length) })
  }
  return { lists, isListing: end === Number.POSITIVE_INFINITY }
}
