// One process at a time, told by a folder; plain JavaScript for the system's Node (20 or newer).
import { mkdirSync, rmdirSync, statSync, utimesSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/**
 * Runs `act` while no other process does under the same folder, which exists meanwhile and is touched; one that was not touched for `staleMs` belongs to a
 * process that died, and is taken over. `onWait` is called once where another process is waited for.
 */
export async function withFolderLock(folder, act, { staleMs = 15_000, onWait = () => {} } = {}) {
  let waited = false
  while (!made(folder)) {
    if (!waited) onWait()
    waited = true
    removeStale(folder, staleMs)
    await setTimeout(Math.min(200, staleMs / 5))
  }
  const touching = setInterval(() => touch(folder), staleMs / 5)
  try {
    return await act()
  } finally {
    clearInterval(touching)
    removed(folder)
  }
}

/** Of several that find it stale one alone removes it: whoever comes later finds that it is somebody's again. */
function removeStale(folder, staleMs) {
  const turn = `${folder}.turn`
  if (!isStale(folder, staleMs)) return
  if (!made(turn)) {
    if (isStale(turn, staleMs)) removed(turn)
    return
  }
  if (isStale(folder, staleMs)) removed(folder)
  removed(turn)
}

const isStale = (folder, staleMs) => {
  const touched = statSync(folder, { throwIfNoEntry: false })?.mtimeMs
  return touched !== undefined && Date.now() - touched > staleMs
}

const made = (folder) => unless('EEXIST', () => mkdirSync(folder))
const removed = (folder) => unless('ENOENT', () => rmdirSync(folder))
const touch = (folder) => unless('ENOENT', () => utimesSync(folder, new Date(), new Date()))

/** Whether it was done; false for one failure, the others are thrown. */
function unless(code, act) {
  try {
    act()
    return true
  } catch (error) {
    if (error.code === code) return false
    throw error
  }
}
