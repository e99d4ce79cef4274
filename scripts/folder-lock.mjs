// A mutex between processes, as a folder. Plain JavaScript for the system's Node (20 or newer).
import { mkdirSync, rmdirSync, statSync, utimesSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/**
 * Runs `act` while no other process holds the same folder. The holder touches the folder. One untouched for `staleMs` belongs to a dead
 * process and is taken over. `onWait` is called once before waiting.
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

/** Only one of several waiting processes removes a stale folder. The others find it held again. */
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

/** Answers whether it was done. False for one error code, other errors are thrown. */
function unless(code, act) {
  try {
    act()
    return true
  } catch (error) {
    if (error.code === code) return false
    throw error
  }
}
