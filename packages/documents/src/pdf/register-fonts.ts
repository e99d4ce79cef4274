import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Font } from '@react-pdf/renderer'
import spanish from 'hyphen/es/index.js'

export const serif = 'Source Serif 4'

const faces = [
  { fontWeight: 400, fontStyle: 'normal', name: '400Regular' },
  { fontWeight: 400, fontStyle: 'italic', name: '400Regular_Italic' },
  { fontWeight: 600, fontStyle: 'normal', name: '600SemiBold' },
] as const

/** For headings, whose words are not broken. */
export const unhyphenated = { hyphenationCallback: (word: string): string[] => [word] }

let registered = false

/**
 * Registers Source Serif and Spanish hyphenation, once per thread. The fonts are plain TrueType: each glyph of a compressed font costs
 * milliseconds.
 */
export function registerFonts(): void {
  if (registered) return
  registered = true
  const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/source-serif-4/package.json'))
  const fonts = faces.map(({ name, ...face }) => ({ ...face, src: join(folder, name, `SourceSerif4_${name}.ttf`) }))
  Font.register({ family: serif, fonts })
  Font.registerHyphenationCallback((word) => (/\p{L}{5}/u.test(word) ? spanish.hyphenateSync(word).split('\u00ad') : [word]))
}
