/** What a text says of a person who suffered a sexual offence, or is accused of one. */
const sexualOffence =
  /abusos? sexual|abus[oó] (?:sexualmente )?de m[ií](?!\p{L})|(?:agresi[oó]n|violencia)(?:es)? sexual|delitos? (?:de (?:car[aá]cter|[ií]ndole|connotaci[oó]n) )?sexual|connotaci[oó]n sexual|violaci[oó]n (?:impropia|de parte de|de (?:una )?(?:menor|persona|mayor))|sufri[oó] (?:una )?violaci[oó]n|delitos? de violaci[oó]n(?! de)|estupro|violador|(?:indemnidad|libertad) sexual|sexo oral|tocaciones/giu
const victim = /(?<!\p{L})(?:v[ií]ctimas?|denunciantes?|menor(?:es)?|ni[ñn][oa]s?|adolescentes?)(?!\p{L})/iu
/** An interdict person, not the «interdicción de la arbitrariedad» nor the register of interdictions. */
const interdict = /(?<!\p{L})(?:interdict[oa]s?(?!\p{L})|interdicci[oó]n (?:provisori|definitiv|por|de (?:don|do[ñn]a|su|la señora)))/giu
const treated = /(?<!\p{L})(?:pacientes?(?!\p{L})|ficha cl[ií]nica)/giu

/** A word of each kind, found sooner in the many texts that have none. */
const mayBe = /sexual|violaci|estupro|violador|tocaciones|abus[oó]|sexo|interdic|paciente|cl[ií]nica/iu
const minMentions = { offence: 4, interdict: 2, treated: 6 } as const

/** A mention in passing is none: how many there are says whether a ruling is about it. */
const speaks = (text: string, of: RegExp, min: number): boolean => {
  let count = 0
  for (const _ of text.matchAll(of)) {
    count += 1
    if (count >= min) return true
  }
  return false
}

/** Whether a text is about a sexual offence and its victim, a person under interdiction or the treatment of a patient. */
export function isAboutPrivateLife(text: string): boolean {
  if (!mayBe.test(text)) return false
  const flat = text.replace(/(?:<br\s*\/?>|\s)+/giu, ' ')
  return (
    (speaks(flat, sexualOffence, minMentions.offence) && victim.test(flat)) ||
    speaks(flat, interdict, minMentions.interdict) ||
    speaks(flat, treated, minMentions.treated)
  )
}
