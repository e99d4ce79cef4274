import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeSearchPorts, suiteDimension } from '../ports.suite.ts'
import { type EngineIndex, openEngineIndex } from './engine-index.ts'

const openIn = (folder: string): Promise<EngineIndex> => openEngineIndex({ folder, dimension: suiteDimension, schema: 'suite' })

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
