// Installs what package-lock.json names and finds the pinned Node. Plain JavaScript for the system's Node (20 or newer).
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withFolderLock } from './folder-lock.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.installed-lock')
const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** Installs when the lockfile changed. Answers the path of the pinned Node. */
export async function ensureInstalled() {
  const requested = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const isPresent = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === requested
  if (!isPresent()) {
    const status = await alone(async () => (isPresent() ? 0 : install(requested)))
    if (status !== 0) {
      console.error('npm could not install the dependencies; see its message above.')
      process.exit(status)
    }
  }
  return pinnedNode()
}

/** Serializes commands that change the program's folders. */
export const alone = (act) =>
  withFolderLock(join(root, '.installing'), act, {
    onWait: () => console.log('Another command is installing or building; waiting for it…'),
  })

async function install(requested) {
  console.log('Installing the dependencies that package-lock.json names…')
  const started = Date.now()
  const status = (await npm(['ci', ...flags])) === 0 ? 0 : await npm(['install', '--no-save', ...flags])
  if (status !== 0) return status
  writeFileSync(stampFile, requested)
  console.log(`Installed ${megabytes(await folderBytes(modules))} in ${Math.round((Date.now() - started) / 1000)} s.`)
  return 0
}

/** Environment in which child processes find the pinned Node first. */
export function childEnvironment(node, extra = {}) {
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PATH: `${dirname(node)}${delimiter}${process.env.PATH}`, ...extra }
}

async function npm(args) {
  const executable = process.env.npm_execpath
  const child = executable
    ? spawn(process.execPath, [executable, ...args], { cwd: root, stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  const started = Date.now()
  const report = async () => {
    const line = `  ${megabytes(await folderBytes(modules))} on disk, ${Math.round((Date.now() - started) / 1000)} s`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}   `)
    else console.log(line)
  }
  const timer = setInterval(() => void report().catch(() => {}), process.stdout.isTTY ? 2000 : 15_000)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearInterval(timer)
      if (process.stdout.isTTY) process.stdout.write('\n')
      resolve(code ?? 1)
    })
  })
}

async function folderBytes(folder) {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])) {
    if (entry.isFile()) bytes += statSync(join(entry.parentPath ?? entry.path, entry.name), { throwIfNoEntry: false })?.size ?? 0
  }
  return bytes
}

const megabytes = (bytes) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`

/** The lockfile's Node for this platform. Falls back to the running one when it is new enough. */
function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = join(modules, `node-${platform}-${process.arch}`, 'bin', file)
  if (existsSync(path)) return path
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(`No Node 24 is published for ${process.platform} ${process.arch}; install Node 24 or newer and run again.`)
  process.exit(1)
}
