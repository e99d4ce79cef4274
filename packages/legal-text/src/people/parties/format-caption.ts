import { type Party, partiesOfCaption } from './caption-parties.ts'
import { titleCase } from './title-case.ts'

/** Joins formatted parties; a caption that opens with «C/» keeps it. */
export function joinParties(parties: readonly Party[], show: (party: Party) => string): string {
  return parties
    .map((party, index) => {
      if (index === 0) return `${party.joint === 'c/' || party.joint === 'contra' ? 'c/ ' : ''}${show(party)}`
      return `${party.joint ?? 'con'} ${show(party).replace(/^(?:La|El|Los|Las) (?=\p{Lu})/u, (article) => article.toLowerCase())}`
    })
    .join(' ')
}

/** Readable caption from a source's capitals: «BANCO DE CRÉDITO E INVERSIONES/SOTO» → «Banco de Crédito e Inversiones con Soto». */
export function formatCaption(caption: string): string {
  return joinParties(partiesOfCaption(caption), ({ name, institution }) => titleCase(name, institution))
}
