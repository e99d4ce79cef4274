import { describe, expect, it } from 'vitest'
import { closeDoubleSpacing } from './double-spacing.ts'

const lines = Array.from({ length: 12 }, (_, at) => `línea ${at} del fallo`)

describe('closeDoubleSpacing', () => {
  it('closes lines that all stand apart and keeps wider gaps as ends of paragraphs', () => {
    const text = `${lines.join(' \n\n')}\n \n \n \nSegundo párrafo`
    expect(closeDoubleSpacing(text)).toBe(`${lines.map((line, at) => (at < 11 ? `${line} ` : line)).join('\n')}\n\nSegundo párrafo`)
  })

  it('leaves paragraphs with a blank line between them alone', () => {
    const text = lines.map((line) => `${line}\nsigue la línea`).join('\n\n')
    expect(closeDoubleSpacing(text)).toBe(text)
    expect(closeDoubleSpacing('uno\n\ndos')).toBe('uno\n\ndos')
  })
})
