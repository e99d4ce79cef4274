import { describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import type { Database } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { folderItems, folders } from '../schema/workspace-tables.ts'
import { deleteFolderItem } from './folder-items.ts'
import {
  addPassage,
  deletePassage,
  findPassage,
  listOwnPassages,
  listPassageIds,
  listPassageRulings,
  orderPassages,
  readFolderPassages,
  updatePassage,
} from './folder-passages.ts'

const at = new Date('2026-05-01T12:00:00Z')
const today = '2026-05-01'

/** A user with one folder that holds the ruling `uno`. */
async function makeOwner(db: Database): Promise<{ readonly userId: string; readonly folderId: string }> {
  const [userId, folderId] = [crypto.randomUUID(), crypto.randomUUID()]
  await db.insert(users).values({ id: userId, email: `${userId}@ejemplo.test`, createdAt: at })
  await db
    .insert(folders)
    .values({ id: folderId, ownerId: userId, name: '', reserved: false, retainedUntil: null, createdAt: at, updatedAt: at })
  await db.insert(folderItems).values({ folderId, docId: 'uno', addedBy: userId, createdAt: at })
  return { userId, folderId }
}

const add = async (db: Database, authorId: string, folderId: string | null, cap = 10): Promise<string | null> => {
  const id = crypto.randomUUID()
  const passage = { id, folderId, docId: 'uno', authorId, sealed: 'x', createdAt: at, updatedAt: at }
  return (await db.transaction((tx) => addPassage(tx, passage, cap)))?.id ?? null
}

describeEachDatabase('saved passages', (open) => {
  it('come in the order of their folder, in batches, and take the order given', async () => {
    const { db } = open()
    const { userId, folderId } = await makeOwner(db)
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.push((await add(db, userId, folderId)) ?? '')
    const read = async () => {
      const batches: string[][] = []
      for await (const batch of readFolderPassages(db, { folderId, size: 2 })) batches.push(batch.map(({ id }) => id))
      return batches
    }
    expect(await read()).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)])
    const turned = ids.toReversed()
    await db.transaction((tx) => orderPassages(tx, folderId, turned))
    expect((await read()).flat()).toEqual(turned)
    expect(await listPassageIds(db, folderId)).toEqual(turned)
    await deletePassage(db, turned[0] ?? '')
    const last = await add(db, userId, folderId)
    expect(await listPassageIds(db, folderId)).toEqual([...turned.slice(1), last])
  })

  it('give their rulings in the order of the first passage of each', async () => {
    const { db } = open()
    const { userId, folderId } = await makeOwner(db)
    const item = { folderId, addedBy: userId, createdAt: at }
    await db.insert(folderItems).values([
      { ...item, docId: 'dos' },
      { ...item, docId: 'tres' },
    ])
    const ids: Record<string, string> = {}
    for (const [name, docId] of Object.entries({ a: 'uno', b: 'dos', c: 'uno', d: 'tres' })) {
      const id = crypto.randomUUID()
      ids[name] = id
      const passage = { id, folderId, docId, authorId: userId, sealed: 'x', createdAt: at, updatedAt: at }
      await db.transaction((tx) => addPassage(tx, passage, 10))
    }
    expect(await listPassageRulings(db, folderId)).toEqual(['uno', 'dos', 'tres'])
    await db.transaction((tx) =>
      orderPassages(
        tx,
        folderId,
        ['d', 'b', 'a', 'c'].map((name) => ids[name] ?? ''),
      ),
    )
    expect(await listPassageRulings(db, folderId)).toEqual(['tres', 'dos', 'uno'])
  })

  it('have a limit for each folder and for what is in none', async () => {
    const { db } = open()
    const { userId, folderId } = await makeOwner(db)
    for (const folder of [folderId, null]) {
      expect(await add(db, userId, folder, 1)).not.toBeNull()
      expect(await add(db, userId, folder, 1)).toBeNull()
    }
  })

  it('belong to their author alone without a folder, and go with the ruling of their folder', async () => {
    const { db } = open()
    const [ana, eva] = [await makeOwner(db), await makeOwner(db)]
    const [loose, filed] = [await add(db, ana.userId, null), await add(db, ana.userId, ana.folderId)]
    const readable = async (userId: string) => {
      const found = [await findPassage(db, { userId, today }, loose ?? ''), await findPassage(db, { userId, today }, filed ?? '')]
      return found.map((passage) => passage !== null)
    }
    expect([await readable(ana.userId), await readable(eva.userId)]).toEqual([
      [true, true],
      [false, false],
    ])
    expect((await listOwnPassages(db, { userId: ana.userId, today }, 'uno')).map(({ id }) => id).toSorted()).toEqual(
      [loose, filed].toSorted(),
    )
    await deleteFolderItem(db, ana.folderId, 'uno')
    expect(await readable(ana.userId)).toEqual([true, false])
  })

  it('go to the end of a folder they are moved to', async () => {
    const { db } = open()
    const { userId, folderId } = await makeOwner(db)
    const [loose, filed] = [(await add(db, userId, null)) ?? '', (await add(db, userId, folderId)) ?? '']
    await db.transaction((tx) => updatePassage(tx, { id: loose, authorId: userId, folderId, sealed: 'y', updatedAt: at }, true))
    expect(await listPassageIds(db, folderId)).toEqual([filed, loose])
    expect(await findPassage(db, { userId, today }, loose)).toMatchObject({ folderId, sealed: 'y', position: 2 })
  })
})
