const cue = String.raw`(?:ley(?:es)?|rol(?:es)?|decreto(?: ley| supremo)?|d\.?\s?[fls]\.?(?:\s?l\.?)?|dictamen|oficio|sentencia|art[íi]culos?|arts?\.|auto acordado)`
/** «Ley N9 18.216», «Rol N? 5448-18», «artículo 19 N% 3»: scans misread the degree sign. */
const numberSign = new RegExp(String.raw`(?=[9?%*'"])(?<=(?<![\p{L}\d])${cue}(?:\s\d{1,4})?\s?N)(?:9(?=\s\d)|[?%*'"](?=\s?\d))`, 'giu')
/** «artículo 1% de», «artículos 3* y»: the same after a number. */
const ordinalSign =
  /(?=[%*])(?<=(?<![\p{L}\d])(?:art[íi]culos?|arts?\.|inciso|numeral)\s\d{1,3})[%*](?=\s(?:de|del|y|inciso|bis|N[°º]|letra)(?!\p{L}))/giu
/** «18.2l6», «12.345-2O20»: letters that look like digits inside a number of groups. */
const groupedNumber = new RegExp(
  String.raw`(?=[\dlIO.-]*\d)(?<=(?<![\p{L}\d])${cue}\s(?:N[°º]\s?)?)(?:[\dlIO]{1,3}(?:\.[\dlIO]{3}){1,2}(?:-[\dlIO]{2,4})?|(?=[lIO]*\d)[\dlIO]{2,6}-[\dlIO]{4}(?!-))(?![\p{L}\d])`,
  'giu',
)

/** Cheap pre-check: most paragraphs have nothing garbled. */
const suspicious = /[Nn][9?%*'"]\s?\d|\d[%*]\s|\d[.-]?[lIO][\dlIO.]|[lIO][.-]?\d/

/** Repairs identifiers that a scan garbled. Every other character and the length stay. */
export function repairIdentifiers(text: string): string {
  return suspicious.test(text)
    ? text
        .replace(numberSign, '°')
        .replace(ordinalSign, '°')
        .replace(groupedNumber, (written) => (/[lIO]/u.test(written) && digitsIn(written) > 2 ? asDigits(written) : written))
    : text
}

const digitsIn = (written: string): number => written.replace(/\D/gu, '').length

const asDigits = (written: string): string => written.replace(/[lI]/gu, '1').replace(/O/gu, '0')
