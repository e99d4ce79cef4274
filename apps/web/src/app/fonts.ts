import localFont from 'next/font/local'

export const inter = localFont({
  src: '../../../../node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
  variable: '--font-inter',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
})

export const sourceSerif = localFont({
  src: '../../../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
  variable: '--font-source-serif',
  weight: '200 900',
  display: 'swap',
  adjustFontFallback: false,
})

/** Separate and not preloaded: most pages have only a few words in italics. */
export const sourceSerifItalic = localFont({
  src: '../../../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-italic.woff2',
  variable: '--font-source-serif-italic',
  weight: '200 900',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})
