import { ProductPicture } from '../../components/ui/product-picture.tsx'

const pictures = [
  {
    name: 'resultados',
    title: 'Comparar',
    text: 'Cada sentencia llega con su mejor pasaje, lo que decidió y por qué aparece. Los filtros dicen cuántas quedan antes de elegirlos.',
    alt: 'Lista de resultados: filtros a la izquierda y, por cada sentencia, el considerando con las palabras marcadas',
  },
  {
    name: 'sentencia',
    title: 'Leer',
    text: 'La sentencia se abre en el considerando, con el índice al lado y las coincidencias contadas. Las flechas van de una a otra.',
    alt: 'Sentencia abierta en un considerando, con índice, texto y coincidencias marcadas',
  },
]
/** Taken by scripts/take-pictures.ts at twice this size in CSS pixels. */
const width = 2240
const height = 1400

/** Screenshots of the product in the current theme. */
export function ProductPictures() {
  return (
    <section className="pt-13 md:pt-[72px]">
      <h2 className="font-serif text-26 font-medium tracking-[-0.012em] text-brand">Así se trabaja</h2>
      <div className="mt-6 grid gap-10 border-t-[1.5px] border-ink pt-6 md:gap-12">
        {pictures.map(({ name, title, text, alt }) => (
          <figure key={name} className="grid gap-x-14 gap-y-4 lg:grid-cols-[260px_minmax(0,1fr)]">
            <figcaption>
              <h3 className="text-17 leading-[1.4] font-[520]">{title}</h3>
              <p className="mt-1.5 max-w-[58ch] text-pretty text-ink-2">{text}</p>
            </figcaption>
            <ProductPicture name={name} alt={alt} width={width} height={height} sizes="(min-width: 68.75rem) 860px, 92vw" />
          </figure>
        ))}
      </div>
    </section>
  )
}
