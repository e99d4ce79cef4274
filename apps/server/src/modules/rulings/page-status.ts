import { listRulingVersions, wasRemoved } from '@basejuris/database'
import type { Services } from '../../services.ts'

const readerPaths: ReadonlySet<string> = new Set(['/sentencia', '/sentencia/versiones'])

/**
 * What a page about a ruling is answered with: 410 for one that was stored and is no more, 404 for an unknown one or a version that cannot be read, 200
 * for the rest and for every other page. The pages themselves say it in words.
 */
export async function pageStatus({ db, rulings }: Pick<Services, 'db' | 'rulings'>, address: string): Promise<200 | 404 | 410> {
  const url = URL.parse(address, 'http://localhost')
  if (url === null || !readerPaths.has(url.pathname)) return 200
  const id = url.searchParams.get('id')?.trim() ?? ''
  if (id === '') return 404
  const docId = await rulings.findId(id)
  if (docId === null) return (await wasRemoved(db, id)) ? 410 : 404
  const asked = url.searchParams.get('version') ?? ''
  if (!/^\d{1,9}$/.test(asked)) return 200
  const version = (await listRulingVersions(db, docId)).find((each) => each.version === Number(asked))
  return version === undefined || version.status === 'withdrawn' ? 404 : 200
}
