import type { RulingFactsView } from '@basejuris/contract'
import { DocumentStyle } from '../../../components/frame/style-nonce.tsx'

/** A string for `content:` in CSS. */
const cssString = (text: string): string =>
  `"${text.replace(/[\\"<\n\r]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`

/** Where the printed text comes from. */
export function PrintedColophon({ facts }: { readonly facts: RulingFactsView }) {
  const source = `Fuente: ${facts.fuente}, documento ${facts.idSentence}.`
  const official = facts.urlOficial === null ? '' : ` Original: ${facts.urlOficial}`
  return <p className="rd-colophon">{`${source}${official}`}</p>
}

/** Running heads and folios of the printed ruling. */
export function PrintedFolio({ facts }: { readonly facts: Pick<RulingFactsView, 'cita' | 'ficticia'> }) {
  const short = facts.cita.corta.replace(/ \(sentencia ficticia[^)]*\)|\.$/gu, '')
  const warning = facts.ficticia ? 'Sentencia ficticia de demostración' : ''
  const font = 'font: 8.5pt var(--serif, Georgia), serif; color: #000'
  const rules = [
    `@top-left{content:"BaseJuris · jurisprudencia de Chile";${font}}`,
    `@top-right{content:${cssString(short)};${font}}`,
    `@bottom-left{content:${cssString(warning)};${font}}`,
    `@bottom-right{content:counter(page) " de " counter(pages);${font}}`,
  ]
  return <DocumentStyle css={`@media print{@page{${rules.join('')}}}`} />
}
