import { parseDocketFilter } from '@basejuris/domain'
import { privateText } from './text.ts'

export const docketFilterError = 'use un rol o RIT con su año, como «12345-2020» u «O-5340-2022», o un RUC'

const maxDocketFilter = 120

/** The number of a case as a filter takes it, in any written form. A leading `-` excludes it. An empty text is none. */
export const docketFilterSchema = privateText(maxDocketFilter).refine(
  (written) => written === '' || parseDocketFilter(written.replace(/^-/u, '')) !== null,
  { error: docketFilterError },
)
