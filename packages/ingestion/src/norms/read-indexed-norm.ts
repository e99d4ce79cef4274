import { type Database, findNorm, readNormVersion } from '@basejuris/database'
import { chooseNormVersion, type NormPartText } from '@basejuris/domain'
import { findCatalogueNorm } from '@basejuris/legal-text'
import type { IndexedArticle, IndexedNorm } from '@basejuris/search'

/** Priority of a norm that was imported without being in the catalogue. */
const unlistedPriority = 2

/** What the index holds of a norm without imported text; null for a norm outside the catalogue. */
export function readCatalogueNorm(idNorma: number): IndexedNorm | null {
  const norm = findCatalogueNorm(idNorma)
  if (norm === null) return null
  const { type, name, usualNames, acronyms, title, priority, isRepealed } = norm
  return {
    idNorma,
    type,
    name,
    usualNames: [...usualNames, ...acronyms],
    title,
    priority,
    repealed: isRepealed,
    version: null,
    articles: [],
  }
}

/** What the index holds of a norm: its text in force on a day where one is imported, else the facts of the catalogue. */
export async function readIndexedNorm(database: Database, idNorma: number, today: string): Promise<IndexedNorm | null> {
  const [catalogued, stored] = [readCatalogueNorm(idNorma), await findNorm(database, idNorma)]
  const chosen = stored === null ? null : chooseNormVersion(stored.versions, { day: today, today })
  if (stored === null || chosen === null) return catalogued
  const { facts } = stored
  const { version } = chosen.version
  return {
    idNorma,
    type: facts.type,
    name: catalogued?.name ?? facts.name,
    usualNames: [...new Set([...(catalogued?.usualNames ?? []), ...facts.aliases])],
    title: facts.title,
    priority: catalogued?.priority ?? unlistedPriority,
    repealed: facts.repealed,
    version,
    articles: indexedArticles(await readNormVersion(database, idNorma, version)),
  }
}

/** The parts with a text, each with the divisions that hold it. */
export function indexedArticles(parts: readonly NormPartText[]): IndexedArticle[] {
  const pathOf = (parent: number | null): string[] => {
    const part = parent === null ? undefined : parts[parent]
    return part === undefined ? [] : [...pathOf(part.parent), ...(part.heading === '' ? [] : [part.heading])]
  }
  return parts.flatMap(({ article, heading, parent, text, repealed }, position) =>
    text.trim() === '' ? [] : [{ position, article, heading, path: pathOf(parent), text, repealed }],
  )
}
