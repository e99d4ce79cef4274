import type { Fragment, MissedAuthority } from '@basejuris/contract'
import type { Entitlement, RulingFacts } from '@basejuris/domain'
import type { HoldingPassage } from '@basejuris/legal-text'
import { anchorLabel, fragmentAround } from '@basejuris/search'
import type { Services } from '../../../services.ts'
import { citingPassages } from '../../normativa/citing-passages.ts'
import { presentNamedRuling } from '../../rulings/present-named-ruling.ts'

type Passage = Pick<MissedAuthority, 'pasaje' | 'sinAcceso'>

const hidden: Passage = { pasaje: null, sinAcceso: true }
const absent: Passage = { pasaje: null, sinAcceso: false }

const shown = (pasaje: NonNullable<Passage['pasaje']>): Passage => ({ pasaje, sinAcceso: false })

const maxPassage = 420

/** What a court reasons says more than what the parties asked. */
const isReasoning = ({ ancla, etiqueta }: Fragment): boolean => /^c\d/u.test(ancla) || /^c\. \d/u.test(etiqueta)
const isOfCourt = (fragment: Fragment): boolean =>
  (fragment.voz ?? null) === null && (isReasoning(fragment) || /resolutiva/u.test(fragment.etiqueta))

/** Those of some articles with which the court itself reasons or decides: a list of norms, a party or a quoted text only name them. */
export async function treatedArticles(
  { rulings }: Pick<Services, 'rulings'>,
  { docId, norms }: RulingFacts,
  articles: readonly string[],
): Promise<readonly string[]> {
  const applied = articles.filter((article) =>
    norms.some(({ key, use, listed }) => key === article && use === 'applied' && listed !== true),
  )
  const ruling = applied.length === 0 ? null : await rulings.find(docId)
  if (ruling === null) return []
  const said = await Promise.all(applied.map(async (article) => (await citingPassages(ruling, [article])).fragments.some(isOfCourt)))
  return applied.filter((_, at) => said[at])
}

/** The first considerando of a ruling that names one of some articles, else the first paragraph, cut around it. */
export async function passageOn(
  { rulings }: Pick<Services, 'rulings'>,
  facts: RulingFacts,
  articles: readonly string[],
  { readable }: Entitlement,
): Promise<Passage> {
  if (!readable.has(facts.collection)) return hidden
  const ruling = await rulings.find(facts.docId)
  if (ruling === null) return absent
  for (const key of articles) {
    const { fragments } = await citingPassages(ruling, [key])
    const fragment = fragments.find(isOfCourt) ?? fragments.find(isReasoning) ?? fragments[0]
    if (fragment === undefined) continue
    const { text } = fragmentAround(fragment.texto, fragment.marcas, maxPassage)
    return shown({ sentencia: presentNamedRuling(facts), texto: text, ancla: fragment.ancla, etiqueta: fragment.etiqueta })
  }
  return absent
}

/** A paragraph that cites two rulings together, or one that cites the other. */
export async function passageOfParagraph(
  { rulings }: Pick<Services, 'rulings'>,
  { docId, anchor }: { readonly docId: string; readonly anchor: string },
  { readable }: Entitlement,
): Promise<Passage> {
  const ruling = await rulings.find(docId)
  if (ruling === null) return absent
  if (!readable.has(ruling.collection)) return hidden
  for (const { anchor: own, kind, paragraphs } of ruling.sections)
    for (const paragraph of paragraphs) {
      if (paragraph.anchor !== anchor) continue
      const { text } = fragmentAround(paragraph.text, [], maxPassage)
      const etiqueta = anchorLabel(kind === 'texto' ? anchor : own)
      return shown({ sentencia: presentNamedRuling(ruling), texto: text, ancla: anchor, etiqueta })
    }
  return absent
}

/** Words of a ruling's own court. */
export async function passageOfWords(
  { rulings }: Pick<Services, 'rulings'>,
  facts: RulingFacts,
  { anchor, text }: HoldingPassage,
  { readable }: Entitlement,
): Promise<Passage> {
  if (!readable.has(facts.collection)) return hidden
  const ruling = await rulings.find(facts.docId)
  const section = ruling?.sections.find(({ paragraphs }) => paragraphs.some((each) => each.anchor === anchor))
  if (section === undefined) return absent
  const etiqueta = anchorLabel(section.kind === 'texto' ? anchor : section.anchor)
  return shown({ sentencia: presentNamedRuling(facts), texto: fragmentAround(text, [], maxPassage).text, ancla: anchor, etiqueta })
}
