import type { PersonalSpan } from './masked-span.ts'

const gap = String.raw`[\s\u00a0]?[.·-]?[\s\u00a0]?`
const check = String.raw`(?:[\s\u00a0]?-[\s\u00a0]?[\dKk])?`
/** «PPU.ABCD-12»: a full stop behind the word that announces a plate is no part of it. */
const notInside = String.raw`(?:(?<![\p{L}\d.-])|(?<=(?<!\p{L})(?:PPU|P\.P\.U|[Pp]atente|PATENTE|[Pp]laca|PLACA)\.))`
/** Four consonants and two digits, the format since 2007, recognised by its shape alone. */
const since2007 = new RegExp(String.raw`${notInside}[BCDFGHJKLPRSTVWXYZ]{4}[.·-]?\d{2}${check}(?![\p{L}\d]|[.-]\d)`, 'gu')
/** Older plates («AB-1234», «AB-12-34»), motorcycles («ABC-12», «ABC-012», «AB-123») and plates written apart, only where announced. */
const announced = new RegExp(
  String.raw`${notInside}(?:[A-Z]{2}${gap}[A-Z]{2}${gap}\d{2}|[A-Z]{2}${gap}(?:\d{3,4}|\d{2}${gap}\d{2})|[A-Z]{3}${gap}\d{2,3})${check}(?![\p{L}\d]|[.-]\d)`,
  'gu',
)
const cue = /(?<!\p{L})(?:[Pp]atentes?|PATENTES?|[Pp]lacas?|PLACAS?|P\.?\s?P\.?\s?U\.?|ppu)(?!\p{L})/gu
const reach = 80
const otherNumber = /(?<!\p{L})(?:NUE|RIT|RUC|ROL|LEY|DFL|DL|ART|ORD|RES|CPP|CP|IMEI|VIN|KM|AER|OS)[\s\u00a0.°ºNn-]*$/u

/** «PLACA PATENTE (ART. 192 LETRA E)»: a place in a norm. */
const isWord = /^(?:(?:DE|EN|LA|EL|DEL|LOS|LAS|CON|AÑO)(?!\p{L})|(?:ART|INC|LEY)(?:\.|\s))/u

const announcedPlates = (text: string): PersonalSpan[] => {
  const spans = new Map<number, PersonalSpan>()
  for (const { index } of text.matchAll(cue)) {
    const after = text.slice(index, index + reach).split(/[;\n]/u)[0] ?? ''
    for (const { index: at, 0: plate } of after.matchAll(announced))
      if (!isWord.test(plate) && !otherNumber.test(after.slice(0, at)))
        spans.set(index + at, { kind: 'plate', from: index + at, to: index + at + plate.length })
  }
  return [...spans.values()]
}

/** Number plates of vehicles, with their check digit when it is written. */
export function findVehiclePlates(text: string): PersonalSpan[] {
  return [
    ...[...text.matchAll(since2007)].map(({ index, 0: plate }): PersonalSpan => ({ kind: 'plate', from: index, to: index + plate.length })),
    ...announcedPlates(text),
  ]
}
