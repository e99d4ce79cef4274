import type { Section } from '@basejuris/domain'
import { type MaskedNames, type NameContext, partiesOfCaption } from '@basejuris/legal-text'
import type { ParsedRuling } from '../record/parsed-record.ts'
import { hidesParties } from './ruling-caption.ts'

/** What was replaced in a ruling, for review; holds no name. `places` are UTF-16 offsets in the stored paragraphs. */
export interface NameReport extends Pick<MaskedNames, 'found' | 'people'> {
  readonly scope: NameContext['scope']
  readonly places: readonly { readonly anchor: string; readonly at: number; readonly person: number }[]
}

const pseudonym = /\[persona (\d{1,4})\]/gu

/** Whose names are replaced: in protected subjects everybody's except officials', in all others those of children. */
export function nameContext(ruling: ParsedRuling): NameContext {
  return {
    scope: hidesParties(ruling) ? 'everyone' : 'minors',
    officials: [...ruling.judges.map(({ name }) => name), ...(ruling.drafter === null ? [] : [ruling.drafter])],
    parties:
      ruling.caption === null || ruling.titled === true
        ? []
        : partiesOfCaption(ruling.caption).flatMap(({ name, institution }) => (institution ? [] : [name])),
  }
}

export function nameReport(
  scope: NameContext['scope'],
  names: Pick<MaskedNames, 'found' | 'people'>,
  sections: readonly Section[],
): NameReport {
  return {
    scope,
    ...names,
    places: sections.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ anchor, text }) =>
        [...text.matchAll(pseudonym)].map((match) => ({ anchor, at: match.index, person: Number(match[1]) })),
      ),
    ),
  }
}
