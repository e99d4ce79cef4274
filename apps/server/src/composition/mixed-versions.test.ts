import { describeEachDatabase } from '@basejuris/testkit'
import { expect, inject, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { holdAnalysis, IndexRefused } from './open-search.ts'

const isServer = inject('databaseKind') === 'server'
const own = readConfig({})
const shared = [readConfig({ SEARCH_URL: 'opensearch://127.0.0.1:9/nombre' }), readConfig({ VECTOR_URL: 'qdrant://127.0.0.1:9/nombre' })]

describeEachDatabase('processes of several versions', (open) => {
  const refusal = (config: (typeof shared)[number]) =>
    holdAnalysis(config, open().holdVersion).then(
      (end) => end().then(() => null),
      (error: unknown) => error,
    )

  it('may share an index where all analyse texts alike', async () => {
    const ends = await Promise.all(shared.map((config) => holdAnalysis(config, open().holdVersion)))
    expect(await Promise.all(shared.map(refusal))).toEqual([null, null])
    for (const end of ends) await end()
  })

  it('never meet in an index of the data folder', async () => {
    const end = await open().holdVersion('otra')
    expect(await refusal(own)).toBeNull()
    await end()
  })

  // The embedded database has one process.
  it.runIf(isServer)('do not start beside one that analyses otherwise, until it has stopped', async () => {
    const end = await open().holdVersion('otra')
    for (const config of shared) {
      const refused = await refusal(config)
      expect(refused).toBeInstanceOf(IndexRefused)
      expect((refused as Error).message).toMatch(/^Otro proceso en marcha usa el mismo índice con otra versión de BaseJuris: /u)
    }
    await end()
    expect(await Promise.all(shared.map(refusal))).toEqual([null, null])
  })
})
