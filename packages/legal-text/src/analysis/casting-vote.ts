/** A vote by which the majority was formed. */
const casting =
  /\b(?:votos? (?:dirimentes?|de calidad|decisori[oa]s?|decisivos?|de desempate|favorables?|conformes?)|empate de votos|dirimi(?:o|endo|eron|do)\b)/u
const against =
  /\bcontra\b[^.;]{0,40}\b(?:voto|parecer|opinion)|\bvotos? (?:en contra|disidentes?|de minoria)|\bdisiden|\bestuv(?:o|ieron) por|\bpreven|\bprevien/u

/** «Acordada … con el voto dirimente de la Presidenta»: who cast it is of the majority. Takes the folded beginning of a paragraph. */
export function isCastingVote(folded: string): boolean {
  return casting.test(folded) && !against.test(folded)
}
