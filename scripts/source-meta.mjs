// Part of the bundle of the server (scripts/build-server.mjs): where the source of a module is.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What `import.meta` says in the source with this path from the root. The bundle lies two folders below the root. */
export function sourceMeta(path, bundle = import.meta.url) {
  const { href } = new URL(`../../${path}`, bundle)
  const filename = fileURLToPath(href)
  return { url: href, filename, dirname: dirname(filename) }
}
