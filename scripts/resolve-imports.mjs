// Preloaded into tests, and so into what they start. Answers at once where an import leads that names its file.
// For each module Node would look for the nearest package.json, and of drizzle-orm parse 179 kB each time.
import { registerHooks } from 'node:module'

const ofDrizzle = /\/node_modules\/drizzle-orm\/.*\.js$/
/** Entry points of drizzle-orm by name. There is one copy, at the root. */
const entryPoints = new Map()

export const hooks = registerHooks({
  resolve(specifier, context, next) {
    const found = resolveImport(specifier, context) ?? entryPoints.get(specifier)
    if (found !== undefined) return found
    const resolved = next(specifier, context)
    if (specifier.startsWith('drizzle-orm') && context.conditions.includes('import'))
      entryPoints.set(specifier, { url: resolved.url, format: resolved.format, shortCircuit: true })
    return resolved
  },
})

/** Undefined where Node must look: a package, a folder, a name without ending, a call of require. */
export function resolveImport(specifier, { parentURL, conditions }) {
  if (!specifier.startsWith('.') || parentURL === undefined || !conditions.includes('import')) return undefined
  const url = new URL(specifier, parentURL).href
  if (url.endsWith('.ts') && !url.includes('/node_modules/')) return { url, format: 'module-typescript', shortCircuit: true }
  return ofDrizzle.test(url) ? { url, format: 'module', shortCircuit: true } : undefined
}
