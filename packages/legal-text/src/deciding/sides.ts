/** Who asked in the first place (claimant, prosecutor, petitioner) and who resists. */
export type Side = 'claimant' | 'respondent'

export function otherSide(side: Side): Side {
  return side === 'claimant' ? 'respondent' : 'claimant'
}

/** Folded words for each side that are the same whoever appeals. Who claims in reply is the respondent. */
const claimants =
  'demandantes?(?! reconvencional)|actor(?:a|es|as)?(?! reconvencional)|demandad[oa]s? (?:en la )?reconvencional(?:es)?|trabajador(?:a|es|as)?|ejecutantes?|reclamantes?|solicitantes?|querellantes?|denunciantes?|requirentes?|acreedor(?:a|es)?|ministerio publico|persecutor|fiscal(?:ia)?(?: adjunt[oa])?|ente persecutor'
const respondents =
  'demandad[oa]s?(?! reconvencional)|(?:demandantes?|actor(?:a|es|as)?) reconvencional(?:es)?|ejecutad[oa]s?|reclamad[oa]s?|querellad[oa]s?|denunciad[oa]s?|requerid[oa]s?|empleador(?:a|es)?|defensa|defensor(?:a|ia)?|imputad[oa]s?|acusad[oa]s?|sentenciad[oa]s?|condenad[oa]s?|encausad[oa]s?|amparad[oa]s?'
export const sideWords = `(?<claimant>${claimants})|(?<respondent>${respondents})`

export function sideOfGroups(groups: Readonly<Record<string, string | undefined>> | undefined): Side | null {
  if (groups?.['claimant'] !== undefined) return 'claimant'
  return groups?.['respondent'] === undefined ? null : 'respondent'
}
