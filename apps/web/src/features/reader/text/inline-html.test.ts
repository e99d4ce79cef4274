import { expect, it } from 'vitest'
import { inlineHtml } from './inline-html.ts'

const tag = (name: string, from: number, to: number) => ({ from, to, open: `<${name}>`, close: `</${name}>` })

it('nests ranges, the first of two equal ones outside, and escapes the text between', () => {
  expect(inlineHtml('a <b> c d', [tag('i', 2, 5), tag('u', 2, 7), tag('s', 8, 9)])).toBe('a <u><i>&lt;b&gt;</i> c</u> <s>d</s>')
  expect(inlineHtml('abc', [tag('i', 0, 3), tag('u', 0, 3)])).toBe('<i><u>abc</u></i>')
  expect(inlineHtml('abc', [tag('i', 1, 2), tag('u', 2, 3)])).toBe('a<i>b</i><u>c</u>')
})

it('starts at the given offset', () => {
  expect(inlineHtml('abcdef', [tag('i', 4, 5)], 2)).toBe('cd<i>e</i>f')
})
