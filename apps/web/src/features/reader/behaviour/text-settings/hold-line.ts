/** Changes how the text is set while the line being read stays where it is. */
export function holdLine(root: HTMLElement, change: () => void): void {
  const reading = [...root.querySelectorAll('.rd-run')].find((run) => run.getBoundingClientRect().bottom > innerHeight / 4)
  const before = reading?.getBoundingClientRect().top ?? 0
  change()
  const after = reading?.getBoundingClientRect().top ?? 0
  if (scrollY > 0) scrollBy({ top: after - before, behavior: 'instant' })
}
