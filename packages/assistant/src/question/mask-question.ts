import { findEmails, findIdentityNumbers, findPhones, findPrivatePeople, maskPersonalData } from '@basejuris/legal-text'

/** Texts without personal data. */
export interface MaskedTexts {
  /** In the order of the given ones. */
  readonly texts: readonly string[]
  /** The same input with what its marks hide, in every text of it. */
  readonly restoreIn: (input: unknown) => unknown
}

/** What is hidden under a numbered mark, so that a search may still look for it here. */
const finders = [
  { mark: 'RUT', find: findIdentityNumbers },
  { mark: 'correo', find: findEmails },
  { mark: 'teléfono', find: findPhones },
  { mark: 'nombre', find: findPrivatePeople },
] as const

/** A question without personal data. */
export interface MaskedQuestion extends Pick<MaskedTexts, 'restoreIn'> {
  readonly text: string
}

/**
 * Hides names, RUT, telephones and e-mails under numbered marks («[nombre 1]»), one for each thing. Addresses, accounts, plates and dates of
 * birth are hidden for good.
 */
export function maskQuestion(question: string): MaskedQuestion {
  const { texts, restoreIn } = maskTexts([question])
  return { text: texts[0] ?? '', restoreIn }
}

/** As `maskQuestion`: the same thing has the same mark in all texts. */
export function maskTexts(given: readonly string[]): MaskedTexts {
  const hidden = new Map<string, string>()
  const texts = given.map((each) => {
    let text = each
    for (const { mark, find } of finders)
      for (const { from, to } of fromTheEnd(find(text)))
        text = `${text.slice(0, from)}${markOf(hidden, mark, text.slice(from, to))}${text.slice(to)}`
    return maskPersonalData(text).text
  })
  const restore = (input: unknown): unknown => {
    if (typeof input === 'string') return [...hidden].reduce((restored, [mark, value]) => restored.replaceAll(mark, value), input)
    if (Array.isArray(input)) return input.map(restore)
    if (input === null || typeof input !== 'object') return input
    return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, restore(value)]))
  }
  return { texts, restoreIn: restore }
}

interface Found {
  readonly from: number
  readonly to: number
}

/** The last one first, overlapping ones as one. */
function fromTheEnd(found: readonly Found[]): Found[] {
  const merged: Found[] = []
  for (const { from, to } of [...found].sort((a, b) => b.to - a.to)) {
    const last = merged.at(-1)
    if (last === undefined || to <= last.from) merged.push({ from, to })
    else merged[merged.length - 1] = { from: Math.min(from, last.from), to: last.to }
  }
  return merged
}

/** The mark of a value: the one that it has, or the next number. */
function markOf(hidden: Map<string, string>, name: string, value: string): string {
  const known = [...hidden].find(([mark, each]) => each === value && mark.startsWith(`[${name} `))
  if (known !== undefined) return known[0]
  const mark = `[${name} ${[...hidden.keys()].filter((each) => each.startsWith(`[${name} `)).length + 1}]`
  hidden.set(mark, value)
  return mark
}
