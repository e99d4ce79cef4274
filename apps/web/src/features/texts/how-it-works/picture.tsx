import { ProductPicture } from '../../../components/ui/product-picture.tsx'

interface StepPictureProps {
  readonly name: string
  readonly alt: string
  readonly caption: string
  /** Height in CSS pixels; all pictures are 1120 wide. */
  readonly height?: number
}

const width = 1120
const density = 2

export function StepPicture({ name, alt, caption, height = 700 }: StepPictureProps) {
  return (
    <figure className="mt-6 break-inside-avoid">
      <ProductPicture name={name} alt={alt} width={width * density} height={height * density} sizes="(min-width: 68.75rem) 680px, 92vw" />
      <figcaption className="mt-2.5 text-13 text-ink-2">{caption}</figcaption>
    </figure>
  )
}
