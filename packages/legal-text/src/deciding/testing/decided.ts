import type { Section } from '@basejuris/domain'
import { splitSections } from '../../sections/split-sections.ts'
import type { DecidingRuling } from '../decided-place.ts'
import { findDecidedPlaces } from '../decided-places.ts'

type Facts = Partial<Omit<DecidingRuling, 'sections'>>

/** A ruling of a labour court that grants, but for the facts given. */
export function rulingOf(facts: Facts, paragraphs: readonly string[]): DecidingRuling & { readonly sections: Section[] } {
  return { collection: 'laboral', appealType: null, subjects: [], outcome: 'acoge', sections: splitSections(paragraphs), ...facts }
}

/** What it decides: the article with its place, who appealed and whom the outcome favours. */
export function decided(facts: Facts, ...paragraphs: string[]) {
  return findDecidedPlaces(rulingOf(facts, paragraphs)).map(({ article, place, appellant, favoured }) => [
    place === '' ? article : `${article}#${place}`,
    appellant,
    favoured,
  ])
}
