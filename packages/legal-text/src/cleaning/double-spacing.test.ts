import { describe, expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'
import { needlessBlanks } from './double-spacing.ts'

const filled = (line: string): boolean => line !== ''
const retained = (lines: readonly string[]): string[] => {
  const needless = needlessBlanks(lines, filled)
  return lines.filter((_, index) => !needless[index])
}
const wrapped = Array.from({ length: 12 }, (_, at) => `sigue la línea ${at} del fallo que aquí se lee`)

describe('needlessBlanks', () => {
  it('joins lines that all stand apart and keeps wider gaps as ends of paragraphs', () => {
    expect(retained([...wrapped.flatMap((line) => [line, '']), '', '', 'Segundo párrafo'])).toEqual([...wrapped, '', 'Segundo párrafo'])
  })

  it('leaves paragraphs with a blank line between them alone', () => {
    const paragraphs = wrapped.flatMap((line) => [`El ${line}.`, ''])
    expect(retained(paragraphs)).toEqual(paragraphs)
    expect(retained(['uno', '', 'dos'])).toEqual(['uno', '', 'dos'])
  })

  it('lets the lines of a paragraph be joined', () => {
    expect(cleanText(wrapped.join('\n\n'))).toEqual([wrapped.join(' ')])
  })
})
