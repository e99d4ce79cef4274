import { type Database, findRulingId, listFactsByDocket } from '@basejuris/database'
import { parseDocketNumber } from '@basejuris/domain'

/** The ruling of a link, an id or a docket number; null when none or several match. */
export async function findNamedRuling(db: Database, text: string): Promise<string | null> {
  const inLink = /[?&]id=([^&#\s]+)/u.exec(text)?.[1]
  const id = inLink === undefined ? text.trim() : decode(inLink)
  const known = await findRulingId(db, id)
  if (known !== null) return known
  const docket = parseDocketNumber(text)
  if (docket === null) return null
  const [ruling, other] = await listFactsByDocket(db, [docket])
  return ruling !== undefined && other === undefined ? ruling.docId : null
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
