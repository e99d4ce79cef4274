import type { CheckedQuotation } from '@basejuris/contract'
import { unnamedParty } from '../../rulings/present-speaker.ts'

/** What is to be looked at of quotations that stand in their ruling: whose words they are, where they stand, and what is left out before them. */
export function quotationNotes(quotations: readonly CheckedQuotation[]): string[] {
  return [...voicePhrases(quotations), ...placePhrases(quotations), ...denialPhrases(quotations)]
}

/** Whose words are quoted as the court's, each said once. */
const voicePhrases = (quotations: readonly CheckedQuotation[]): string[] => [
  ...new Set(
    quotations.flatMap(({ vozAjena }) => {
      if (vozAjena === null) return []
      if (vozAjena.relato === 'voto') return ['Las palabras están en el voto de minoría, no en lo que resolvió el tribunal.']
      if (vozAjena.relato === 'prevencion') return ['Las palabras están en una prevención, no en lo que resolvió el tribunal.']
      if (vozAjena.relato === 'fallo') return [`El tribunal reproduce ahí otra sentencia («${vozAjena.voz}»): las palabras no son suyas.`]
      if (vozAjena.voz === unnamedParty)
        return ['Las palabras están donde el fallo relata lo alegado por una parte, no en lo que resolvió el tribunal.']
      return [`Las palabras están donde el fallo relata lo que dijo una parte («${vozAjena.voz}»), no en lo que resolvió el tribunal.`]
    }),
  ),
]

/** Where the words stand, when the text names another place. */
const placePhrases = (quotations: readonly CheckedQuotation[]): string[] =>
  quotations.flatMap(({ lugarCitado, etiqueta }) =>
    lugarCitado === null ? [] : [`Su escrito las ubica en ${lugarCitado}; están en ${etiqueta ?? 'otra parte de la sentencia'}.`],
  )

/** What the text leaves out before the words, which the ruling denies. */
const denialPhrases = (quotations: readonly CheckedQuotation[]): string[] =>
  quotations.flatMap(({ negacion }) =>
    negacion === null
      ? []
      : [`Antes de las palabras citadas, la sentencia dice «${negacion}»: las niega. Revise que su escrito no diga lo contrario.`],
  )
