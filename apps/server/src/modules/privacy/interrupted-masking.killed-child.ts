import { openPlatform } from '../../composition/open-platform.ts'
import { readConfig } from '../../config/config.ts'
import { commands } from '../../operator/operator-commands.ts'

/** Hides a name and waits to be killed where the index would be rebuilt. */
const [reference] = process.argv.slice(2)
const platform = await openPlatform({ ...readConfig(), demo: null })
const rebuild = () => {
  console.log('rebuilding')
  return new Promise<never>(() => setInterval(() => undefined, 1000))
}
const request = { reference, action: 'mask-name', reason: 'Se acoge.', docIds: [], names: [], keepIndexFiles: false }
await commands['privacy resolve'].run(request, {
  platform: { ...platform, index: { ...platform.index, rebuild } },
  report: () => undefined,
  signal: new AbortController().signal,
})
