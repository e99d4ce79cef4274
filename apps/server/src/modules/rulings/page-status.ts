import { findRemoved, listRulingVersions } from '@basejuris/database'
import type { Services } from '../../services.ts'

const readerPaths: ReadonlySet<string> = new Set(['/sentencia', '/sentencia/versiones', '/sentencia/comparar'])

/**
 * Status of a ruling's page, or of the left one of two: 410 if the ruling was removed, 404 if it is unknown or its version unreadable, else 200. Other pages get
 * 200.
 */
export async function pageStatus({ db, rulings }: Pick<Services, 'db' | 'rulings'>, address: string): Promise<200 | 404 | 410> {
  const url = URL.parse(address, 'http://localhost')
  if (url === null || !readerPaths.has(url.pathname)) return 200
  const id = url.searchParams.get('id')?.trim() ?? ''
  if (id === '') return 404
  const docId = await rulings.findId(id)
  if (docId === null) return (await findRemoved(db, id)) === null ? 404 : 410
  const requested = url.searchParams.get('version') ?? ''
  if (!/^\d{1,9}$/.test(requested)) return 200
  const version = (await listRulingVersions(db, docId)).find((each) => each.version === Number(requested))
  return version === undefined || version.status === 'withdrawn' ? 404 : 200
}
