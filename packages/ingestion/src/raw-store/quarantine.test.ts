import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuarantine, quarantineEntry, quarantinePath, readQuarantine } from './quarantine.ts'

const entry = (n: number) =>
  quarantineEntry(
    n,
    { file: 'a.json', index: n - 1, offset: n * 10, nextOffset: n * 10 + 5 },
    { idSentence: `id-${n}`, code: 'empty_text' },
  )

describe('quarantine', () => {
  let dataDir = ''
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'quarantine-'))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  it('lists record, Spanish reason and code, readable by the owner alone', async () => {
    const quarantine = await openQuarantine(dataDir, 'run', 0)
    await quarantine.add([entry(1)])
    expect(JSON.parse(await readFile(quarantine.path, 'utf8'))).toEqual({
      n: 1,
      archivo: 'a.json',
      registro: 0,
      byte: 10,
      idSentence: 'id-1',
      estado: 'rechazado',
      codigo: 'empty_text',
      motivo: 'El texto de la sentencia está vacío.',
    })
    expect((await stat(quarantine.path)).mode & 0o077).toBe(0)
  })

  it('drops entries after the checkpoint, and a line truncated by a crash', async () => {
    const path = quarantinePath(dataDir, 'cut')
    await (await openQuarantine(dataDir, 'cut', 0)).add([entry(1), entry(3), entry(7)])
    await appendFile(path, '{"n":8,"archivo":"a.js')
    const resumed = await openQuarantine(dataDir, 'cut', 3)
    await resumed.add([entry(4)])
    expect((await Array.fromAsync(readQuarantine(path))).map(({ n }) => n)).toEqual([1, 3, 4])
  })

  it('leaves no file when there is nothing to list', async () => {
    const { path } = await openQuarantine(dataDir, 'clean', 0)
    expect(await Array.fromAsync(readQuarantine(path))).toEqual([])
    await expect(stat(path)).rejects.toThrow()
  })
})
