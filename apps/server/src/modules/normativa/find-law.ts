import { findCatalogueNorm, findNormCitations, idNormaOf, normLabel } from '@basejuris/legal-text'
import { keysCompleting, keysNamed } from '@basejuris/search'
import { ServiceError } from '../../errors/service-error.ts'

/** A norm as the index and the rulings name it. */
export interface NamedLaw {
  /** `CT`, `ley-19496`; its idNorma for a norm that no citation can name, as a law without number. */
  readonly key: string
  /** Null for a norm outside the catalogue. */
  readonly idNorma: number | null
  readonly name: string
}

const kinds: Readonly<Record<string, string>> = { ley: 'ley', dl: 'DL', dfl: 'DFL', ds: 'DS', aa: 'AA' }
const writtenKey = /^(?<kind>ley|dl|dfl|ds|aa)-(?<rest>\d.*)$/iu
const maxCandidates = 8

/**
 * The norm that a caller names: by idNorma, by key, by number («19.496», «ley 19496»), by a usual name or acronym, with or without accents.
 * A number alone is an idNorma where the catalogue has it, else the number of a law. @throws `norm.not_found`, `norm.ambiguous`
 */
export function findLaw(written: string): NamedLaw {
  const key = keyNamed(written.trim())
  if (key === null) throw new ServiceError('norm.not_found')
  const idNorma = idNormaOf(key) ?? (onlyDigits.test(key) ? Number(key) : null)
  return { key, idNorma, name: (idNorma === null ? null : findCatalogueNorm(idNorma)?.name) ?? normLabel(key) }
}

const onlyDigits = /^\d{1,8}$/u

function keyNamed(written: string): string | null {
  if (onlyDigits.test(written)) {
    const found = findCatalogueNorm(Number(written))
    return found === null ? lawOf(written) : (found.key ?? String(found.idNorma))
  }
  if (/^[\d.]+$/u.test(written)) return lawOf(written)
  const named = keysNamed(written)
  if (named.length > 0) return single(named)
  const { kind = '', rest = '' } = writtenKey.exec(written)?.groups ?? {}
  const key = rest === '' ? null : `${kinds[kind.toLowerCase()]}-${rest.toLowerCase()}`
  return key === null ? keyCited(written) : completed(key)
}

const lawOf = (number: string): string | null => {
  const key = `ley-${Number(number.replaceAll('.', ''))}`
  return idNormaOf(key) === null ? null : key
}

function keyCited(written: string): string | null {
  const cited = findNormCitations(written)[0]?.key.split(':', 1)[0]
  return cited === undefined ? null : completed(cited)
}

/** «DFL 1» is the beginning of many keys. A norm outside the catalogue keeps its own. */
function completed(key: string): string {
  return single(keysCompleting(key)) ?? key
}

/** Null without candidates. @throws `norm.ambiguous` */
function single(keys: readonly string[]): string | null {
  if (keys.length < 2) return keys[0] ?? null
  const details = keys
    .slice(0, maxCandidates)
    .map((key) => ({ field: 'lawId', message: [idNormaOf(key), normLabel(key)].filter((part) => part !== null).join(': ') }))
  throw new ServiceError('norm.ambiguous', { details })
}
