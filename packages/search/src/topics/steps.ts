/** Long work that can be left between its steps, each of some milliseconds. */
export type Steps<Result> = Generator<undefined, Result, void>

/** Takes every step that is left. */
export function takeAll<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
