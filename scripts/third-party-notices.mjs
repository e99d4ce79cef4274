// Writes the notices of third parties that the product serves: every production dependency with its licence and its text.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { declaredLicence, productionPackages } from './licences.mjs'

const noticesPath = 'apps/web/public/licencias-de-terceros.txt'
const noticeFiles = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i
const rule = '='.repeat(80)

/** The licence files of a package, joined. Packages of one platform alone are not installed everywhere, so theirs are not read. */
function readTexts(root, { path, entry }) {
  const folder = join(root, path)
  if (entry.optional === true || !existsSync(folder)) return ''
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile() && noticeFiles.test(file.name))
  return files
    .map(({ name }) => name)
    .sort()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replace(/\r\n?/g, '\n')
        .replace(/[ \t]+$/gm, '')
        .trim(),
    )
    .join('\n\n')
}

/** The notices as one text, packages with the same texts together. */
function renderNotices(root) {
  const byText = new Map()
  for (const found of productionPackages(root)) {
    const licence = declaredLicence(root, found)
    const text = readTexts(root, found) || `Texto de la licencia: https://spdx.org/licenses/ (${licence}).`
    const names = byText.get(text) ?? new Set()
    names.add(`${found.name} ${found.entry.version} (${licence})`)
    byText.set(text, names)
  }
  const parts = [...byText].map(([text, names]) => `${rule}\n${[...names].sort().join('\n')}\n\n${text}\n`)
  const head = [
    'Licencias de terceros',
    '',
    'BaseJuris usa los programas que siguen. Cada uno pertenece a sus autores y se usa según su licencia.',
    'This file lists the third-party software in BaseJuris with its licences.',
  ]
  return `${head.join('\n')}\n\n${parts.sort().join('\n')}`
}

/** Whether the file in the repository is the one that the installed packages give. */
export function hasCurrentNotices(root) {
  const file = join(root, noticesPath)
  return existsSync(file) && readFileSync(file, 'utf8') === renderNotices(root)
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  writeFileSync(join(root, noticesPath), renderNotices(root))
  console.log(noticesPath)
}
