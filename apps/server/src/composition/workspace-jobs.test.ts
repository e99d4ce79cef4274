import { listAudit } from '@basejuris/database'
import { buildRuling } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { signInPerson } from '../testing/sign-in-person.ts'
import { purgeExpiredFolders } from './workspace-jobs.ts'

it('erases folders the day after their retention date in Chile, with their content, and no others', async () => {
  const test = await openTestApp()
  try {
    await test.store([buildRuling({ docId: 'uno' })])
    const ana = await signInPerson(test)
    const create = async (nombre: string, conservarHasta: string | null) =>
      (await ana.call('POST', '/v1/folders', { nombre, conservarHasta, docIds: ['uno'] })).body.data.carpeta.folderId
    const [over, running, retained] = [await create('a', '2030-06-30'), await create('b', '2030-07-01'), await create('c', null)]
    await ana.call('POST', `/v1/folders/${over}/notes`, { docId: 'uno', texto: 'x' })
    // Still 30 June in Chile, four hours behind.
    expect(await purgeExpiredFolders(test.services, new Date('2030-07-01T03:00:00Z'))).toBe(0)
    expect(await purgeExpiredFolders(test.services, new Date('2030-07-01T05:00:00Z'))).toBe(1)
    const { carpetas } = (await ana.call('GET', '/v1/folders')).body.data
    expect(carpetas.map(({ folderId }: { folderId: string }) => folderId).sort()).toEqual([running, retained].sort())
    const { rows } = await test.database.execute('select 1 from folder_items where folder_id = $1 union all select 2 from folder_notes', [
      over,
    ])
    expect(rows).toEqual([])
    expect((await listAudit(test.services.db, { subject: over, limit: 1 }))[0]).toMatchObject({ actor: 'system', action: 'folder.expired' })
  } finally {
    await test.close()
  }
})
