interface Tick {
  readonly hit: number
  /** Share of the text's height, 0 to 1. */
  readonly at: number
}

/** Position of every hit, from the data of each run of paragraphs. It forces no layout of the text. */
function readTicks(paper: HTMLElement): Tick[] {
  const ticks: Tick[] = []
  const { top, height } = paper.getBoundingClientRect()
  for (const run of paper.querySelectorAll<HTMLElement>('.rd-run[data-marks]')) {
    const box = run.getBoundingClientRect()
    for (const position of (run.dataset['marks'] ?? '').split(' ')) {
      ticks.push({ hit: ticks.length, at: (box.top - top + (box.height * Number(position)) / 1000) / height })
    }
  }
  return ticks
}

const tickGap = 3

/** Draws at most once per frame. */
function inFrame(draw: () => void): () => void {
  let due = 0
  return () => {
    cancelAnimationFrame(due)
    due = requestAnimationFrame(draw)
  }
}

/** The strip at the right edge: one line per hit and a frame for the visible part. Lines that would touch are drawn as one. */
export function startDensityStrip(root: HTMLElement, signal: AbortSignal) {
  const strip = root.querySelector<HTMLElement>('.rd-strip > div')
  const paper = root.querySelector<HTMLElement>('.rd-paper')
  let ticks: Tick[] = []
  let now = -1
  let pick: (hit: number) => void = () => {}
  if (strip === null || paper === null) return { show: () => {}, onPick: () => {} }
  const pane = document.createElement('u')
  const current = document.createElement('b')

  const drawTicks = () => {
    ticks = readTicks(paper)
    const height = strip.clientHeight
    const lines: HTMLElement[] = []
    let last = -tickGap
    for (const { at } of ticks) {
      if (at * height - last < tickGap) continue
      last = at * height
      const line = document.createElement('i')
      line.style.top = `${last.toFixed(1)}px`
      lines.push(line)
    }
    strip.replaceChildren(pane, ...lines, current)
    drawNow()
    drawPane()
  }
  const drawNow = () => {
    const tick = ticks[now]
    current.hidden = tick === undefined
    if (tick !== undefined) current.style.top = `${(tick.at * 100).toFixed(2)}%`
  }
  const drawPane = () => {
    const { top, height } = paper.getBoundingClientRect()
    const share = (y: number) => Math.min(1, Math.max(0, (y - top) / height)) * 100
    const start = share(strip.getBoundingClientRect().top)
    pane.style.top = `${start.toFixed(2)}%`
    pane.style.height = `${(share(innerHeight) - start).toFixed(2)}%`
  }
  const resize = new ResizeObserver(inFrame(drawTicks))
  resize.observe(paper)
  signal.addEventListener('abort', () => resize.disconnect())
  addEventListener('scroll', inFrame(drawPane), { passive: true, signal })
  strip.addEventListener(
    'click',
    (event) => {
      const at = (event.clientY - strip.getBoundingClientRect().top) / strip.clientHeight
      const nearest = ticks.reduce<Tick | null>(
        (best, tick) => (best === null || Math.abs(tick.at - at) < Math.abs(best.at - at) ? tick : best),
        null,
      )
      if (nearest !== null && Math.abs(nearest.at - at) * strip.clientHeight < 8) pick(nearest.hit)
      else scrollTo({ top: scrollY + paper.getBoundingClientRect().top + at * paper.clientHeight - innerHeight / 2, behavior: 'instant' })
    },
    { signal },
  )
  return {
    show: (hit: number) => {
      now = hit
      drawNow()
    },
    onPick: (go: (hit: number) => void) => {
      pick = go
    },
  }
}
