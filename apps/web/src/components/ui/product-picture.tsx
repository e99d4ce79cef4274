import { getImageProps } from 'next/image'

export interface ProductPictureProps {
  /** File name in public/producto, without the theme. */
  readonly name: string
  readonly alt: string
  /** Pixels of the file. */
  readonly width: number
  readonly height: number
  /** As the `sizes` attribute. */
  readonly sizes: string
}

/** A screenshot of the product in the current theme, taken by scripts/take-pictures.ts. */
export function ProductPicture(props: ProductPictureProps) {
  return (
    <div className="overflow-hidden rounded-md border border-rule shadow-float">
      <Themed {...props} theme="claro" />
      <Themed {...props} theme="oscuro" />
    </div>
  )
}

function Themed({ name, alt, theme, ...size }: ProductPictureProps & { readonly theme: 'claro' | 'oscuro' }) {
  const { props } = getImageProps({ src: `/producto/${name}-${theme}.png`, alt, ...size })
  // biome-ignore lint/performance/noImgElement: the attributes are those of next/image, without its script
  return <img {...props} alt={alt} className={`h-auto w-full ${theme === 'claro' ? 'only-light print:block' : 'only-dark print:hidden'}`} />
}
