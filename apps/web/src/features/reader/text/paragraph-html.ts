import type { ReferenceView } from '@basejuris/contract'
import { escapeHtml } from '@basejuris/domain/escape-html'
import type { Mark } from '../../../components/ruling/marks.ts'
import { joinMarks } from '../../../components/ruling/marks.ts'
import { inlineHtml, type TaggedRange } from './inline-html.ts'
import type { LeadIn } from './lead-in.ts'
import { noLinks, type ReferenceLinks } from './reference-links.ts'

const leadClass = { number: 'rd-dup', words: 'rd-lead', heading: 'rd-lead rd-lead-h' } as const

interface Inline {
  readonly lead?: LeadIn | null
  readonly references?: readonly ReferenceView[]
  readonly links?: ReferenceLinks
}

/** The part of a link that no hit crosses, so that every hit stays one element. */
function besideMarks({ desde, hasta }: ReferenceView, marks: readonly Mark[], start: number): Mark {
  let [from, to] = [Math.max(desde, start), hasta]
  for (const mark of marks) {
    if (mark[0] < from && mark[1] > from && mark[1] < to) from = mark[1]
    if (mark[0] > from && mark[0] < to && mark[1] > to) to = mark[0]
  }
  return [from, to]
}

/** A paragraph as HTML with its hits and links. The lead-in is set apart unless a hit overlaps it. */
export function paragraphHtml(
  text: string,
  marks: readonly Mark[],
  { lead = null, references = [], links = noLinks }: Inline = {},
): string {
  const hits = joinMarks(text, marks)
  const apart = lead !== null && !hits.some(([from]) => from < lead.length)
  const start = apart ? lead.length : 0
  const linked = references.flatMap((reference): TaggedRange[] => {
    const open = links.open(reference.destino)
    const [from, to] = besideMarks(reference, hits, start)
    return open === null || from >= to ? [] : [{ from, to, open, close: '</a>' }]
  })
  const marked = hits.map(([from, to]): TaggedRange => ({ from, to, open: '<mark>', close: '</mark>' }))
  const announced = apart ? `<span class="${leadClass[lead.kind]}">${escapeHtml(text.slice(0, start))}</span>` : ''
  return announced + inlineHtml(text, [...linked, ...marked], start)
}

/** True for a heading in capitals: «EN CUANTO AL RECURSO DE CASACIÓN:». */
export function isCapitalHeading(text: string): boolean {
  return text.length <= 120 && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
}
