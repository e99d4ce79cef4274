// Checks licences of shipped packages from the lockfile and the installed files, offline.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
])

/** Packages allowed by name, each with its reason. `is` is the declared licence. */
const exceptions = [
  {
    name: /^@img\/sharp-(?:libvips-.+|wasm32|win32-.+)$/,
    is: /LGPL-3\.0-or-later/,
    why: 'libvips, linked at run time and unchanged, behind /_next/image',
  },
  { name: /^lightningcss(?:-.+)?$/, is: /^MPL-2\.0$/, why: 'used unchanged while pages are built' },
  { name: /^caniuse-lite$/, is: /^CC-BY-4\.0$/, why: 'data on browsers, used while pages are built' },
  { name: /^duck$/, is: /^BSD$/, why: 'two-clause BSD by its LICENSE file' },
  { name: /^png-js$/, is: /^unknown$/, why: 'MIT by its LICENSE file' },
]

/** «MIT AND (ISC OR GPL-3.0)»: every part of an AND, one part of an OR. */
function isAllowed(expression) {
  const text = expression.replace(/^\(([^()]*)\)$/, '$1')
  if (/ AND /.test(text)) return text.split(' AND ').every(isAllowed)
  if (/ OR /.test(text)) return text.split(' OR ').some(isAllowed)
  return allowed.has(text.replace(/[()]/g, ''))
}

const declared = (manifest) => (typeof manifest?.license === 'string' ? manifest.license : (manifest?.license?.type ?? null))

/** Every production dependency of the lockfile: its path, name and entry. */
export function productionPackages(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && entry.dev !== true && entry.link !== true)
    .map(([path, entry]) => ({ path, name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), entry }))
}

export function declaredLicence(root, { path, entry }) {
  const installed = join(root, path, 'package.json')
  return (existsSync(installed) ? declared(JSON.parse(readFileSync(installed, 'utf8'))) : null) ?? declared(entry) ?? 'unknown'
}

/** Counts production dependencies and lists those whose licence is not allowed. */
export function checkLicences(root) {
  const refused = []
  const unpinned = []
  let checked = 0
  for (const found of productionPackages(root)) {
    const { name, entry } = found
    const licence = declaredLicence(root, found)
    checked += 1
    if (!isAllowed(licence) && !exceptions.some((one) => one.name.test(name) && one.is.test(licence))) refused.push(`${name}: ${licence}`)
    if (typeof entry.integrity !== 'string') unpinned.push(name)
  }
  return { checked, refused, unpinned }
}
