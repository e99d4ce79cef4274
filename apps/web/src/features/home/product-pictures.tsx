import { getImageProps } from 'next/image'

const pictures = [
  {
    name: 'resultados',
    alt: 'Lista de resultados: filtros a la izquierda y, por cada sentencia, el considerando con las palabras marcadas',
    caption: 'La lista: el mejor pasaje de cada sentencia y por qué aparece.',
  },
  {
    name: 'sentencia',
    alt: 'Sentencia abierta en un considerando, con índice, texto y coincidencias marcadas',
    caption: 'La sentencia: considerandos numerados al margen, índice y coincidencias.',
  },
]
/** Taken by scripts/take-pictures.ts at this size, in CSS pixels times two. */
const width = 2560
const height = 1600

interface PictureProps {
  readonly name: string
  readonly alt: string
  readonly theme: 'claro' | 'oscuro'
}

function Picture({ name, alt, theme }: PictureProps) {
  const { props } = getImageProps({ src: `/producto/${name}-${theme}.png`, alt, width, height, sizes: '(min-width: 68.75rem) 572px, 92vw' })
  // biome-ignore lint/performance/noImgElement: the attributes are those of next/image, without its script
  return <img {...props} alt={alt} className={`h-auto w-full ${theme === 'claro' ? 'only-light' : 'only-dark'}`} />
}

/** The product itself, in the reader's theme. */
export function ProductPictures() {
  return (
    <section className="pt-13 md:pt-[72px]">
      <h2 className="font-serif text-26 font-medium tracking-[-0.012em] text-brand">Así se trabaja</h2>
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        {pictures.map(({ name, alt, caption }) => (
          <figure key={name}>
            <div className="overflow-hidden rounded-md border border-rule shadow-float">
              <Picture name={name} alt={alt} theme="claro" />
              <Picture name={name} alt={alt} theme="oscuro" />
            </div>
            <figcaption className="mt-3 text-13 text-ink-2">{caption}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
