import { Parser } from 'htmlparser2'

const blocks = new Set(
  'address article aside blockquote br center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
/** Cells of a row stay on one line. */
const cells = new Set(['td', 'th'])
const silent = new Set(['script', 'style', 'head', 'title', 'noscript', 'template', 'svg', 'select', 'button', 'textarea'])

const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()

/** Visible text of an HTML page: blocks on separate lines, cells of a row side by side; scripts, styles and form controls are dropped. */
export function htmlToText(html: string): string {
  const parts: string[] = []
  let hidden = 0
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (silent.has(name)) hidden += 1
        if (cells.has(name)) parts.push(' ')
        else if (blocks.has(name)) parts.push('\n')
      },
      onclosetag: (name) => {
        if (silent.has(name)) hidden = Math.max(0, hidden - 1)
        if (blocks.has(name) && !cells.has(name) && name !== 'br') parts.push('\n')
      },
      ontext: (text) => {
        if (hidden === 0) parts.push(text.replace(/\s+/gu, ' '))
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return tidy(parts.join(''))
}

/** Decodes character references («Regi&#243;n», «&aacute;») and drops markup. */
export const decodeEntities = htmlToText
