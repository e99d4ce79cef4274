import { isTyping } from '../../../components/form/keyboard.ts'

interface Walk {
  step(by: 1 | -1): void
}

/**
 * n and p step through the hits, j and k through the considerandos. x selects what is being read, c opens the citation panel, s stars,
 * ? shows the shortcuts.
 */
export function startReaderKeys(
  does: {
    readonly hits: Walk
    readonly units: Walk
    readonly select: () => void
    readonly openCite: () => void
    readonly star: () => void
    readonly openHelp: () => void
  },
  signal: AbortSignal,
): void {
  const actions: Readonly<Record<string, () => void>> = {
    n: () => does.hits.step(1),
    p: () => does.hits.step(-1),
    j: () => does.units.step(1),
    k: () => does.units.step(-1),
    x: does.select,
    c: does.openCite,
    s: does.star,
    '?': does.openHelp,
  }
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const action = event.shiftKey && event.key === 'N' ? actions['p'] : actions[event.key]
      if (action === undefined) return
      event.preventDefault()
      action()
    },
    { signal },
  )
}
