import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderInUse, findDataFolderOwner, lockDataFolder } from './data-folder-lock.ts'
import { openDatabase } from './open-database.ts'
import { identifyProcess } from './process-identity.ts'

const lockModule = join(import.meta.dirname, 'data-folder-lock.ts')
const onLinux = process.platform === 'linux'

let root: string
let folder: string
let children: ChildProcess[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'basejuris-lock-'))
  folder = join(root, 'data')
  children = []
})

afterEach(async () => {
  await Promise.all(children.map(end))
  await rm(root, { recursive: true, force: true })
})

/** Another process that tries to lock the folder on command, prints `held` or `refused`, and keeps running. */
function startChild(): { readonly process: ChildProcess; take: () => Promise<string> } {
  const code = `
    import { lockDataFolder } from ${JSON.stringify(lockModule)}
    process.stdin.once('data', () => {
      try { lockDataFolder(${JSON.stringify(folder)}, { socketPath: '/tmp/child.sock' }); console.log('held') }
      catch (error) { console.log(error.name === 'DataFolderInUse' ? 'refused' : String(error)) }
    })
    console.log('ready')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ready = lines.next()
  return {
    process: child,
    take: async () => {
      await ready
      child.stdin.write('take\n')
      return (await lines.next()).value ?? 'ended'
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

const leave = (owner: object, path = `${folder}.lock`) =>
  writeFileSync(path, JSON.stringify({ key: 'k', since: '2026-01-01T00:00:00.000Z', socketPath: null, ...owner }))

describe('lockDataFolder', () => {
  it('refuses a second owner, this process included, and names the present one', () => {
    const lock = lockDataFolder(folder, { socketPath: '/tmp/a.sock', now: () => new Date('2026-03-04T05:06:07Z') })
    const refused = expect.objectContaining({
      name: 'DataFolderInUse',
      folder,
      lockPath: `${folder}.lock`,
      pid: process.pid,
      since: new Date('2026-03-04T05:06:07Z'),
      socketPath: '/tmp/a.sock',
    })
    expect(() => lockDataFolder(folder)).toThrow(refused)
    expect(findDataFolderOwner(folder)).toEqual({ pid: process.pid, socketPath: '/tmp/a.sock' })
    lock.release()
    lock.release()
    expect(existsSync(`${folder}.lock`)).toBe(false)
    expect(findDataFolderOwner(folder)).toBeNull()
    lockDataFolder(folder).release()
  })

  it('refuses while another process holds it, and takes over after that was killed', async () => {
    const child = startChild()
    expect(await child.take()).toBe('held')
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse)
    expect(findDataFolderOwner(folder)).toEqual({ pid: child.process.pid, socketPath: '/tmp/child.sock' })
    await end(child.process)
    expect(existsSync(`${folder}.lock`)).toBe(true)
    expect(findDataFolderOwner(folder)).toBeNull()
    const lock = lockDataFolder(folder)
    expect(findDataFolderOwner(folder)?.pid).toBe(process.pid)
    lock.release()
    expect(readdirSync(root)).toEqual([])
  })

  it('has one winner among processes that find a stale lock at the same time', async () => {
    leave({ ...identifyProcess(process.pid), startedTicks: '1', boot: 'another boot' })
    const rivals = Array.from({ length: 5 }, startChild)
    const answers = await Promise.all(rivals.map((rival) => rival.take()))
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(4)
  })

  it.runIf(onLinux)('takes over when another program has the pid now', () => {
    leave({ ...identifyProcess(process.pid), startedTicks: '1' })
    const lock = lockDataFolder(folder)
    expect(JSON.parse(readFileSync(lock.lockPath, 'utf8'))).toMatchObject(identifyProcess(process.pid))
    lock.release()
  })

  it.runIf(onLinux).each([
    ['in another container', { namespace: 'pid:[1]' }],
    ['on another machine', { boot: 'another boot', host: 'another host' }],
  ])('respects an owner %s while it refreshes its lock', (_where, where) => {
    leave({ ...identifyProcess(process.pid), ...where })
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse)
    const longAgo = new Date(Date.now() - 120_000)
    utimesSync(`${folder}.lock`, longAgo, longAgo)
    lockDataFolder(folder).release()
  })

  it('takes over a file that is no lock, and an interrupted takeover', () => {
    writeFileSync(`${folder}.lock`, 'not json')
    leave({ ...identifyProcess(process.pid), boot: 'another boot', startedTicks: '1' }, `${folder}.lock.takeover`)
    lockDataFolder(folder).release()
    expect(readdirSync(root)).toEqual([])
  })

  it('refuses while another process is taking over', () => {
    writeFileSync(`${folder}.lock`, 'not json')
    leave(identifyProcess(process.pid), `${folder}.lock.takeover`)
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse)
  })

  it('does not remove the lock of a later owner', () => {
    const lock = lockDataFolder(folder)
    leave({ ...identifyProcess(process.pid), key: 'other' })
    lock.release()
    expect(existsSync(`${folder}.lock`)).toBe(true)
  })

  it('is required to open a database in the folder', async () => {
    const lock = lockDataFolder(folder)
    await expect(openDatabase({ folder: join(dirname(folder), 'elsewhere'), lock })).rejects.toThrow('does not cover')
    await expect(openDatabase({ folder: `${folder}-2`, lock })).rejects.toThrow('does not cover')
    lock.release()
    await expect(openDatabase({ folder: join(folder, 'database'), lock })).rejects.toThrow('not held')
    expect(readdirSync(root)).toEqual([])
  })
})
