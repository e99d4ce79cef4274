import { getImageProps } from 'next/image'

export interface ProductPictureProps {
  /** Name of the files in public/producto, without theme. */
  readonly name: string
  readonly alt: string
  /** Pixels of the files. */
  readonly width: number
  readonly height: number
  /** As the attribute of the same name. */
  readonly sizes: string
}

/** The product itself in the reader's theme; taken by scripts/take-pictures.ts. */
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
