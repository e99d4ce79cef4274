import { ExternalHyperlink, type HeadingLevel, Paragraph, type ParagraphChild, TextRun } from 'docx'
import type { DocumentLink } from '../document.ts'
import { plainText } from '../plain-text.ts'

export function heading(text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph {
  return new Paragraph({ text: plainText(text), heading: level })
}

/** A paragraph of a named style. */
export function line(style: string, text: string): Paragraph {
  return new Paragraph({ style, text: plainText(text) })
}

/** A fact behind its name. */
export function named(name: string, value: string): Paragraph {
  return new Paragraph({ style: 'Datos', children: [new TextRun({ text: `${name}: `, bold: true }), new TextRun(plainText(value))] })
}

export function linked({ text, url }: DocumentLink): ParagraphChild {
  return new ExternalHyperlink({ link: url, children: [new TextRun({ text: plainText(text), style: 'Hyperlink' })] })
}
