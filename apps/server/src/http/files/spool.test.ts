import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSpool } from './spool.ts'

let folder: string
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'spool-')), 'spool')
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

describe('createSpool', () => {
  it('gives back what was written, twice, and has no file with a name', async () => {
    const file = await createSpool(folder).create()
    const written = Buffer.from('áéí'.repeat(700_000))
    await file.append(written.subarray(0, 5))
    await file.append(written.subarray(5))
    expect(file.size()).toBe(written.length)
    for (let round = 0; round < 2; round++) expect((await buffer(file.read())).equals(written)).toBe(true)
    expect([await readdir(folder), ((await stat(folder)).mode & 0o777).toString(8)]).toEqual([[], '700'])
    await file.close()
    await file.close()
  })

  it('refuses a file that is too large, and one that finds no room among files that are being made', async () => {
    const spool = createSpool(folder, { maxFileBytes: 10, maxBytes: 15 })
    const [first, second] = [await spool.create(), await spool.create()]
    await expect(first.append(new Uint8Array(11))).rejects.toMatchObject({ code: 'export.too_large' })
    await first.append(new Uint8Array(10))
    await expect(second.append(new Uint8Array(6))).rejects.toMatchObject({ code: 'export.busy' })
    await first.close()
    await second.append(new Uint8Array(6))
    await second.close()
  })

  it('takes the room of the file that has been read for longest', async () => {
    const spool = createSpool(folder, { maxFileBytes: 10, maxBytes: 25 })
    const [oldest, later, made] = [await spool.create(), await spool.create(), await spool.create()]
    for (const file of [oldest, later]) await file.append(new Uint8Array(10))
    const [oldestReader, laterReader] = [oldest.read(), later.read()]
    expect((await oldestReader.next()).value).toHaveLength(10)
    expect((await laterReader.next()).value).toHaveLength(10)
    await made.append(new Uint8Array(10))
    await expect(oldest.read().next()).rejects.toMatchObject({ code: 'export.busy' })
    expect((await laterReader.next()).done).toBe(true)
    for (const file of [later, made]) await file.close()
  })
})
