/** Whom or what a statute is for, and words that tell it from the one of the same first words. */
const holder = '(?:funcionari|emplead|servidor|trabajador|profesional|personal|asistent|predio)[a-z]*'
const field =
  '(?:municipal|docent|judicial|salud|educacion|universi|polici|investigaciones|carabiner|gendarmeria|fuerzas|congreso|aduan|semifiscal|rustic|particular)[a-z]*'
const filling = String.raw`(?:(?:de|del|para|sobre|aplicables?\s+al?|l[oa]s?|el|y)\s+){0,3}`
const ofOthers = new RegExp(String.raw`^\s+${filling}(?:${holder}\s+)?${filling}${field}(?![a-z])`, 'u')
const joined = /^\s+(?:de|del|para|sobre)\s+(?:l[oa]s?\s+|el\s+)?/u
const capital = /^\p{Lu}\p{Ll}/u
/** «Ley de Bases sobre …», «Ley de Bases Generales …». */
const goesOn =
  /^\s+(?:(?:del?|sobre)\s+(?!(?:manera|modo|forma|fecha|conformidad|acuerdo|autos|tal|que|la\s+especie|este|esta|dicha?)(?![a-z]))[a-z]|generales\s)/u
/** «Estatuto Administrativo de los Funcionarios Públicos», «… de Chile». */
const ofAll = /^\s+(?:[a-z]+\s+){1,5}?(?:public|fiscal|central|estado|chile|republica)/u
const reach = 70

/** Names that begin the name of another norm: «Estatuto Administrativo», «Ley de Bases». */
export function findSharedBeginnings(names: ReadonlyMap<string, string>): Set<string> {
  const shared = new Set<string>()
  for (const [name, key] of names)
    for (let end = name.lastIndexOf(' '); end > 0; end = name.lastIndexOf(' ', end - 1)) {
      const beginning = name.slice(0, end)
      const other = names.get(beginning)
      if (other !== undefined && other !== key) shared.add(beginning)
    }
  return shared
}

/** Whether a name that other names begin with goes on behind `to` as that of a norm which the table does not have. */
export function isLongerName(name: string, text: string, folded: string, to: number): boolean {
  const behind = folded.slice(to, to + reach)
  if (ofOthers.test(behind)) return true
  if (ofAll.test(behind)) return false
  if (name.startsWith('ley ')) return goesOn.test(behind)
  const words = joined.exec(behind)?.[0]
  return words !== undefined && capital.test(text.slice(to + words.length, to + words.length + 2))
}
