import { formatCount } from '@basejuris/domain'
import type { CommandProgress } from '@basejuris/server/operator'
import { Presets, SingleBar } from 'cli-progress'

const plainEveryMs = 5000

/** Shows progress as a bar on a terminal, elsewhere as a line every few seconds. */
export function createProgressLine(output: NodeJS.WriteStream = process.stderr): { update(progress: CommandProgress): void; stop(): void } {
  return output.isTTY ? createBar(output) : createPlainLines(output)
}

function createBar(stream: NodeJS.WriteStream) {
  const bar = new SingleBar(
    { stream, format: '{bar} {percentage} % · {value}/{total} · {rate} · faltan {left} · {counts}', hideCursor: true, barsize: 24 },
    Presets.shades_classic,
  )
  let started = false
  return {
    update(progress: CommandProgress): void {
      const payload = { rate: rate(progress), left: duration(progress.etaMs), counts: countsText(progress) }
      const total = Math.max(progress.total ?? progress.done, progress.done, 1)
      if (!started) bar.start(total, progress.done, payload)
      started = true
      bar.setTotal(total)
      bar.update(progress.done, payload)
    },
    stop(): void {
      if (started) bar.stop()
    },
  }
}

function createPlainLines(output: NodeJS.WriteStream) {
  let last = 0
  return {
    update(progress: CommandProgress): void {
      if (Date.now() - last < plainEveryMs) return
      last = Date.now()
      const of = progress.total === null ? '' : ` de ${formatCount(progress.total)}`
      const parts = [`${formatCount(progress.done)}${of}`, rate(progress), `faltan ${duration(progress.etaMs)}`, countsText(progress)]
      output.write(`${parts.filter((part) => part !== '').join(' · ')}\n`)
    },
    stop(): void {},
  }
}

const rate = ({ perSecond }: CommandProgress): string => `${formatCount(Math.round(perSecond))}/s`
const countsText = ({ counts }: CommandProgress): string =>
  Object.entries(counts)
    .filter(([, value]) => value > 0)
    .map(([name, value]) => `${name} ${formatCount(value)}`)
    .join(' · ')

export function duration(ms: number | null): string {
  if (ms === null || !Number.isFinite(ms)) return '…'
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
