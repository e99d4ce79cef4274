import { parse } from 'yaml'
import { z } from 'zod'
import { NormProblem } from '../norm-problem.ts'

const fieldsSchema = z.record(z.string(), z.unknown())

export interface FrontMatter {
  /** A field as text; null when it is absent, empty or a list. */
  readonly text: (name: string) => string | null
  readonly list: (name: string) => readonly string[]
  readonly body: string
}

const fence = /^\uFEFF?---[ \t]*\r?\n(?<fields>[\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/u

/** The YAML before a Markdown text, and the text. @throws {NormProblem} `front_matter` */
export function readFrontMatter(text: string): FrontMatter {
  const match = fence.exec(text)
  if (match === null) throw new NormProblem('front_matter')
  const fields = parseFields(match.groups?.['fields'] ?? '')
  return {
    text: (name) => {
      const value = fields[name]
      const written = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
      return written === '' ? null : written
    },
    list: (name) => {
      const value = fields[name]
      return (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(String).filter((item) => item !== '')
    },
    body: text.slice(match[0].length),
  }
}

function parseFields(yaml: string): Record<string, unknown> {
  try {
    return fieldsSchema.parse(parse(yaml, { schema: 'failsafe', maxAliasCount: 0 }))
  } catch (error) {
    throw new NormProblem('front_matter', error instanceof Error ? (error.message.split('\n')[0] ?? null) : null)
  }
}
