import type { FileAnswer, FilePart } from './file-answer.ts'
import type { SpooledFile } from './spool.ts'

type News = Exclude<FilePart, Uint8Array>

/**
 * Makes a file without waiting for its reader: the bytes go to `file`. Yields the title and the newest progress meanwhile, then the
 * bytes. Throws what the making throws. It is made no further once `signal` aborts.
 */
export async function* spoolAnswer(answer: FileAnswer, file: SpooledFile, signal: AbortSignal): AsyncGenerator<FilePart> {
  const news: News[] = []
  let wake = (): void => undefined
  let isMade = false
  const make = async (): Promise<void> => {
    for await (const part of answer) {
      signal.throwIfAborted()
      if (part instanceof Uint8Array) await file.append(part)
      else addNews(news, part)
      wake()
    }
  }
  const making = make().finally(() => {
    isMade = true
    wake()
  })
  making.catch(() => undefined)
  while (!isMade || news.length > 0) {
    const part = news.shift()
    if (part !== undefined) yield part
    else
      await new Promise<void>((resolve) => {
        wake = resolve
      })
  }
  await making
  yield* file.read()
}

/** Progress replaces the one before it, so that a reader who takes nothing lets no list grow. */
function addNews(news: News[], part: News): void {
  const last = news.at(-1)
  if (last !== undefined && 'stage' in last && 'stage' in part) news.pop()
  news.push(part)
}
