import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

interface WatchdogData {
  readonly counters: Int32Array<SharedArrayBuffer>
  readonly tickMs: number
  readonly maxStillTicks: number
}

// `workerData` is untyped. The counters are those of `watchdogCounters`.
const { counters, tickMs, maxStillTicks } = workerData as WatchdogData
const [beatsAt, excusedAt] = [0, 1]
const standardOutput = 1

let lastBeats = 0
let stillTicks = 0

/** Counts its own ticks instead of reading a clock: while the machine is suspended neither thread ticks. */
setInterval(() => {
  const beats = Atomics.load(counters, beatsAt)
  const isExcused = beats === 0 || Atomics.load(counters, excusedAt) > 0
  stillTicks = beats === lastBeats && !isExcused ? stillTicks + 1 : 0
  lastBeats = beats
  if (stillTicks >= maxStillTicks) end()
}, tickMs)

const end = (): void => {
  const seconds = Math.round((stillTicks * tickMs) / 1000)
  const line = { level: 60, time: Date.now(), pid: process.pid, msg: `the event loop stood still for ${seconds} s: the process is ended` }
  try {
    writeSync(standardOutput, `${JSON.stringify(line)}\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}
