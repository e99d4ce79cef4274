import { describeEachDatabase } from '@basejuris/testkit'
import { expect, inject, it } from 'vitest'
import { OtherVersionInUse } from './version-in-use.ts'

const isServer = inject('databaseKind') === 'server'

describeEachDatabase('holdVersion', (open) => {
  it('lets any number of processes use one version', async () => {
    const ends = [await open().holdVersion('1'), await open().holdVersion('1')]
    for (const end of ends) await end()
  })

  it.runIf(isServer)('refuses another version while one is in use, and takes it afterwards', async () => {
    const end = await open().holdVersion('1')
    await expect(open().holdVersion('2')).rejects.toThrow(OtherVersionInUse)
    const again = await open().holdVersion('1')
    await again()
    await end()
    await (await open().holdVersion('2'))()
  })

  it.runIf(isServer)('holds it again after its connection was cut', async () => {
    const end = await open().holdVersion('1')
    await open().execute("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7309203")
    await expect
      .poll(
        () =>
          open()
            .holdVersion('2')
            .then(
              (other) => other().then(() => 'free'),
              () => 'in use',
            ),
        { timeout: 10_000, interval: 200 },
      )
      .toBe('in use')
    await end()
  })
})
