/** What a text says of a person who suffered a sexual offence, or is accused of one. */
const sexualOffence =
  /abusos? sexual|abus[oó] (?:sexualmente )?de m[ií](?!\p{L})|(?:agresi[oó]n|violencia)(?:es)? sexual|delitos? (?:de (?:car[aá]cter|[ií]ndole|connotaci[oó]n) )?sexual|connotaci[oó]n sexual|violaci[oó]n (?:impropia|de parte de|de (?:una )?(?:menor|persona|mayor))|sufri[oó] (?:una )?violaci[oó]n|delitos? de violaci[oó]n(?! de)|estupro|violador|(?:indemnidad|libertad) sexual|sexo oral|tocaciones/giu
const victim = /(?<!\p{L})(?:v[ií]ctimas?|denunciantes?|menor(?:es)?|ni[ñn][oa]s?|adolescentes?)(?!\p{L})/iu
/** An interdict person, not the «interdicción de la arbitrariedad» nor the register of interdictions. */
const interdict = /(?<!\p{L})(?:interdict[oa]s?(?!\p{L})|interdicci[oó]n (?:provisori|definitiv|por|de (?:don|do[ñn]a|su|la señora)))/giu
const treated = /(?<!\p{L})(?:pacientes?(?!\p{L})|ficha cl[ií]nica)/giu

/** Licences, plans of health and who examines, pays or insures it. Letters with an accent may be lost or displaced. */
const claimed =
  /(?<!\p{L})(?:licencias? m.{0,2}dicas?|planes? de salud|isapres?|fonasa|fondo nacional de salud|compin|comisi.{0,2}n (?:de )?medicina preventiva|suseso|superintendencia de (?:salud|seguridad social)|enfermedad|diagn.{0,2}stico|tratamiento m.{0,2}dico|cirug.{0,2}a|medicamento)(?!\p{L})/giu

/** A word of each kind, found sooner in the many texts that have none. */
const mayBe = /sexual|violaci|estupro|violador|tocaciones|abus[oó]|sexo|interdic|paciente|cl[ií]nica/iu
const minMentions = { offence: 4, interdict: 2, treated: 6, claimed: 6 } as const

/** A mention in passing is none: how many there are says whether a ruling is about it. */
const speaks = (text: string, of: RegExp, min: number): boolean => {
  let count = 0
  for (const _ of text.matchAll(of)) {
    count += 1
    if (count >= min) return true
  }
  return false
}

const flatten = (text: string): string => text.replace(/(?:<br\s*\/?>|\s)+/giu, ' ')

/** Whether a text is about a sexual offence and its victim, a person under interdiction or the treatment of a patient. */
export function isAboutPrivateLife(text: string): boolean {
  if (!mayBe.test(text)) return false
  const flat = flatten(text)
  return (
    (speaks(flat, sexualOffence, minMentions.offence) && victim.test(flat)) ||
    speaks(flat, interdict, minMentions.interdict) ||
    speaks(flat, treated, minMentions.treated)
  )
}

/** Whether a text about a claim on a guarantee is about somebody's health. */
export function isAboutHealth(text: string): boolean {
  return speaks(flatten(text), claimed, minMentions.claimed)
}

const anonymity = /anonim(?:iz|.{0,2}c)\p{L}*/giu
const clauseEnd = /[.;]\s/u
const refused = /(?<!\p{L})(?:no|sin|tampoco|innecesari[oa]|exent[ao]|fuera)(?!\p{L})/iu
const asked = /(?<!\p{L})(?:solicit|pid|pretend|requir)\p{L}*/iu
const subjected =
  /(?<!\p{L})(?:sujet[ao]|somet|proc.{0,2}d|orden|dispon|decret|reserv|presupuestos?|criterios?|requisitos?|antecedentes|causales?)\p{L}*[^.;]{0,50}$/iu
/** What is published without names, and not the data of a study. */
const published =
  /(?<!\p{L})(?:sentencia|fallo|resoluci|pronunciamiento|nombres?|identidad|intervinientes|partes|v.{0,2}ctima|car.{0,2}tula|acta|auto ?acordado)/iu
const reach = 160

/** Whether a ruling says that it is to be published without names. «No sujeta a anonimización» says the contrary. */
export function ordersAnonymity(text: string): boolean {
  if (!/anonim/iu.test(text)) return false
  const flat = flatten(text)
  return [...flat.matchAll(anonymity)].some(({ index, 0: word }) => {
    const before =
      flat
        .slice(Math.max(0, index - reach), index)
        .split(clauseEnd)
        .at(-1) ?? ''
    const behind = flat.slice(index + word.length, index + word.length + reach).split(clauseEnd)[0] ?? ''
    if (refused.test(before) || asked.test(before)) return false
    if (/^anonimizaci/iu.test(word)) return subjected.test(before)
    return /^anonim.{0,2}c/iu.test(word) || published.test(before) || published.test(behind)
  })
}
