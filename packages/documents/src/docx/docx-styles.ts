import type { IStylesOptions } from 'docx'

const brand = '1A365D'
const quiet = '56606E'

/** Half-points for letters, twentieths of a point for spaces. */
export const docxStyles: IStylesOptions = {
  default: {
    document: { run: { font: 'Georgia', size: 22, language: { value: 'es-CL' } }, paragraph: { spacing: { line: 276, after: 100 } } },
    title: { run: { size: 40, bold: true, color: brand }, paragraph: { spacing: { after: 160 } } },
    heading1: { run: { size: 28, bold: true, color: brand }, paragraph: { spacing: { before: 320, after: 60 }, keepNext: true } },
    heading2: { run: { size: 23, bold: true }, paragraph: { spacing: { before: 200, after: 60 }, keepNext: true } },
    hyperlink: { run: { color: brand, underline: {} } },
  },
  paragraphStyles: [
    { id: 'Datos', name: 'Datos', basedOn: 'Normal', run: { size: 20, color: quiet } },
    { id: 'Voz', name: 'Voz', basedOn: 'Normal', run: { size: 18, color: quiet, italics: true }, paragraph: { spacing: { after: 40 } } },
    { id: 'Aviso', name: 'Aviso', basedOn: 'Normal', run: { size: 20, color: '8A1C1C' } },
    { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', run: { size: 26, color: quiet }, paragraph: { spacing: { after: 160 } } },
    {
      id: 'Quote',
      name: 'Quote',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { indent: { left: 360, right: 360 }, spacing: { after: 80 } },
    },
    { id: 'Nota', name: 'Nota', basedOn: 'Normal', run: { size: 20 }, paragraph: { indent: { left: 360 }, spacing: { after: 40 } } },
    { id: 'Cita', name: 'Cita', basedOn: 'Normal', run: { size: 20 }, paragraph: { spacing: { after: 40 } } },
  ],
}
