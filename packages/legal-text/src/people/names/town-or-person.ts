const clitic = String.raw`(?:lo|la|le|los|las|les)[ \u00a0]\p{Ll}`
/** «A Madrid lo trasladan»: the object stands first, and a pronoun repeats it. */
const objectFirst = /(?:^|[.;:,\n“"]|[.;:,\n“"][ \u00a0]|(?<!\p{L})(?:y|que|pero|cuando)[ \u00a0])a[ \u00a0]$/iu
const pronounAfter = new RegExp(String.raw`^[ \u00a0](?:(?:tampoco|también|no|nunca|ya|sí|siempre|además)[ \u00a0])?${clitic}`, 'u')
const kin =
  /(?<!\p{L})(?:amig|herman|hij|prim|polol|compañer|ti|tí|suegr|cuñad|niet|abuel)[oa]s?[ \u00a0]de[ \u00a0]$|(?<!\p{L})(?:mam[aá]|pap[aá]|madre|padre|esposa|polola|señora|pareja)[ \u00a0]de[ \u00a0]$/iu
/** «a Madrid se le cerró la puerta», «nada a Madrid tampoco le pagaron». */
const surePronoun = /^[ \u00a0](?:(?:tampoco|también)[ \u00a0](?:se[ \u00a0])?|se[ \u00a0])(?:lo|la|le|los|las|les)[ \u00a0]\p{Ll}/u
const afterA = /(?<!\p{L})a[ \u00a0]$/iu
/** «le pegaron a Salvador». */
const pronounBefore = /(?<!\p{L})les?[ \u00a0]\p{Ll}+(?:ron|ó|ba|ban|ía|ían|do)[ \u00a0]a[ \u00a0]$/iu
/** What is done to somebody, and to no town. */
const doneTo =
  /(?<!\p{L})(?:amenaz|golpe|agred|apuñal|insult|intimid|asalt|secuestr|abraz|detuv|deten|interrog|pregunt|apunt|dispar|lesion|her[ií]r|mat(?:ar|ó|aron)|cuid|esper|limpi|peg|atac|agarr|sujet|empuj|persegu)\p{Ll}*[ \u00a0]a[ \u00a0]$/iu
/** «dejar a Salvador a la casa»: brought to another place. */
const brought = /(?<!\p{L})(?:dej|llev|trae|traj|busc|recog)\p{Ll}*[ \u00a0]a[ \u00a0]$/iu
const toPlace =
  /^[ \u00a0](?:al?|en|del?)[ \u00a0](?:la |su )?(?:casa|colegio|escuela|hospital|comisar[ií]a|domicilio|liceo|trabajo|cama|pieza)/iu

/** True where the words around a name that is also a town's only fit a person. */
export function isPersonDespiteTown(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 30), from)
  const after = text.slice(to, to + 30)
  return (
    (objectFirst.test(before) && pronounAfter.test(after)) ||
    (afterA.test(before) && surePronoun.test(after)) ||
    pronounBefore.test(before) ||
    kin.test(before) ||
    doneTo.test(before) ||
    (brought.test(before) && toPlace.test(after))
  )
}
