import type { z } from 'zod'

/** Parses JSON Lines, empty ones left out. @throws with the number of the first line that is not `what`, as «a question» */
export function parseJsonLines<Line>(text: string, schema: z.ZodType<Line>, what: string): Line[] {
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return []
    try {
      return [schema.parse(JSON.parse(line))]
    } catch (error) {
      throw new Error(`line ${at + 1} is not ${what}`, { cause: error })
    }
  })
}
