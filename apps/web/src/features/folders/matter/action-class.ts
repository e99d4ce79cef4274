import { buttonClass } from '../../../components/ui/button.tsx'

/** One of the things done with a matter: icon over word on a phone, side by side elsewhere. */
export const actionClass = buttonClass(
  'quiet',
  'md',
  'px-2.5 font-normal max-md:h-14 max-md:min-w-0 max-md:flex-1 max-md:flex-col max-md:gap-1 max-md:px-0 max-md:text-12 max-md:[&_svg]:size-[18px]',
)
