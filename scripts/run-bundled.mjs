// Preloaded into the server and its threads (scripts/server-settings.json): runs their bundles (scripts/build-server.mjs) in place of their
// sources, where they were built.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const root = new URL('../', import.meta.url)
const folder = new URL('build/server/', root)
const bundles = new Map(Object.entries(readBundles()).map(([source, bundle]) => [new URL(source, root).href, new URL(bundle, folder).href]))

if (bundles.size > 0) registerHooks({ resolve: (specifier, context, next) => bundled(specifier) ?? next(specifier, context) })

function bundled(specifier) {
  const url = bundles.get(specifier.startsWith('/') ? pathToFileURL(specifier).href : specifier)
  return url === undefined ? undefined : { url, format: 'module', shortCircuit: true }
}

function readBundles() {
  try {
    return JSON.parse(readFileSync(new URL('programs.json', folder), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}
