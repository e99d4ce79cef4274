import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { prefix } from '../../ports/index.ts'
import { documentOf, lexicalRequest, upserts } from '../../testing/index-documents.ts'
import { describeIndexHost, hostSchema, throughPorts } from '../../testing/index-host.suite.ts'
import { describeSearchPorts, suiteDimension } from '../../testing/ports.suite.ts'
import { type EngineIndex, openEngineIndex } from './engine-index.ts'

const openIn = (folder: string): Promise<EngineIndex> => openEngineIndex({ folder, dimension: suiteDimension, schema: 'suite' })

describeIndexHost('embedded engine in this thread', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'basejuris-engine-'))
  const open = (): Promise<EngineIndex> => openEngineIndex({ folder, dimension: suiteDimension, schema: hostSchema })
  let host = await open()
  return {
    ...throughPorts(() => host),
    get host() {
      return host
    },
    reopen: async () => {
      await host.writer.close()
      host = await open()
      return host
    },
    dispose: async () => {
      await host.writer.close()
      await rm(folder, { recursive: true })
    },
  }
})

describeSearchPorts('embedded engine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'basejuris-engine-'))
  let index = await openIn(folder)
  return {
    index,
    reopen: async () => {
      await index.engine.abandon()
      index = await openIn(folder)
      return index
    },
    dispose: async () => {
      await index.engine.abandon().catch(() => undefined)
      await rm(folder, { recursive: true })
    },
  }
})

it('names the damaged file, whenever it is found, and starts empty at the next opening', async () => {
  for (const place of ['page', 'end']) {
    const folder = await mkdtemp(join(tmpdir(), 'basejuris-engine-'))
    const first = await openIn(folder)
    await first.writer.apply(
      upserts(
        5,
        Array.from({ length: 300 }, (_, i) =>
          documentOf(`d${i}`, Array.from({ length: 50 }, (__, at) => `palabra${(i * at) % 997}`).join(' ')),
        ),
      ),
    )
    await first.writer.close()
    const name = (await readdir(folder)).find((each) => each.endsWith('.segment')) as string
    const bytes = await readFile(join(folder, name))
    const at = place === 'page' ? 20_000 : bytes.length - 20
    bytes[at] = (bytes[at] as number) ^ 1
    await writeFile(join(folder, name), bytes)
    const refusals: string[] = []
    const open = () => openEngineIndex({ folder, dimension: suiteDimension, schema: 'suite', onRefused: (reason) => refusals.push(reason) })
    const damaged = await open()
    const search = damaged.lexical.search('rulings', lexicalRequest({ text: prefix('', { texto: 1 }) }))
    if (place === 'page') await expect(search).rejects.toThrow(name)
    await search.catch(() => undefined)
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toContain(name)
    await damaged.writer.close()
    const again = await open()
    expect(await again.writer.appliedSequence()).toBe(0)
    await again.writer.close()
    await rm(folder, { recursive: true })
  }
})
